# C types for belief.py; the interpreter never reads this file.
cimport cython
from noripan.core.dealer cimport Dealer
from noripan.core.rng cimport u64
from noripan.games.iota.codes cimport *
from noripan.games.iota.memory cimport Memory

cdef const int IMPOSSIBLE

@cython.final
cdef class Belief(Memory):
    @cython.locals(may="unsigned long long[64]", wild="short[64]")
    cdef bint redeal(
        self, int observer, short *slots, short *faces, int n, int out, u64 hidden, Dealer dealer
    ) noexcept nogil
    cdef void suppose(
        self, int observer, short *slots, int n, u64 *may, short *wild, int at, int card
    ) noexcept nogil
    @cython.locals(may=u64)
    cdef int certain(self, int observer, int slot, u64 hidden) noexcept nogil
    cdef u64 still_hidden(self, short *faces, int n, u64 hidden) noexcept nogil
    @cython.locals(cards=u64)
    cdef int settle(self, short *faces, int n, u64 *may, short *wild, u64 hidden, int wilds) noexcept nogil
    cdef int number(self, u64 card) noexcept nogil
    @cython.locals(group="short[64]", first="short[64]", where=u64)
    cdef bint deal(
        self, short *faces, int n, u64 *may, short *wild, int out, u64 may_out, u64 hidden, int wilds, Dealer dealer
    ) noexcept nogil
    cdef int group(
        self, short *faces, int n, u64 *may, short *wild, u64 hidden, int wilds, short *group, short *first
    ) noexcept nogil
    @cython.locals(cards="unsigned char[66]")
    cdef bint hand_out(self, short *faces, int n, short *group, int places, Dealer dealer) noexcept nogil
    @cython.locals(order="short[64]")
    cdef void sort(self, int observer, short *slots, short *faces, int n) noexcept nogil
