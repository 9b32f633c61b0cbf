# C types for dealer.py; the interpreter never reads this file.
cimport cython
from noripan.core.codes cimport *
from noripan.core.rng cimport Rng, u64

@cython.final
cdef class Dealer:
    cdef public Rng rng
    cdef int places, n
    cdef u64 seen
    cdef int room[64]
    cdef int card[128]
    cdef u64 may[128]
    cdef int place[128]
    cdef unsigned char order[128]
    cdef int queue[64]
    cdef int mover[64]
    cdef void clear(self, int places) noexcept nogil
    cdef void add(self, int card, u64 may) noexcept nogil
    @cython.locals(open_places=u64, may=u64)
    cdef void deal(self) noexcept nogil
    @cython.locals(bit=u64)
    cdef u64 bit(self, int place) noexcept nogil
    cdef void put(self, int index, int place) noexcept nogil
    cdef void seat(self, int index) noexcept nogil
    cdef void make_room(self, int index) noexcept nogil
    cdef void shift(self, int index, int free) noexcept nogil
