"""What is said to somebody who reads the chronicle by keys or pad."""

LINE_BY_LINE = "Up and down: read.\nChoose: the replay from here."
