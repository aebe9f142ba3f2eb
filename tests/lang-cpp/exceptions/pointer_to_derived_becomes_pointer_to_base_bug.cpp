// verify: violated
// native: abort
#include <cassert>

struct first {
    int f = 1;
};
struct second {
    int s = 2;
};
struct whole : first, second {};

static whole w;

int main() {
    second *caught = nullptr;
    try {
        throw &w;
    } catch (second *p) {
        caught = p;
    }
    assert(caught == &w);
    assert(static_cast<void *>(caught) == &w); //~ V0001
    return 0;
}
