// verify: violated
// native: ubsan
#include <assert.h>

struct __attribute__((packed)) frame {
    char kind;
    long length;
};

static long read(const long *p) {
    return *p; //~ V0112
}

int main(void) {
    _Alignas(16) struct frame f[2] = {{'a', 10}, {'b', 20}};
    void *inside = &f[0].length;
    assert(read(inside) == 10);
    return 0;
}
