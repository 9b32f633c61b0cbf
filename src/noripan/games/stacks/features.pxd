# C types for features.py; the interpreter never reads this file.
cimport cython
from noripan.core.bits cimport lowest_bit
from noripan.core.features cimport Features
from noripan.core.state cimport State
from noripan.games.stacks.codes cimport *
from noripan.games.stacks.heuristic cimport StacksHeuristic
from noripan.games.stacks.move_features cimport MoveFeatures
from noripan.games.stacks.outlook cimport NONE, Outlook
from noripan.games.stacks.rules cimport Stacks

cdef const int OWN_TOPS, COUNTED, HELD_CELLS, UNSEEN_CELLS, PILE_CELLS, PILE_STEP
cdef int ROW_HAND, ROW_HELD, ROW_TOPS, ROW_OTHER_TOP, ROW_PILES, ROW_CHIPS, ROW_MISSING, ROW_HOLDS, ROW_KNOWN, ROW_SURE_HOLD
cdef int ROW_JUMPS, ROW_REVERSED, ROW_NEXT, ROW_WINDOW, ROW_AT_STAKE, ROW_ASKED, ROW_TURN, ROW_BUSY, ROW_IDLE, ROW_PILE
cdef int ROW_SHUFFLES, ROW_UNSEEN, ROW_PLAYERS, ACTION, SKIPPED, SUCCESSOR, ROW_OTHER_HANDS, ROW_DRAWN, ROW_ANSWERS

@cython.final
cdef class StacksFeatures(Features):
    cdef StacksHeuristic heuristic
    cdef Outlook outlook
    cdef MoveFeatures moves

    cdef int write_position(self, Stacks state, int seat, int *out) noexcept nogil
    cdef int write_hand(self, Stacks state, int seat, int *out, int n) noexcept nogil
    cdef int write_seats(self, Stacks state, int seat, int *out, int n) noexcept nogil
    @cython.locals(known="int[6]", sure_hold=cython.bint)
    cdef int write_claims(self, Stacks state, int seat, int *out, int n) noexcept nogil
    cdef int write_turn(self, Stacks state, int seat, int *out, int n) noexcept nogil
    @cython.locals(left="int[17]")
    cdef int write_stock(self, Stacks state, int seat, int *out, int n) noexcept nogil
    cdef int write_changes(self, Stacks state, int move, int *out) noexcept nogil
    @cython.locals(before="int[24]", after="int[24]")
    cdef int write_prospects(
        self, Stacks state, int seat, int lost, int got, int top, int piles, int piles_then, int gained, int *out, int n
    ) noexcept nogil
    cdef int write_difference(self, int *before, int befores, int *after, int afters, int *out, int n) noexcept nogil
    cdef int write_change(self, int before, int after, int *out, int n) noexcept nogil
    cdef int write_cards(self, Stacks state, int seat, int lost, int got, int *out, int n) noexcept nogil
    cdef int write_tops(self, Stacks state, int seat, int pushed, int *out, int n) noexcept nogil
    cdef int write_table(
        self, Stacks state, int seat, int move, int piles, int piles_then, int *out, int n
    ) noexcept nogil
    cdef int write_chips(self, Stacks state, int seat, int near, int reds, int blues, int *out, int n) noexcept nogil
    cdef int write_order(self, Stacks state, int seat, int action, int *out, int n) noexcept nogil
    cdef int card_played(self, int move) noexcept nogil
    cdef int card_taken(self, Stacks state, int move) noexcept nogil
    cdef int popped(self, int seat, int move) noexcept nogil
    @cython.locals(completes=cython.bint)
    cdef int chip_gained(self, Stacks state, int move, int colour) noexcept nogil
    cdef int piles_feature(self, int piles, int colour) noexcept nogil
    cdef int chips_feature(self, int near, int reds, int blues) noexcept nogil
    cdef int write_hidden(self, Stacks state, int seat, int *out) noexcept nogil
