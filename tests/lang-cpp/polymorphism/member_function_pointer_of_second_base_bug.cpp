// verify: violated
// native: abort
#include <cassert>

struct first {
    int f = 1;
};
struct second {
    int s = 2;
    int twice() { return s * 2; }
    virtual ~second() {}
    virtual int describe() { return s; }
};
struct both : first, second {
    int describe() override { return s + f * 100; }
};

int main() {
    both b;
    b.s = 21;
    int (both::*p)() = &second::twice;
    int (both::*v)() = &second::describe;
    assert((b.*p)() == 42);
    assert((b.*v)() == 21); //~ V0001
    return 0;
}
