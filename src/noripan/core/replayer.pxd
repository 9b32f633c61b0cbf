# C types for replayer.py; the interpreter never reads this file.
cimport cython
from noripan.core.bits cimport count_bits
from noripan.core.codes cimport *
from noripan.core.state cimport Moves, State

@cython.final
cdef class Replayer:
    cdef readonly object game
    cdef readonly State dealt, state
    cdef Moves moves
    cdef dict codes

    cpdef begin(self, str seed)
    @cython.locals(found=list)
    cpdef list read(self, list texts)
    cdef read_one(self, text, int number)
    cdef void rewind(self) noexcept
    cdef bint is_legal(self, int move) noexcept
    @cython.locals(winners=int, each=double)
    cpdef list shares(self)
    cpdef Decisions decisions(self, list moves, list shares)

@cython.final
cdef class Decisions:
    cdef State state
    cdef list moves, shares
    cdef int at
