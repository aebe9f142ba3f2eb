// verify: violated
// native: abort
#include <assert.h>

int main(void) {
    _Float16 h = (_Float16)0.1f;
    assert((float)h != 0.1f);
    assert((float)h > 0.0999f && (float)h < 0.1001f);
    _Float16 large = (_Float16)65504.0f;
    assert((float)large == 65504.0f);
    _Float16 sum = (_Float16)2048.0f + (_Float16)1.0f;
    assert((float)sum == 2049.0f); //~ V0001
    return 0;
}
