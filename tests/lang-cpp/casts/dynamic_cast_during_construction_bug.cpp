// verify: violated
// native: abort
#include <cassert>

struct derived;
static bool was_derived;

struct base {
    base();
    virtual ~base() {}
};
struct derived : base {};

base::base() { was_derived = dynamic_cast<derived *>(this) != nullptr; }

int main() {
    derived d;
    base *b = &d;
    assert(dynamic_cast<derived *>(b) != nullptr);
    assert(was_derived); //~ V0001
    return 0;
}
