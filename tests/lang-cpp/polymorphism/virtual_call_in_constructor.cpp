// verify: proved
// native: ok
#include <cassert>

struct base {
    int seen;
    base() : seen(kind()) {}
    virtual ~base() {}
    virtual int kind() const { return 1; }
};
struct derived : base {
    int late;
    derived() : late(kind()) {}
    int kind() const override { return 2; }
};
struct further : derived {
    int kind() const override { return 3; }
};

int main() {
    further f;
    assert(f.kind() == 3);
    assert(f.seen == 1 && f.late == 2);
    return 0;
}
