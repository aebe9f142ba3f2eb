// verify: proved
// native: none
#include <assert.h>

unsigned char nondet_uchar(void);

// Bytes scaled to [0, 1]: products of bounded numbers are bounded, whichever of them it is.
int main(void) {
    float image[24];
    for (int i = 0; i < 24; i++) image[i] = nondet_uchar();
    for (int i = 0; i < 24; i++) image[i] = image[i] * 0.003921568627451;
    for (int i = 0; i < 24; i++) {
        assert(image[i] >= 0);
        assert(image[i] <= 1.0001f);
        int percent = (int)(image[i] * 100.0f + 0.5f);
        assert(percent >= 0 && percent <= 100);
    }
    return 0;
}
