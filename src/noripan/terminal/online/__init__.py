"""A server's guest: the house (HTTP), the line to its tables (one socket), and a place at a table. Clients and bots use it.

`docs/protocol.md` describes what is said over the line.
"""

from noripan.terminal.online.house import House, Link, read_link
from noripan.terminal.online.line import Line
from noripan.terminal.online.place import AtServer

__all__ = ["AtServer", "House", "Line", "Link", "read_link"]
