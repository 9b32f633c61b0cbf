# C types for sense.py; the interpreter never reads this file.
from noripan.core.state cimport Moves, State

cdef Moves SCRATCH

cdef class Sense:
    cdef void weigh(self, State state, Moves moves) noexcept nogil
    cdef int stage(self, State state) noexcept nogil
    cdef int ahead(self, State state) noexcept nogil
    cdef double contrast(self) noexcept nogil
    cdef double prospect(self, State state, int seat) noexcept nogil
    cdef double guided(self) noexcept nogil
    cdef double trust(self) noexcept nogil
    cdef double share(self, State state, int seat) noexcept nogil
    cdef int pick(self, State state, Moves moves) noexcept nogil
    cpdef dict weights(self, State state)
