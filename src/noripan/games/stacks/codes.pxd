# The constants of codes.py for C; the interpreter never reads this file.
cdef enum:
    SEATS = 6
    COLOURS = 2
    KINDS = 17
    NUMBERS = 5
    WILD = 10
    JUMP_CARD = 12
    REVERSE_CARD = 13
    STEAL_CARD = 14
    CHIP_CARD = 15
    HOLD_CARD = 16

    DECK = 120
    DECK_OF_TWO = 112
    NUMBER_COPIES = 9
    WILD_COPIES = 7
    CHIP_COPIES = 4
    SPECIAL_COPIES = 3
    SPECIAL_COPIES_OF_TWO = 2
    HAND = 5
    HEIGHT = 5
    SLOTS = 4
    CHIPS = 20
    ENOUGH = 5
    ENOUGH_OF_COLOUR = 2
    LONGEST = 5000
    NO_WINDOW = -1

    PLAN_FIRST = 0
    PLAN_HANDS = 1
    PLAN_PILE = 31

    LAY = 0
    JUMP = 1
    REVERSE = 2
    STEAL = 3
    CHIP = 4
    DISCARD = 5
    HOLD = 6
    ALLOW = 7
    END = 8
    ACTION_SHIFT = 10
    FROM_DISCARD = 1 << 9
    KIND_MASK = 31
    NUMBER_SHIFT = 5
    NUMBER_MASK = 7
    SEAT_MASK = 7
    TOP = 1 << 3
    COLOUR_SHIFT = 3
    COLOUR_MASK = 1

    CLAIMS = 12
    CLAIM_KIND_SHIFT = 9
    CLAIM_COUNT_SHIFT = 6
    CLAIM_COUNT_MASK = 7
    CLAIM_SEATS = 63
