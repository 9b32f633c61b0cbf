# The constants of codes.py for C; the interpreter never reads this file.
cdef enum:
    SEATS = 5
    STAR = 4
    HAND = 8
    HAND_OF_TWO = 9
    BEYOND_PLAYERS = 5
    GOAL = 4
    GOAL_OF_TWO = 2
    FIRST_PRIZE = 2
    LAST_PRIZE = 1
    TURNS = 300
    ROUNDS = 30
    PLAN_ROUND = 40
    NOBODY = -1

    RANKS = 8
    FACE_SHIFT = 3
    RANK_MASK = 7
    ROW = 11

    LAY = 0
    ADD = 1
    TAKE = 2
    FLIP = 3
    KIND_SHIFT = 16
    PLACE_SHIFT = 12
    PLACE_MASK = 15
    NUMBER_SHIFT = 8
    NUMBER_MASK = 15
    CARDS_MASK = 255
    VALUES = 10
