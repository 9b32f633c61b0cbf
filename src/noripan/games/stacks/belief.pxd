# C types for belief.py; the interpreter never reads this file.
cimport cython
from noripan.core.codes cimport *
from noripan.core.dealer cimport Dealer
from noripan.games.stacks.codes cimport *
from noripan.games.stacks.memory cimport Memory

cdef const int PILE, NOBODY, PILE_PLACE, PILE_BIT

cdef class Belief(Memory):
    @cython.locals(unseen="int[17]", spreads="int[84]", weights="int[84]")
    cdef void deal_hidden(self, int seat, Dealer dealer) noexcept nogil
    @cython.locals(most="int[8]", room="int[8]")
    cdef int spread_holds(self, int seat, int count, int *spreads, int *weights) noexcept nogil
    cdef bint is_claimed(self, int seat, int a, int b, int c) noexcept nogil
    cdef int weigh(self, int a, int b, int c, int *most, int *room) noexcept nogil
    cdef int overlap(self, int seats, int a, int b, int c) noexcept nogil
    cdef int pick(self, int *weights, int ways, Dealer dealer) noexcept nogil
    @cython.locals(pins="int[24]", may=int)
    cdef void offer(self, int seat, int *unseen, int spread, Dealer dealer) noexcept nogil
    cdef int pin(self, int seat, int kind, int *pins) noexcept nogil
    cdef int size_of(self, int seats) noexcept nogil
    cdef bint all_dealt(self, Dealer dealer) noexcept nogil
    @cython.locals(pile="unsigned char[120]")
    cdef void receive(self, int seat, Dealer dealer) noexcept nogil
    cdef void share(self, int other) noexcept nogil
