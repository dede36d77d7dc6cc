"""What all three games share on the table: who sits there, what is asked, and how it is shown."""
