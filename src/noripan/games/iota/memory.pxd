# C types for memory.py; the interpreter never reads this file.
cimport cython
from noripan.core.dealer cimport Dealer
from noripan.core.random cimport u64

cdef const u64 ALL
cdef const int CARDS, WILD, YELLOW, PILE, OUT, SLOTS, UNKNOWN, NOBODY

@cython.final
cdef class Memory:
    cdef readonly u64 may[324]
    cdef readonly short wild[324]
    cdef readonly short origin[64]
    cdef readonly short source[64]
    cdef readonly short giver[64]
    cdef readonly int trades

    cdef void assume(self, Memory other) noexcept nogil
    cdef void begin(self) noexcept nogil
    cdef void forget(self, int observer) noexcept nogil
    @cython.locals(bit=u64)
    cdef u64 one(self, int number) noexcept nogil
    cdef void draw(self, int players, int seat, int held, int slot, int card) noexcept nogil
    cdef void show(self, int players, int seat, int held, int card) noexcept nogil
    cdef void take_wild(self, int players, int seat, int held) noexcept nogil
    cdef void trade(self, int players, int seat, int held, int count, int bottom) noexcept nogil
    @cython.locals(may=u64)
    cdef void mix(self, int base, int hand, int held, int count, int bottom) noexcept nogil
    @cython.locals(bit=u64)
    cdef void know(self, int observer, int slot, int card) noexcept nogil
    cdef void learn(self, int observer, int source, int card) noexcept nogil
    cdef int source_of(self, int observer, int slot) noexcept nogil
    cdef void drop(self, int observer, int hand, int held, int card) noexcept nogil
    cdef bint could_be(self, int slot, int card) noexcept nogil
    cdef int blur(self, int observer, int hand, int held, int card) noexcept nogil
    cdef bint is_within(self, int slot, int other) noexcept nogil
    @cython.locals(may=u64)
    cdef void exchange(self, int observer, int slot) noexcept nogil
    cdef void move(self, int observer, int slot, int to) noexcept nogil

    @cython.locals(may="unsigned long long[64]", wild="short[64]")
    cdef bint redeal(
        self, int observer, short *slots, short *faces, int n, int out, u64 hidden, int wilds, Dealer dealer
    ) noexcept nogil
    cdef void suppose(
        self, int observer, short *slots, int n, u64 *may, short *wild, int at, int card
    ) noexcept nogil
    @cython.locals(cards=u64)
    cdef bint settle(self, short *faces, int n, u64 *may, short *wild, u64 hidden, int wilds) noexcept nogil
    cdef int number(self, u64 card) noexcept nogil
    cdef u64 still_hidden(self, short *faces, int n, u64 hidden) noexcept nogil
    cdef int wilds_left(self, short *faces, int n, int wilds) noexcept nogil
    @cython.locals(group="short[64]", first="short[64]", room="short[64]", where=u64)
    cdef bint deal(
        self, short *faces, int n, u64 *may, short *wild, int out, u64 may_out, u64 hidden, int wilds, Dealer dealer
    ) noexcept nogil
    cdef int group(
        self, short *faces, int n, u64 *may, short *wild, u64 hidden, int wilds, short *group, short *first, short *room
    ) noexcept nogil
    @cython.locals(cards="unsigned char[66]")
    cdef bint hand_out(self, short *faces, int n, short *group, int places, Dealer dealer) noexcept nogil
    @cython.locals(order="short[64]")
    cdef void sort(self, int observer, short *slots, short *faces, int n) noexcept nogil
    cdef int rank(self, int card) noexcept nogil
    cdef u64 lower(self, int card) noexcept nogil
    cdef u64 higher(self, int card) noexcept nogil
    cdef bint wild_before(self, int card) noexcept nogil
    cdef bint wild_after(self, int card) noexcept nogil
