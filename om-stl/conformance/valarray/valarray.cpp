// std::valarray ([numarray]).
#include "check.h"
#include <cmath>
#include <valarray>

typedef std::valarray<int> V;

static bool is(const V &v, int a, int b, int c, int d) {
    return v.size() == 4 && v[0] == a && v[1] == b && v[2] == c && v[3] == d;
}
static int twice(int x) { return 2 * x; }

int main() {
    check::section("construction");
    const int numbers[] = {1, 2, 3, 4};
    V a(numbers, 4);
    CHECK(is(a, 1, 2, 3, 4));
    V b(7, 4);
    CHECK(is(b, 7, 7, 7, 7));
    V zero(3);
    CHECK(zero.size() == 3 && zero[2] == 0);
    V none;
    CHECK(none.size() == 0);
    V copy(a);
    copy[0] = 9;
    CHECK(a[0] == 1 && copy[0] == 9);
    copy = a;
    CHECK(is(copy, 1, 2, 3, 4));
    copy = 5;
    CHECK(is(copy, 5, 5, 5, 5));
#if __cplusplus >= 201103L
    V list = {4, 3, 2, 1};
    CHECK(is(list, 4, 3, 2, 1));
    list = {1, 1, 1, 1};
    CHECK(is(list, 1, 1, 1, 1));
    V moved(std::move(list));
    CHECK(is(moved, 1, 1, 1, 1));
    int sum = 0;
    for (int x : a)
        sum += x;
    CHECK(sum == 10);
    CHECK(*std::begin(a) == 1);
    CHECK(std::end(a) - std::begin(a) == 4);
    swap(a, moved);
    CHECK(is(a, 1, 1, 1, 1));
    a.swap(moved);
    CHECK(is(a, 1, 2, 3, 4));
#endif

    check::section("arithmetic");
    CHECK(is(a + b, 8, 9, 10, 11));
    CHECK(is(b - a, 6, 5, 4, 3));
    CHECK(is(a * 2, 2, 4, 6, 8));
    CHECK(is(2 * a, 2, 4, 6, 8));
    CHECK(is(b / a, 7, 3, 2, 1));
    CHECK(is(b % a, 0, 1, 1, 3));
    CHECK(is(a & b, 1, 2, 3, 4));
    CHECK(is(a | V(8, 4), 9, 10, 11, 12));
    CHECK(is(a ^ V(1, 4), 0, 3, 2, 5));
    CHECK(is(a << 1, 2, 4, 6, 8));
    CHECK(is(V(8, 4) >> a, 4, 2, 1, 0));
    CHECK(is(-a, -1, -2, -3, -4));
    CHECK(is(+a, 1, 2, 3, 4));
    CHECK(is(~a, -2, -3, -4, -5));
    CHECK((!a).size() == 4);
    V c = a;
    c += b;
    c -= 1;
    c *= 2;
    CHECK(is(c, 14, 16, 18, 20));
    c /= a;
    CHECK(is(c, 14, 8, 6, 5));
    c %= 4;
    CHECK(is(c, 2, 0, 2, 1));
    std::valarray<bool> less = a < 3;
    CHECK(less[0] && less[1] && !less[2] && !less[3]);
    std::valarray<bool> equal = a == V(2, 4);
    CHECK(!equal[0] && equal[1]);
    std::valarray<bool> both = (a > 1) && (a < 4);
    CHECK(!both[0] && both[1] && both[2] && !both[3]);

    check::section("members");
    CHECK(a.sum() == 10);
    CHECK(a.min() == 1);
    CHECK(a.max() == 4);
    CHECK(is(a.shift(1), 2, 3, 4, 0));
    CHECK(is(a.shift(-1), 0, 1, 2, 3));
    CHECK(is(a.cshift(1), 2, 3, 4, 1));
    CHECK(is(a.cshift(-1), 4, 1, 2, 3));
    CHECK(is(a.apply(twice), 2, 4, 6, 8));
    c.resize(4, 3);
    CHECK(is(c, 3, 3, 3, 3));

    check::section("functions");
    std::valarray<double> d(2);
    d[0] = 4;
    d[1] = 9;
    CHECK(std::valarray<double>(std::sqrt(d))[1] == 3);
    CHECK(std::valarray<double>(std::pow(d, 2.0))[0] == 16);
    CHECK(V(std::abs(-a))[3] == 4);
    CHECK(std::valarray<double>(std::exp(d - d))[0] == 1);

    check::section("subsets");
    CHECK(V(a[std::slice(0, 2, 2)])[1] == 3);
    V e = a;
    e[std::slice(1, 2, 2)] = 0;
    CHECK(is(e, 1, 0, 3, 0));
    e[std::slice(0, 2, 1)] = V(a[std::slice(2, 2, 1)]);
    CHECK(is(e, 3, 4, 3, 0));
    e[std::slice(0, 4, 1)] += a;
    CHECK(is(e, 4, 6, 6, 4));
    std::valarray<bool> mask = a > 2;
    CHECK(V(a[mask]).size() == 2);
    e = a;
    e[mask] = 9;
    CHECK(is(e, 1, 2, 9, 9));
    std::size_t indices[] = {3, 0};
    std::valarray<std::size_t> index(indices, 2);
    CHECK(V(a[index])[0] == 4 && V(a[index])[1] == 1);
    e[index] = 0;
    CHECK(is(e, 0, 2, 9, 0));
    std::size_t lengths[] = {2, 2}, strides[] = {2, 1};
    std::gslice grid(0, std::valarray<std::size_t>(lengths, 2), std::valarray<std::size_t>(strides, 2));
    CHECK(is(V(a[grid]), 1, 2, 3, 4));
    CHECK(grid.start() == 0 && grid.size().size() == 2);
    return check::done();
}
