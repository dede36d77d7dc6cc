"""Phones at the table: the server in its own process, real sockets, and what strangers may try."""
