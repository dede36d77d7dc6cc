"""What ``make bench`` measures against the budgets."""
