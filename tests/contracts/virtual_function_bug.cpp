// verify: violated
// flags: --function main
// native: ok
// An overriding function has a contract of its own.
#include <verify.h>

struct Shape {
    virtual int sides() const { return 0; }
    virtual ~Shape() {}
};

struct Square : Shape {
    int sides() const override
        VERIFY_POST(r, r == 4) //~ V1002
    {
        return 3;
    }
};

int main() {
    Square square;
    const Shape &shape = square;
    return shape.sides() == 3 ? 0 : 1;
}
