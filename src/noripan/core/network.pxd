# C types for network.py; the interpreter never reads this file.
cimport cython
from noripan.core.kernels cimport past_ints, past_shorts, run_layers, sum_rows

cdef const int SHIFT, LOWEST, MOST_SUM
cdef const long long PER_STEP, TOP
cdef int POWER[1024]

@cython.final
cdef class Network:
    cdef readonly object info, digest, row_cells, bias_cells, second_cells, second_bias_cells, third_cells, third_bias_cells
    cdef readonly int width, depth, first_seats
    cdef short *rows
    cdef short *bias
    cdef short *second
    cdef int *second_bias
    cdef short *third
    cdef int *third_bias
    @cython.locals(rows="short[::1]", bias="short[::1]", second="short[::1]", second_bias="int[::1]", third="short[::1]", third_bias="int[::1]")
    cdef attach(self)

@cython.final
cdef class Evaluation:
    cdef readonly Network network
    cdef object base_cells, trial_cells, spare_cells
    cdef short *base
    cdef short *trial
    cdef short *spare
    @cython.locals(base="short[::1]", trial="short[::1]", spare="short[::1]")
    cdef attach(self)
    cdef void start(self, int *found, int n) noexcept nogil
    cdef long long answer(self, int players) noexcept nogil
    cdef long long answer_to(self, int *changes, int n, int players) noexcept nogil
    cdef long long run(self, short *sums, int players) noexcept nogil

@cython.locals(steps="long long")
cdef int weight_of(long long behind) noexcept nogil
@cython.locals(power="long long", share="long long", whole="long long")
cdef int chance_of(long long answer) noexcept nogil
