// verify: violated
// native: none
// An object with virtual functions has the vtable of its class; that no derived one is passed is assumed, and said.
#include <verify.h>

struct Shape {
    virtual int sides() const { return 3; }
    virtual ~Shape() {}
};

int count(const Shape &shape)
    VERIFY_POST(r, r >= 4) //~ V1002
{
    return shape.sides();
}
