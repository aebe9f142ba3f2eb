// verify: violated
// native: uncaught
#include <typeinfo>

struct base {
    virtual ~base() {}
};

static bool is_base(base *b) {
    return typeid(*b) == typeid(base); //~ V0601
}

int main() {
    base b;
    if (!is_base(&b))
        return 1;
    return is_base(nullptr);
}
