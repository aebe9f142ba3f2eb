// verify: violated
// native: abort
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
    assert(static_cast<void *>(s) == dynamic_cast<void *>(s)); //~ V0001
    return 0;
}
