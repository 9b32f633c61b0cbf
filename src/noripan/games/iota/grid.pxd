# C types for grid.py; the interpreter never reads this file.
cimport cython
from noripan.core.bits cimport lowest_bit
from noripan.core.rng cimport byte, u64
from noripan.games.iota.codes cimport *

cdef u64 BIT[64]
cdef u64 THIRD[4096]

@cython.locals(kinds="unsigned long long[12]", bit=u64, fitting=u64, same=u64, other=u64)
cdef void fill_tables()

@cython.final
cdef class Grid:
    cdef readonly byte squares[4096]
    cdef readonly int n, wilds, open
    cdef readonly short spots[66]
    cdef readonly short faces[66]
    cdef readonly short wild_place[2]
    cdef readonly u64 wild_may[2]
    cdef readonly short places[140]
    cdef readonly short sides[140]
    cdef readonly u64 fits[140]

    cdef void copy_from(self, Grid source) noexcept nogil
    cdef void begin(self, int starter) noexcept nogil
    @cython.locals(found=u64)
    cpdef u64 cards(self) noexcept nogil
    cdef int at(self, int place) noexcept nogil
    cdef void set(self, int place, int square) noexcept nogil
    cdef int end_of(self, int place, int step) noexcept nogil
    cdef int others(self, int place, int step) noexcept nogil
    cdef int points(self, int place, int step) noexcept nogil
    @cython.locals(fits=u64)
    cdef u64 fitting(self, int place) noexcept nogil
    cdef u64 completing(self, int run, int across) noexcept nogil
    cdef u64 across_wild(self, int wild, int step) noexcept nogil
    @cython.locals(fits=u64)
    cdef u64 matching(self, int cards) noexcept nogil
    cdef u64 narrowed(self, u64 fits, int cards, int card) noexcept nogil
    @cython.locals(most=u64, fits=u64)
    cdef u64 beside_wild(self, int cards, u64 wild) noexcept nogil
    @cython.locals(most=u64, fits=u64)
    cdef u64 beside_wilds(self, int cards, u64 wild, u64 second) noexcept nogil
    cdef void lay(self, int place, int card) noexcept nogil
    cdef void put(self, int place, int card) noexcept nogil
    cdef void swap(self, int place, int card) noexcept nogil
    cdef void renew(self, int place) noexcept nogil
    cdef bint has_wild(self, int run) noexcept nogil
    @cython.locals(fits=u64)
    cdef int narrow_ends(self, int place, int step) noexcept nogil
    cdef void narrow_end(self, int place, int outward, u64 fits) noexcept nogil
    cdef void close_ends(self, int place) noexcept nogil
    cdef void close_dead(self, int place) noexcept nogil
    cdef void touch(self, int place, int side) noexcept nogil
    cdef void close(self, int number) noexcept nogil
    cdef bint in_gap(self, int number) noexcept nogil
