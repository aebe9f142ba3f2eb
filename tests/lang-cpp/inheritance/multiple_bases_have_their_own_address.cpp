// verify: proved
// native: ok
#include <cassert>

struct left {
    int l = 1;
};
struct right {
    int r = 2;
};
struct both : left, right {
    int b = 3;
};

int main() {
    both x;
    left *l = &x;
    right *r = &x;
    assert(static_cast<both *>(l) == static_cast<both *>(r));
    r->r = 20;
    assert(x.r == 20 && x.l == 1);
    assert(static_cast<void *>(l) != static_cast<void *>(r));
    return 0;
}
