// verify: proved
// native: ok
#include <typeinfo>

struct base {
    virtual ~base() {}
};

static bool is_base(base *b) {
    return b && typeid(*b) == typeid(base);
}

int main() {
    base b;
    if (!is_base(&b))
        return 1;
    return is_base(nullptr);
}
