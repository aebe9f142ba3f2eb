// verify: violated
// qt: 5 6
// native: ubsan
#include <QSharedPointer>

struct Shape {
    virtual ~Shape() {}
};
struct Circle : Shape {
    int radius = 2;
};

int main() {
    QSharedPointer<Shape> shape(new Shape);
    return shape.dynamicCast<Circle>()->radius == 2 ? 0 : 1; //~ V0508
}
