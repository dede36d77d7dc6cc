"""The version of the program and its rules; saves carry it."""

VERSION = "0.2.0"
