// verify: proved
// native: ok
#include <cassert>
#include <cstddef>

struct arena {
    alignas(16) unsigned char bytes[64];
    int freed = 0;
};

void *operator new(std::size_t, arena &a) { return a.bytes; }
void operator delete(void *, arena &a) { a.freed++; }

struct fussy {
    explicit fussy(int n) {
        if (n == 1)
            throw n;
    }
};

int main() {
    arena a;
    new (a) fussy(0);
    try {
        new (a) fussy(1);
    } catch (int) {
    }
    assert(a.freed == 1);
    return 0;
}
