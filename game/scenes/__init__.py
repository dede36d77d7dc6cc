"""The scenes: title, seating, table, result and what lies over them."""
