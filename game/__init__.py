"""The desktop program: window, scenes and table. It shows what the rules list and knows no rule itself."""
