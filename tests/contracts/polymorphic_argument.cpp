// verify: unknown
// native: none
// An object whose dynamic type nobody knows is made by a harness, not from bytes.
#include <verify.h>

struct Shape {
    virtual int sides() const { return 3; }
    virtual ~Shape() {}
};

int count(const Shape &shape)
    VERIFY_POST(r, r >= 3)
{
    return shape.sides();
}
