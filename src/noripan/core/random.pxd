# C types for random.py; the interpreter never reads this file.
cimport cython
ctypedef unsigned long long u64

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
    @cython.locals(places="unsigned char[256]")
    cpdef list shuffled(self, items)
