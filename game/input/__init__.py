"""What people do: keys, pointer and pads as signals."""
