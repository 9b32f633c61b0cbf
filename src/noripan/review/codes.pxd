# The constants of codes.py for C; the interpreter never reads this file.
cdef enum:
    POLICY = -1
    NOBODY = -1
    MOST_COMPARED = 64
    WIN = 61440
    VALUE_COST = 10
    TOP_SHARE = 65536
