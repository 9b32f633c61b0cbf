# The constants of codes.py for C; the interpreter never reads this file.
cdef enum:
    SEATS = 4
    COLOURS = 5
    RED = 0
    END = 16
    RESTART = 17
    PER_COLOUR = 17
    SLOTS = 18

    END_BIT = 1 << 16
    RESTART_BIT = 1 << 17
    NUMBER_SET = 0xFFFC
    TILE_SET = 0x3FFFC

    COLOURED = 85
    FIRST_SCISSORS = 85
    SECOND_SCISSORS = 86
    THE_BIN = 87
    DECK = 88

    HAND_OF_TWO = 30
    HAND_OF_THREE = 29
    HAND_OF_FOUR = 22
    SIXTEEN_POINTS = 16
    SPECIAL_POINTS = 20

    UNUSED = 4
    PLACES = 5
    LEFT_OVER = 5
    PLAN_FIRST = 88
    PLAN_LEFT_OVER = 89
    PLAN_ROUND = 90

    LAY = 0
    PASS = 1
    SCISSORS = 2
    BIN = 3
    DECLINE = 4
    KIND_SHIFT = 21
    COLOUR_SHIFT = 18
    COLOUR_MASK = 7
    LAID_MASK = 0x3FFFF
    REMOVED_MASK = 31

    NO_ROW = -1
    NO_TILE = -1
    FACE_CELLS = 16
