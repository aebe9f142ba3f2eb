// verify: violated
// native: abort
#include <cassert>

namespace geometry {
template <class T> class vec {
    T x_, y_;

public:
    vec(T x, T y) : x_(x), y_(y) {}
    friend T dot(const vec &a, const vec &b) { return a.x_ * b.x_ + a.y_ * b.y_; }
    template <class U> friend bool parallel(const vec<U> &a, const vec<U> &b);
};
template <class U> bool parallel(const vec<U> &a, const vec<U> &b) { return a.x_ * b.y_ == a.y_ * b.x_; }
} // namespace geometry

int main() {
    geometry::vec<int> a(2, 3), b(4, 6), c(-3, 2);
    assert(dot(a, b) == 26);
    assert(parallel(a, b));
    assert(parallel(a, c)); //~ V0001
    return 0;
}
