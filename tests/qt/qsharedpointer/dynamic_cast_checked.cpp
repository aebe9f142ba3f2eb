// verify: proved
// qt: 5 6
// native: ok
#include <QSharedPointer>

struct Shape {
    virtual ~Shape() {}
};
struct Circle : Shape {
    int radius = 2;
};

int main() {
    QSharedPointer<Shape> shape(new Circle);
    return shape.dynamicCast<Circle>()->radius == 2 ? 0 : 1;
}
