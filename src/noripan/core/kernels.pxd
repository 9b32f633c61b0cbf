# kernels.py for C; the interpreter never reads this file. Every element is reckoned by itself and nothing is contracted
# (setup.py sees to it), so that wider registers give the same numbers; where the system can, the loops are compiled for
# several widths and chosen at load time. Blocks of a fixed size stay in registers while rows are added to them.
cdef extern from *:
    """
    #ifndef NORIPAN_KERNELS
    #define NORIPAN_KERNELS
    #include <math.h>
    #if defined(__GNUC__) && !defined(__clang__) && defined(__x86_64__) && defined(__GLIBC__)
    #define NORIPAN_WIDE __attribute__((target_clones("avx2", "default"), unused))
    #if __GNUC__ >= 12
    #define NORIPAN_WIDEST __attribute__((target_clones("arch=x86-64-v4", "avx2", "default"), unused))
    #else
    #define NORIPAN_WIDEST NORIPAN_WIDE
    #endif
    #else
    #define NORIPAN_WIDE __attribute__((unused))
    #define NORIPAN_WIDEST NORIPAN_WIDE
    #endif
    #if defined(_MSC_VER)
    #undef NORIPAN_WIDE
    #define NORIPAN_WIDE
    #define NORIPAN_ALONE __restrict
    #else
    #define NORIPAN_ALONE __restrict__
    #endif

    NORIPAN_WIDEST static void noripan_sum_rows(short *NORIPAN_ALONE sums, const short *NORIPAN_ALONE rows,
                                                const int *list, int n, int width) {
        int c = 0;
        for (; c + 64 <= width; c += 64) {
            short held[64];
            for (int i = 0; i < 64; i++) held[i] = sums[c + i];
            for (int k = 0; k < n; k++) {
                int f = list[k];
                if (f >= 0) {
                    const short *row = rows + (long)f * width + c;
                    for (int i = 0; i < 64; i++) held[i] = (short)(held[i] + row[i]);
                } else {
                    const short *row = rows + (long)(~f) * width + c;
                    for (int i = 0; i < 64; i++) held[i] = (short)(held[i] - row[i]);
                }
            }
            for (int i = 0; i < 64; i++) sums[c + i] = held[i];
        }
        for (int k = 0; k < n; k++) {
            short sign = list[k] >= 0 ? 1 : -1;
            const short *row = rows + (long)(list[k] >= 0 ? list[k] : ~list[k]) * width;
            for (int i = c; i < width; i++) sums[i] = (short)(sums[i] + sign * row[i]);
        }
    }

    NORIPAN_WIDEST static long long noripan_layers(const short *NORIPAN_ALONE sums, short *NORIPAN_ALONE rectified,
            const short *NORIPAN_ALONE second, const int *second_bias, const short *third, int third_bias,
            int width, int depth, int shift) {
        long long out = third_bias;
        for (int i = 0; i < width; i++) rectified[i] = sums[i] > 0 ? sums[i] : 0;
        for (int j = 0; j < depth; j++) {
            int z = second_bias[j];
            const short *row = second + j * width;
            for (int i = 0; i < width; i++) z += rectified[i] * row[i];
            if (z > 0) out += (long long)(z >> shift) * third[j];
        }
        return out;
    }

    NORIPAN_WIDEST static void noripan_add_rows(float *NORIPAN_ALONE sums, const float *NORIPAN_ALONE rows,
                                                const int *list, int n, int width) {
        int c = 0;
        for (; c + 64 <= width; c += 64) {
            float held[64];
            for (int i = 0; i < 64; i++) held[i] = sums[c + i];
            for (int k = 0; k < n; k++) {
                int f = list[k];
                if (f >= 0) {
                    const float *row = rows + (long)f * width + c;
                    for (int i = 0; i < 64; i++) held[i] += row[i];
                } else {
                    const float *row = rows + (long)(~f) * width + c;
                    for (int i = 0; i < 64; i++) held[i] -= row[i];
                }
            }
            for (int i = 0; i < 64; i++) sums[c + i] = held[i];
        }
        for (int k = 0; k < n; k++) {
            float sign = list[k] >= 0 ? 1 : -1;
            const float *row = rows + (long)(list[k] >= 0 ? list[k] : ~list[k]) * width;
            for (int i = c; i < width; i++) sums[i] += sign * row[i];
        }
    }

    NORIPAN_WIDEST static void noripan_spread(float *NORIPAN_ALONE rows, const float *NORIPAN_ALONE change,
                                              const int *list, int n, int width) {
        for (int k = 0; k < n; k++) {
            int f = list[k];
            if (f >= 0) {
                float *row = rows + (long)f * width;
                for (int i = 0; i < width; i++) row[i] += change[i];
            } else {
                float *row = rows + (long)(~f) * width;
                for (int i = 0; i < width; i++) row[i] -= change[i];
            }
        }
    }

    NORIPAN_WIDEST static void noripan_forward(const float *NORIPAN_ALONE sums, float *NORIPAN_ALONE deep,
            const float *NORIPAN_ALONE second, const float *NORIPAN_ALONE second_bias, int width, int depth) {
        int c = 0;
        for (; c + 32 <= depth; c += 32) {
            float held[32];
            for (int j = 0; j < 32; j++) held[j] = second_bias[c + j];
            for (int i = 0; i < width; i++) {
                float a = sums[i] > 0 ? sums[i] : 0;
                const float *row = second + (long)i * depth + c;
                for (int j = 0; j < 32; j++) held[j] += a * row[j];
            }
            for (int j = 0; j < 32; j++) deep[c + j] = held[j];
        }
        for (; c < depth; c++) {
            deep[c] = second_bias[c];
            for (int i = 0; i < width; i++)
                if (sums[i] > 0) deep[c] += sums[i] * second[(long)i * depth + c];
        }
    }

    NORIPAN_WIDE static void noripan_backward(const float *NORIPAN_ALONE sums, float *NORIPAN_ALONE change,
            const float *NORIPAN_ALONE second, float *NORIPAN_ALONE gradient, const float *NORIPAN_ALONE slope,
            int width, int depth) {
        for (int i = 0; i < width; i++) {
            float a = sums[i];
            change[i] = 0;
            if (a > 0) {
                float lanes[8] = {0, 0, 0, 0, 0, 0, 0, 0};
                const float *row = second + (long)i * depth;
                float *g = gradient + (long)i * depth;
                for (int j = 0; j < depth; j += 8)
                    for (int l = 0; l < 8; l++) {
                        lanes[l] += row[j + l] * slope[j + l];
                        g[j + l] += a * slope[j + l];
                    }
                change[i] = ((lanes[0] + lanes[4]) + (lanes[1] + lanes[5])) + ((lanes[2] + lanes[6]) + (lanes[3] + lanes[7]));
            }
        }
    }

    NORIPAN_WIDEST static void noripan_adam(float *NORIPAN_ALONE weights, float *NORIPAN_ALONE gradient,
            float *NORIPAN_ALONE mean, float *NORIPAN_ALONE square, int n, float rate, float scale, float most) {
        for (int i = 0; i < n; i++) {
            float g = gradient[i] * scale;
            float m = 0.9f * mean[i] + 0.1f * g;
            float v = 0.999f * square[i] + 0.001f * g * g;
            float w = weights[i] - rate * m / (sqrtf(v) + 1e-8f);
            mean[i] = m;
            square[i] = v;
            gradient[i] = 0;
            weights[i] = w > most ? most : w < -most ? -most : w;
        }
    }
    #define noripan_past(place, offset) ((place) + (offset))
    #endif
    """
    short *past_shorts "noripan_past"(short *place, int offset) noexcept nogil
    int *past_ints "noripan_past"(int *place, int offset) noexcept nogil
    float *past_floats "noripan_past"(float *place, int offset) noexcept nogil
    void sum_rows "noripan_sum_rows"(short *sums, short *rows, int *numbers, int n, int width) noexcept nogil
    long long run_layers "noripan_layers"(short *sums, short *rectified, short *second, int *second_bias, short *third,
                                          int third_bias, int width, int depth, int shift) noexcept nogil
    void add_rows "noripan_add_rows"(float *sums, float *rows, int *numbers, int n, int width) noexcept nogil
    void spread "noripan_spread"(float *rows, float *change, int *numbers, int n, int width) noexcept nogil
    void run_forward "noripan_forward"(float *sums, float *deep, float *second, float *second_bias, int width, int depth) noexcept nogil
    void run_backward "noripan_backward"(float *sums, float *change, float *second, float *gradient, float *slope,
                                         int width, int depth) noexcept nogil
    void step_adam "noripan_adam"(float *weights, float *gradient, float *mean, float *square, int n, float rate, float scale,
                                  float most) noexcept nogil
