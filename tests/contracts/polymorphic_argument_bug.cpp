// verify: violated
// flags: --function main
// native: none
// An object whose dynamic type nobody knows is made by a harness, not from bytes.
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

int main() { return count(Shape()) - 3; }
