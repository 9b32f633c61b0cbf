# The constants of codes.py for C; the interpreter never reads this file.
cdef enum:
    SEATS = 4
    CARDS = 64
    WILD = 64
    WILDS = 2
    DECK = 66

    FACE_BITS = 6
    FACE_MASK = 63
    NUMBER_MASK = 3
    YELLOW = 48
    HAND = 4
    LOT = 4
    HALF = 32
    STALEMATE_ROUNDS = 4

    MIDDLE = 64
    ROW_SHIFT = 7
    COLUMN_MASK = 127
    ORIGIN = 64 << 7 | 64
    RIGHT = 1
    DOWN = 128
    BOTH_STEPS = 129
    NOWHERE = -1

    SQUARES = 4096
    TORUS_BITS = 6
    TORUS_MASK = 63
    EMPTY = 66
    DEAD = 67
    OPEN = 68
    LEFT_SIDE = 1
    RIGHT_SIDE = 2
    UPPER_SIDE = 4
    LOWER_SIDE = 8
    ROW_SIDES = 3
    COLUMN_SIDES = 12
    GAPS = 0xF888

    RUN_SHIFT = 7
    RUN_MASK = 127
    LONG = -1
    LENGTH_SHIFT = 8
    SUM_MASK = 255

    LAY = 0
    END = 1
    PASS = 2
    TRADE = 3
    SWAP = 4
    KEEP = 5
    KIND_SHIFT = 21
    CARD_SHIFT = 14
    CARD_MASK = 127
    PLACE_MASK = 0x3FFF
    TRADED_MASK = 15

    HAND_SLOTS = 16
    SEAT_SHIFT = 2
    PILE = 16
    RING = 64
    RING_MASK = 63
    OUT = 80
    SLOTS = 81
    TRADE_SHIFT = 2
    FIRST_WILD = 1
    SECOND_WILD = 2
    BOTH_WILDS = 3
    UNKNOWN = -1
    NOBODY = -1

    PLAN_FIRST = 0
    PLAN_STARTER = 1
    PLAN_HANDS = 2
    PLAN_PILE = 18
    PLAN_END = 75
    EVEN = 16


cdef extern from *:  # sets of cards, which an enum cannot hold
    """
    #define NORIPAN_IOTA__ALL 0xFFFFFFFFFFFFFFFFULL
    #define NORIPAN_IOTA__BELOW_YELLOW 0xFFFFFFFFFFFFULL
    """
    const unsigned long long ALL "NORIPAN_IOTA__ALL"
    const unsigned long long BELOW_YELLOW "NORIPAN_IOTA__BELOW_YELLOW"
