// verify: proved
// native: ok
#include <cassert>

template <class T> class cell {
    T v_;

public:
    explicit cell(T v) : v_(v) {}
    template <class U> cell(const cell<U> &o) : v_(static_cast<T>(o.get())) {}
    template <class U> cell &operator=(const cell<U> &o) {
        v_ = static_cast<T>(o.get() * 2);
        return *this;
    }
    template <class U> U as() const { return static_cast<U>(v_); }
    T get() const { return v_; }
};

int main() {
    cell<double> d(2.75);
    cell<int> i = d;
    assert(i.get() == 2);
    cell<int> j(0);
    j = d;
    assert(j.get() == 5);
    j = i;
    assert(j.get() == 2 && d.as<char>() == 2);
    return 0;
}
