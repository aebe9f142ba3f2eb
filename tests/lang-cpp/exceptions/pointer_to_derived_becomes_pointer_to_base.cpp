// verify: proved
// native: ok
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
    assert(caught->s == 2);
    return 0;
}
