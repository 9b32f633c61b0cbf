# The constants of codes.py for C; the interpreter never reads this file.
cdef enum:
    OVER = -1
    NOWHERE = -1
    PLAN_CELLS = 2048
    CHUNK = 256
    NETWORK_ONE = 64
