// run: same
#include <cstdio>

class shape {
public:
    explicit shape(const char *name) : name_(name) { ++alive; }
    virtual ~shape() { --alive; }
    virtual double area() const = 0;
    virtual int corners() const { return 0; }
    const char *name() const { return name_; }
    static int alive;

private:
    const char *name_;
};

int shape::alive = 0;

class circle : public shape {
    double r_;

public:
    explicit circle(double r) : shape("circle"), r_(r) {}
    double area() const override { return 3.0 * r_ * r_; }
};

class polygon : public shape {
    int n_;

protected:
    polygon(const char *name, int n) : shape(name), n_(n) {}

public:
    int corners() const override { return n_; }
};

class rectangle : public polygon {
protected:
    double w_, h_;

public:
    rectangle(double w, double h, const char *name = "rectangle") : polygon(name, 4), w_(w), h_(h) {}
    double area() const override { return w_ * h_; }
};

class square final : public rectangle {
public:
    explicit square(double s) : rectangle(s, s, "square") {}
};

class triangle : public polygon {
    double b_, h_;

public:
    triangle(double b, double h) : polygon("triangle", 3), b_(b), h_(h) {}
    double area() const override { return b_ * h_ / 2; }
};

int main() {
    shape *shapes[] = {new circle(2), new rectangle(3, 4), new square(5), new triangle(6, 7)};
    double total = 0;
    int corners = 0;
    for (shape *s : shapes) {
        std::printf("%s area %g corners %d\n", s->name(), s->area(), s->corners());
        total += s->area();
        corners += s->corners();
    }
    std::printf("total %g, %d corners, %d alive\n", total, corners, shape::alive);
    for (shape *s : shapes)
        delete s;
    std::printf("%d alive\n", shape::alive);
    return shape::alive;
}
