"""A table's people and match: the plan, the session, and codes that share a deal."""
