// verify: proved
// native: none
#include <cassert>

extern "C" int nondet_int();

static int chain;

struct a {
    virtual ~a() { chain = chain * 10 + 1; }
};
struct b : a {
    ~b() override { chain = chain * 10 + 2; }
};
struct c : b {
    ~c() override { chain = chain * 10 + 3; }
};

int main() {
    int k = nondet_int();
    a *p = k == 0 ? new a : k == 1 ? static_cast<a *>(new b) : new c;
    delete p;
    assert(chain == (k == 0 ? 1 : k == 1 ? 21 : 321));
    return 0;
}
