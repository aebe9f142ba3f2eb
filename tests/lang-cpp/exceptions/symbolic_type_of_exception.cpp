// verify: proved
// native: none
#include <cassert>

extern "C" int nondet_int();

struct base {
    virtual ~base() {}
    virtual int severity() const { return 1; }
};
struct warning : base {};
struct fatal : base {
    int severity() const override { return 9; }
};

static void raise(int k) {
    if (k > 0)
        throw fatal();
    if (k < 0)
        throw warning();
}

int main() {
    int k = nondet_int(), s = 0;
    try {
        raise(k);
    } catch (const base &b) {
        s = b.severity();
    }
    assert(s == (k > 0 ? 9 : k < 0 ? 1 : 0));
    return 0;
}
