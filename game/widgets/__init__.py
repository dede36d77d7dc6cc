"""Our own small set of widgets: text, buttons, lists and what guides the focus."""
