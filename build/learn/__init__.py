"""What bots learn: played, fitted, written down."""
