// verify: violated
// native: abort
#include <cassert>

struct base {
    virtual ~base() {}
    virtual int code() const { return 1; }
};
struct derived : base {
    int code() const override { return 2; }
};
struct further : derived {
    int code() const override { return 3; }
};

int main() {
    int by_reference = 0, by_value = 0;
    try {
        throw further();
    } catch (const base &b) {
        by_reference = b.code();
    }
    try {
        throw further();
    } catch (base b) {
        by_value = b.code();
    }
    assert(by_reference == 3);
    assert(by_value == 3); //~ V0001
    return 0;
}
