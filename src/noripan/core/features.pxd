# C types for features.py; the interpreter never reads this file.
cimport cython
from noripan.core.state cimport State

cdef class Features:
    cdef readonly object position, move, hidden
    cdef readonly int count, position_count, hidden_count, most_active, most_changes, most_hidden

    cdef int do_active(self, State state, int seat, int *out) noexcept nogil
    cdef int do_changes(self, State state, int move, int *out) noexcept nogil
    cdef int do_hidden(self, State state, int seat, int *out) noexcept nogil

    @cython.locals(cells="int[::1]")
    cpdef object active(self, State state, int seat)
    @cython.locals(cells="int[::1]")
    cpdef object changes(self, State state, int move)
    @cython.locals(cells="int[::1]")
    cpdef object concealed(self, State state, int seat)
