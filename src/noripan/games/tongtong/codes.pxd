# The constants of codes.py for C; the interpreter never reads this file.
cdef enum:
    SEATS = 5
    COLOURS = 5
    BLUE = 2
    GREEN = 3
    NUMBERS = 8
    COLOUR_SHIFT = 3
    NUMBER_MASK = 7
    FOUR = 3
    SIX = 5
    RED_EIGHT = 7

    GAMES = 3
    ROUNDS = 7
    HAND = 8

    HIGH12 = 0
    HIGH9 = 1
    LOW5 = 2
    PLUSMINUS11 = 3
    BASIC = 3
    MISSIONS = 5
    HIGH12_LIMIT = 12
    HIGH9_LIMIT = 9
    LOW5_LIMIT = 5
    PLUSMINUS11_LIMIT = 11
    SUM10_LIMIT = 10
    UNRANKED = 0

    PLAN_HANDS = 3
    PLAN_GAME = 40
    NOBODY = -1
    NO_CARD = -1
    ZERO = 16


cdef extern from *:  # sets of cards, which an enum cannot hold
    """
    #define NORIPAN_TONGTONG__ONE 1ULL
    #define NORIPAN_TONGTONG__ONE_COLOUR 0xFFULL
    #define NORIPAN_TONGTONG__ALL_ONES 0x0101010101ULL
    """
    const unsigned long long ONE "NORIPAN_TONGTONG__ONE"
    const unsigned long long ONE_COLOUR "NORIPAN_TONGTONG__ONE_COLOUR"
    const unsigned long long ALL_ONES "NORIPAN_TONGTONG__ALL_ONES"
