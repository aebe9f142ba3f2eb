// verify: violated
// native: none
#include <assert.h>

unsigned char nondet_uchar(void);

int main(void) {
    float image[24];
    for (int i = 0; i < 24; i++) image[i] = nondet_uchar();
    for (int i = 0; i < 24; i++) image[i] = image[i] * 0.003921568627451;
    for (int i = 0; i < 24; i++) {
        assert(image[i] >= 0);
        assert(image[i] < 1.0f); //~ V0001
    }
    return 0;
}
