# C types for outlook.py; the interpreter never reads this file.
cimport cython
from noripan.core.bits cimport count_bits, lowest_bit
from noripan.games.stacks.codes cimport *
from noripan.games.stacks.heuristic cimport StacksHeuristic
from noripan.games.stacks.rules cimport Stacks

cdef const int NONE
cdef int ROW_NEED, ROW_REACH, ROW_FITS, ROW_EMPTIES, ROW_CLOSEST, ROW_RUN, ROW_THREAT

@cython.final
cdef class Outlook:
    cdef StacksHeuristic heuristic

    cdef int write_outlook(
        self, int red, int blue, bint is_stuck, int top, int piles, int useful, int *out, int n
    ) noexcept nogil
    cdef int write_runs(self, Stacks state, int seat, int piles, int *out, int n) noexcept nogil
    cdef int write_other_runs(
        self, Stacks state, int seat, int pushed, int popped, int piles, int piles_then, int *out, int n
    ) noexcept nogil
    cdef int run_feature(self, int near, int run) noexcept nogil
    @cython.locals(kind=int)
    cdef int run(self, Stacks state, int seat, int pushed, int depth, int piles) noexcept nogil
    cdef int need(self, int numbers, int wilds, int height) noexcept nogil
    cdef int reach(self, int numbers, int height) noexcept nogil
    cdef int fitting(self, int numbers, int piles, int colour) noexcept nogil
    @cython.locals(wilds=int, older=int, newer=int)
    cdef bint can_play_all(self, int cards, int piles, int colour) noexcept nogil
    cdef int useful(self, int reds, int blues) noexcept nogil
    cdef int cards_of(self, Stacks state, int seat, int colour) noexcept nogil
    cdef int packed(self, int kind, int colour) noexcept nogil
    cdef bint is_stuck(self, Stacks state, int seat, int lost, int got) noexcept nogil
    cdef int numbers_of(self, int cards, int top, int colour) noexcept nogil
    cdef int wilds_of(self, int cards, int top, int colour) noexcept nogil
    cdef int piles_of(self, Stacks state) noexcept nogil
    cdef int piles_after(self, int piles, int colour, int number) noexcept nogil
    cdef int near(self, Stacks state, int seat, int other) noexcept nogil
    cdef int other(self, Stacks state, int seat, int near) noexcept nogil
    cdef int next_seat(self, Stacks state, int jumps, int reverses) noexcept nogil
    cdef int card_under(self, Stacks state, int seat, int depth) noexcept nogil
    @cython.locals(count=int)
    cdef int unseen(self, Stacks state, int seat, int kind) noexcept nogil
