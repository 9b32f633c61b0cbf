# The constants of codes.py for C; the interpreter never reads this file.
cdef enum:
    NUMBERS = 5
    DECK = 20
    HAND = 4

    PILE = 4
    LAID = 5

    DRAW = 20
    PASS = 21
