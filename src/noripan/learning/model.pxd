# C types for model.py; the interpreter never reads this file.
cimport cython
from noripan.core.codes cimport *
from noripan.core.kernels cimport add_rows, past_floats, run_backward, run_forward, spread, step_adam

cdef const int SLOTS
cdef const double LARGEST

@cython.final
cdef class Model:
    cdef readonly int inputs, width, depth, first_seats, buckets, steps
    cdef readonly int at_bias, at_second, at_second_bias, at_third, at_third_bias, size
    cdef readonly object weight_cells, gradient_cells, mean_cells, square_cells
    cdef object base_cells, base_change_cells, sum_cells, deep_cells, change_cells, slope_cells
    cdef float *weights
    cdef float *gradient
    cdef float *mean
    cdef float *square
    cdef float *base
    cdef float *base_change
    cdef float *sums
    cdef float *deep
    cdef float *change
    cdef float *slope
    @cython.locals(weights="float[::1]", gradient="float[::1]", mean="float[::1]", square="float[::1]", base="float[::1]", base_change="float[::1]", sums="float[::1]", deep="float[::1]", change="float[::1]", slope="float[::1]")
    cdef attach(self)
    cdef void start(self, int *found, int n) noexcept nogil
    @cython.locals(out=float)
    cdef float answer(self, int slot, int *changes, int n, int players) noexcept nogil
    cdef void learn(self, int slot, int *changes, int n, int players, float slope_of_answer) noexcept nogil
    cdef void finish(self, int *found, int n) noexcept nogil
    cpdef improve(self, double rate, double scale)
