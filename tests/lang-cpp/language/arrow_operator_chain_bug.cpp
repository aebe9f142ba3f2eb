// verify: violated
// native: ubsan
#include <cassert>

struct record {
    int id = 5;
};
struct lock {
    record *r;
    int *released;
    ~lock() { ++*released; }
    record *operator->() const { return r; }
};
struct guarded {
    record *r;
    int released = 0;
    lock operator->() { return {r, &released}; }
};

int main() {
    record r;
    guarded g{&r};
    assert(g->id == 5);
    assert(g.released == 1);
    g.r = nullptr;
    g->id = 6; //~ V0101
    assert(r.id == 6 && g.released == 2);
    return 0;
}
