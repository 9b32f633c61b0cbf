# C types for memory.py; the interpreter never reads this file.
cimport cython
from noripan.core.state cimport State
from noripan.games.stacks.codes cimport *

cdef class Memory(State):
    cdef readonly int pile_size, shuffles
    cdef readonly short hands[102]
    cdef readonly short held[6]
    cdef readonly short pile[120]
    cdef readonly short claims[84]
    cdef readonly short claim_count[7]
    cdef readonly short hold_most[42]
    cdef readonly short new_most[102]
    cdef readonly short old_most[102]
    cdef readonly short new_low[36]
    cdef readonly short new_high[36]

    cdef void copy_hidden_from(self, Memory source) noexcept nogil
    cdef void know_deal(self) noexcept nogil
    cdef void know_shuffle(self) noexcept nogil
    cdef void count_afresh(self, int seat) noexcept nogil
    cdef void see_drawn(self, int seat, int count) noexcept nogil
    cdef void see_leave(self, int seat, int kind) noexcept nogil
    cdef void miss(self, int observer, int seat, int kind) noexcept nogil
    cdef void miss_age(self, int at, int card, int left) noexcept nogil
    cdef void see_gain(self, int seat, int kind) noexcept nogil
    cdef void notice(self, int observer, int seat, int kind) noexcept nogil
    cdef void see_theft(self, int taker, int victim, int kind) noexcept nogil
    cdef void wonder(self, int observer, int taker, int victim) noexcept nogil
    cdef void claim(self, int observer, int kind, int count, int seats) noexcept nogil
    cdef void drop(self, int observer, int i) noexcept nogil
    cdef void weaken(self, int observer, int seat, int kind) noexcept nogil
    @cython.locals(before="short[12]", count=int, seats=int)
    cdef void widen(self, int observer, int taker, int victim) noexcept nogil
    @cython.locals(before="short[12]", count=int, seats=int)
    cdef void secure(self, int observer, int seat) noexcept nogil
    cdef int take_claims(self, int observer, short *claims) noexcept nogil
    cdef void forget_empty(self, int observer, int seat) noexcept nogil
