// verify: proved
// native: ok
#include <cassert>

struct mark {
    int m = 9;
    virtual ~mark() {}
};
struct base {
    int b = 1;
    virtual ~base() {}
    virtual base *clone() const { return new base(*this); }
};
struct derived : mark, base {
    int d = 2;
    derived *clone() const override { return new derived(*this); }
};

int main() {
    derived x;
    x.b = 40;
    x.d = 50;
    const base &r = x;
    base *copy = r.clone();
    derived *exact = x.clone();
    assert(copy->b == 40 && exact->d == 50);
    assert(static_cast<derived *>(copy)->d == 50 && static_cast<derived *>(copy)->m == 9);
    delete copy;
    delete exact;
    return 0;
}
