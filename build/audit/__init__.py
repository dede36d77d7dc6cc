"""Measures what ux.md promises to weak eyes and slow hands, on screens as they are drawn: ``make audit``."""
