// Intrinsics of the processor.
// flags: -mavx2 -mfma
#include <immintrin.h>
// expect function: `float reduce(const float *, int)` at 6
// expect opcode: shufflevector extractelement load
float reduce(const float *p, int n) {
    __m256 sum = _mm256_setzero_ps();
    for (int i = 0; i + 8 <= n; i += 8)
        sum = _mm256_fmadd_ps(_mm256_loadu_ps(p + i), _mm256_set1_ps(2.0f), sum);
    __m128 half = _mm_add_ps(_mm256_castps256_ps128(sum), _mm256_extractf128_ps(sum, 1));
    half = _mm_add_ps(half, _mm_shuffle_ps(half, half, 0x4e));
    return _mm_cvtss_f32(half) + (float)_mm256_movemask_epi8(_mm256_cmpeq_epi8(_mm256_castps_si256(sum), _mm256_set1_epi8(3)));
}
