// verify: proved
// native: ok
#include <assert.h>

static void wait(void) {
    for (int i = 0; i < 5000; i++) {
    }
}

/* Each call goes round long and alike; only the caller knows that they are not the same. */
int main(void) {
    for (int n = 0; n < 4; n++) {
        wait();
        assert(n != 4);
    }
    return 0;
}
