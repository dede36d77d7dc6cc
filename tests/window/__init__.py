"""A real window, pushed and looked at as a person would: ``make window-test`` and ``make dist-test``."""
