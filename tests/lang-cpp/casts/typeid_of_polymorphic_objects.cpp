// verify: proved
// native: none
#include <cassert>
#include <typeinfo>

extern "C" int nondet_int();

struct base {
    virtual ~base() {}
};
struct one : base {};
struct two : base {};
struct plain {};

int main() {
    one a;
    two b;
    bool first = nondet_int() == 1;
    base &r = first ? static_cast<base &>(a) : b;
    assert((typeid(r) == typeid(one)) == first);
    assert(typeid(r) != typeid(base));
    assert(typeid(plain) == typeid(const plain));
    assert(typeid(&r) == typeid(base *));
    assert(typeid(r) == (first ? typeid(one) : typeid(two)));
    return 0;
}
