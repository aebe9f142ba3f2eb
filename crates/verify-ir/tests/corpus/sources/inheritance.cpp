// Single inheritance and virtual calls: virtual tables, type infos, key functions.
// expect function: `int Square::area() const` at 12
// expect function: `int total(const Shape &)` at 14
// expect global symbol: _ZTV6Square _ZTI6Square _ZTS6Square _ZTV5Shape
struct Shape {
    virtual ~Shape();
    virtual int area() const = 0;
    int id = 3;
};
Shape::~Shape() {}
struct Square final : Shape { int side; explicit Square(int s); int area() const override; };
int Square::area() const { return side * side; }
Square::Square(int s) : side(s) {}
int total(const Shape &shape) { return shape.area() + shape.id; }
int run() { Square s(4); Shape *p = new Square(2); int n = total(s) + total(*p); delete p; return n; }
