// verify: proved
// native: ok
#include <assert.h>

struct __attribute__((packed)) frame {
    char kind;
    long length;
};

static long read(const long *p) {
    return p ? *p : 0;
}

int main(void) {
    _Alignas(16) struct frame f[2] = {{'a', 10}, {'b', 20}};
    assert(f[0].length + f[1].length + read(0) == 30);
    return 0;
}
