// verify: violated
// native: asan
#include <cassert>

class cell {
    int *p_;

public:
    explicit cell(int v) : p_(new int(v)) {}
    cell(const cell &o) : p_(new int(*o.p_)) {}
    cell &operator=(const cell &o) {
        delete p_;
        p_ = new int(*o.p_); //~ V0104
        return *this;
    }
    ~cell() { delete p_; }
    int get() const { return *p_; }
};

int main() {
    cell a(4), b(5);
    a = b;
    cell &alias = a;
    a = alias;
    assert(a.get() == 5);
    return 0;
}
