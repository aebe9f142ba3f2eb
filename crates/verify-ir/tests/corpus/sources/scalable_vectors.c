// Vectors whose length the processor decides.
// flags: --target=aarch64-linux-gnu -march=armv8-a+sve -ffreestanding -O1
#include <arm_sve.h>
// expect function: `void twice(float *, unsigned int)` at 6

void twice(float *p, unsigned n) {
    for (unsigned i = 0; i < n; i += svcntw()) {
        svbool_t on = svwhilelt_b32_u32(i, n);
        svfloat32_t v = svld1_f32(on, p + i);
        svst1_f32(on, p + i, svadd_f32_x(on, v, v));
    }
}
