// run: same
#include <cstdio>

namespace shapes {
struct point {
    int x, y;
};
const char *describe(const point &) { return "shapes::describe"; }
inline namespace v2 {
const char *version(const point &) { return "v2"; }
}
} // namespace shapes

const char *describe(...) { return "global"; }

struct meters {
    double v;
    explicit meters(double d) : v(d) {}
    operator int() const { return static_cast<int>(v); }
    explicit operator bool() const { return v != 0; }
};

static const char *f(int) { return "int"; }
static const char *f(unsigned) { return "unsigned"; }
static const char *f(long) { return "long"; }
static const char *f(double) { return "double"; }
static const char *f(char) { return "char"; }
static const char *f(const void *) { return "const void*"; }
static const char *f(bool) { return "bool"; }

static const char *g(int &) { return "lvalue"; }
static const char *g(const int &) { return "const lvalue"; }
static const char *g(int &&) { return "rvalue"; }

struct inner {
    int value;
    inner *operator->() { return this; }
};
struct outer {
    inner i;
    inner &operator->() { return i; }
};

struct object {
    const char *m() & { return "&"; }
    const char *m() const & { return "const &"; }
    const char *m() && { return "&&"; }
};

static int defaults(int a, int b = 10, int c = 100) { return a + b + c; }

int main() {
    shapes::point p{1, 2};
    std::printf("%s %s %s\n", describe(p), describe(1), version(p));
    short s = 1;
    float h = 1;
    int array[2];
    std::printf("%s %s %s %s %s %s %s\n", f(s), f(h), f('c'), f(1u), f(array), f(true), f(1L));
    int i = 0;
    const int c = 0;
    std::printf("%s, %s, %s, %s\n", g(i), g(c), g(5), g(static_cast<int &&>(i)));
    meters m(2.75);
    std::printf("%d %d %s\n", m + 1, m ? 1 : 0, f(m));
    outer o{{42}};
    std::printf("%d\n", o->value);
    object a;
    const object b{};
    std::printf("%s %s %s\n", a.m(), b.m(), object().m());
    std::printf("%d %d %d\n", defaults(1), defaults(1, 2), defaults(1, 2, 3));
    std::printf("%d %d %u\n", -7 / 2, -7 % 2, static_cast<unsigned char>(-1));
    return defaults(1) == 111 ? 0 : 1;
}
