// verify: proved
// native: ok
#include <assert.h>

static int limits[2] = {1, 100};

static void raise(const int *limit, int by) {
    *(int *)limit += by;
}

int main(void) {
    raise(&limits[1], 11);
    assert(limits[1] == 111);
    return 0;
}
