// verify: proved
// native: ok
#include <cassert>

struct first {
    long pad = 0;
    virtual ~first() {}
};
struct second {
    virtual ~second() {}
};
struct whole : first, second {};

int main() {
    whole w;
    second *s = &w;
    assert(dynamic_cast<void *>(s) == static_cast<void *>(&w));
    assert(static_cast<void *>(s) != static_cast<void *>(&w));
    return 0;
}
