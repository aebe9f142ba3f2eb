// verify: proved
// native: ok
#include <typeinfo>

struct base {
    virtual ~base() {}
};
struct derived : base {
    int v = 3;
};

static int value(base &b) {
    try {
        return dynamic_cast<derived &>(b).v;
    } catch (const std::bad_cast &) {
        return -1;
    }
}

int main() {
    derived d;
    base b;
    if (value(d) != 3)
        return 1;
    return value(b) == -1 ? 0 : 1;
}
