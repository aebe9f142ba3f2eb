// verify: violated
// native: asan
#include <cassert>

static int released;

struct base {
    int b = 1;
};
struct derived : base {
    int more[10] = {};
    ~derived() { ++released; }
};

int main() {
    base *p = new derived;
    assert(p->b == 1);
    delete p; //~ V0702
    assert(released == 1);
    return 0;
}
