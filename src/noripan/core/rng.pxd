# C types for random.py; the interpreter never reads this file.
cimport cython
ctypedef unsigned long long u64

cdef extern from *:
    """
    typedef unsigned char noripan_byte;
    """
    ctypedef unsigned short byte "noripan_byte"  # so that Cython takes an array of it for numbers, not for a C string

cdef const u64 MASK64, MASK32, SPAN32

@cython.final
cdef class Rng:
    cdef readonly u64 low, high
    cdef u64 next(self) noexcept nogil
    @cython.locals(product=u64, floor=u64)
    cdef int below(self, u64 n) noexcept nogil
    cdef void branch(self, Rng other) noexcept nogil
    cdef void follow(self, Rng other) noexcept nogil
    cdef void shuffle(self, unsigned char *cards, int size) noexcept nogil
