// verify: proved
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
        VERIFY_POST(r, r == 4)
    {
        return 4;
    }
};

int main() {
    Square square;
    const Shape &shape = square;
    return shape.sides() == 4 ? 0 : 1;
}
