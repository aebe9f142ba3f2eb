// verify: violated
// native: asan
#include <assert.h>

int main(void) {
    int *p;
    {
        int x = 5;
        p = &x;
        *p += 1;
    }
    assert(*p == 6); //~ V0105
    return 0;
}
