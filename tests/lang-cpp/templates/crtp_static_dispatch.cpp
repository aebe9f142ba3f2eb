// verify: proved
// native: none
#include <cassert>

extern "C" int nondet_int();

template <class D> struct ordered {
    bool greater(const D &o) const { return o.less(static_cast<const D &>(*this)); }
    bool same(const D &o) const {
        const D &self = static_cast<const D &>(*this);
        return !self.less(o) && !o.less(self);
    }
};

struct temperature : ordered<temperature> {
    int degrees;
    explicit temperature(int d) : degrees(d) {}
    bool less(const temperature &o) const { return degrees < o.degrees; }
};

int main() {
    temperature a(nondet_int()), b(nondet_int());
    assert(a.same(b) == (a.degrees == b.degrees));
    assert(!(a.greater(b) && b.greater(a)));
    return 0;
}
