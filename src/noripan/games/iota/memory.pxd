# C types for memory.py; the interpreter never reads this file.
cimport cython
from noripan.core.rng cimport u64
from noripan.games.iota.codes cimport *

cdef class Memory:
    cdef readonly u64 may[324]
    cdef readonly short wild[324]
    cdef readonly short unseen[4]
    cdef readonly short origin[64]
    cdef readonly short source[64]
    cdef readonly short giver[64]
    cdef readonly int trades
    cdef readonly bint kept

    cdef void copy_from(self, Memory other) noexcept nogil
    cdef void begin(self) noexcept nogil
    cdef void forget(self, int observer, int wilds) noexcept nogil
    @cython.locals(bit=u64)
    cdef u64 bit(self, int number) noexcept nogil
    cdef void draw(self, int players, int seat, int held, int slot, int card) noexcept nogil
    cdef void show(self, int players, int seat, int held, int card) noexcept nogil
    cdef void show_wild(self, int observer, int hand, int held) noexcept nogil
    cdef void take_wild(self, int players, int seat, int held) noexcept nogil
    cdef void trade(self, int players, int seat, int held, int count, int bottom) noexcept nogil
    @cython.locals(may=u64)
    cdef void mix(self, int base, int hand, int held, int count, int bottom) noexcept nogil
    @cython.locals(bit=u64)
    cdef void put(self, int observer, int slot, int card) noexcept nogil
    cdef void learn(self, int observer, int source, int card) noexcept nogil
    cdef int source_of(self, int observer, int slot) noexcept nogil
    cdef int name_wild(self, int observer, int wilds) noexcept nogil
    cdef void see_wild(self, int observer, int wild) noexcept nogil
    cdef int lose_wild(self, int observer) noexcept nogil
    cdef void drop(self, int observer, int hand, int held, int card) noexcept nogil
    cdef bint could_be(self, int slot, int card) noexcept nogil
    cdef int blur(self, int observer, int hand, int held, int card) noexcept nogil
    cdef bint is_within(self, int slot, int other) noexcept nogil
    @cython.locals(may=u64)
    cdef void exchange(self, int observer, int slot) noexcept nogil
    cdef void move(self, int observer, int slot, int to) noexcept nogil
    cdef int rank(self, int card) noexcept nogil
    cdef u64 lower(self, int card) noexcept nogil
    cdef u64 higher(self, int card) noexcept nogil
    cdef int wilds_before(self, int card) noexcept nogil
    cdef int wilds_after(self, int card) noexcept nogil
