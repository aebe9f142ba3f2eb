// verify: violated
// native: uncaught
#include <typeinfo>

struct base {
    virtual ~base() {}
};
struct derived : base {
    int v = 3;
};

static int value(base &b) {
    return dynamic_cast<derived &>(b).v; //~ V0601
}

int main() {
    derived d;
    base b;
    if (value(d) != 3)
        return 1;
    return value(b) == -1 ? 0 : 1;
}
