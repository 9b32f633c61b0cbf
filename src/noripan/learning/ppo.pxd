# C types for ppo.py; the interpreter never reads this file.
cimport cython
cimport libc.math as math
from noripan.core.kernels cimport past_ints
from noripan.learning.model cimport Model
from noripan.learning.selfplay cimport SelfPlay, logistic

cdef const double CLIP, NOTHING

@cython.final
cdef class PolicyLearner:
    cdef SelfPlay play
    cdef Model policy, critic
    cdef object order_cells, logit_cells
    cdef int *order
    cdef float *logits
    cdef double moved, entropy, error
    @cython.locals(order="int[::1]", logits="float[::1]")
    cdef attach(self)
    cdef void shuffle(self, int n) noexcept nogil
    cdef void learn_span(self, int first, int last, double bonus) noexcept nogil
    @cython.locals(value=double, error=double)
    cdef void learn_value(self, int d) noexcept nogil
    @cython.locals(log_total=double, entropy=double, change=double, ratio=double, pull=double)
    cdef void learn_policy(self, int d, double bonus) noexcept nogil
    @cython.locals(best=double, total=double)
    cdef double rate(self, int d) noexcept nogil
    @cython.locals(probability=double, slope=double)
    cdef void pass_on(self, int d, double log_total, double entropy, double pull, double bonus) noexcept nogil
    @cython.locals(n=int, first=int, last=int, entropy=double, error=double, divergence=double)
    cpdef tuple learn(self, int minibatch, double rate, double critic_rate, double bonus)
