// verify: proved
// native: ok
#include <cassert>

static int last;

struct base {
    virtual ~base() { last = kind(); }
    virtual int kind() const { return 1; }
};
struct derived : base {
    int kind() const override { return 2; }
};

int main() {
    base *p = new derived;
    assert(p->kind() == 2);
    delete p;
    assert(last == 1);
    return 0;
}
