"""What the program has to withstand: spoilt files, full disks, missing parts, odd screens, its own faults."""
