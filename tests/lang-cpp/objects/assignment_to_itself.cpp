// verify: proved
// native: ok
#include <cassert>

class cell {
    int *p_;

public:
    explicit cell(int v) : p_(new int(v)) {}
    cell(const cell &o) : p_(new int(*o.p_)) {}
    cell &operator=(const cell &o) {
        int *fresh = new int(*o.p_);
        delete p_;
        p_ = fresh;
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
