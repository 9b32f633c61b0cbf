# C types for move_features.py; the interpreter never reads this file.
cimport cython
from noripan.core.bits cimport count_bits
from noripan.games.stacks.codes cimport *
from noripan.games.stacks.heuristic cimport StacksHeuristic
from noripan.games.stacks.outlook cimport Outlook
from noripan.games.stacks.rules cimport Stacks

cdef int LAID, RAISED, OWN_NEXT, UNSEEN_NEXT, GIFT, SPARED, COMPLETED, USELESS, HOLD_RISK, WINS, LEFT, REFILLS
cdef int DISCARDED, STEPS, SPARE, COVERED, UNUSED, UNREAPED, STOLEN, STOLEN_STEPS, VICTIM, VICTIM_MISSING, CHIP_LEAVES
cdef int CHIP_HELPS, CHIP_HURTS, ANSWER, LATER_HOLD

@cython.final
cdef class MoveFeatures:
    cdef StacksHeuristic heuristic
    cdef Outlook outlook

    cdef int write_features(
        self, Stacks state, int seat, int move, int lost, int piles, int *out, int n
    ) noexcept nogil
    @cython.locals(is_wild=cython.bint, needs=cython.bint, ripe=cython.bint)
    cdef int write_lay(self, Stacks state, int seat, int move, int *out, int n) noexcept nogil
    @cython.locals(others=cython.bint)
    cdef int write_gifts(self, Stacks state, int seat, int kind, int *out, int n) noexcept nogil
    cdef int write_completion(self, Stacks state, int seat, int colour, int *out, int n) noexcept nogil
    cdef int write_discard(self, Stacks state, int seat, int kind, int piles, int *out, int n) noexcept nogil
    cdef int write_theft(self, Stacks state, int seat, int move, int *out, int n) noexcept nogil
    @cython.locals(hurts=cython.bint)
    cdef int write_chip(self, Stacks state, int seat, int move, int *out, int n) noexcept nogil
    @cython.locals(needs=cython.bint)
    cdef int write_answer(self, Stacks state, int seat, int action, int *out, int n) noexcept nogil
    cdef int steps(self, int piles, int kind) noexcept nogil
    cdef int cover(self, int top, int kind) noexcept nogil
