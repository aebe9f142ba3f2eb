// run: same
#include <cstdio>

struct complex {
    int re, im;
    constexpr complex(int r = 0, int i = 0) : re(r), im(i) {}
    complex operator-() const { return {-re, -im}; }
    complex &operator+=(complex o) {
        re += o.re;
        im += o.im;
        return *this;
    }
    complex &operator++() {
        ++re;
        return *this;
    }
    complex operator++(int) {
        complex old = *this;
        ++*this;
        return old;
    }
    explicit operator bool() const { return re || im; }
    int operator()(int x) const { return re * x + im; }
};

complex operator+(complex a, complex b) { return a += b; }
complex operator*(complex a, complex b) { return {a.re * b.re - a.im * b.im, a.re * b.im + a.im * b.re}; }
bool operator==(complex a, complex b) { return a.re == b.re && a.im == b.im; }
bool operator!=(complex a, complex b) { return !(a == b); }
complex operator""_i(unsigned long long v) { return {0, static_cast<int>(v)}; }

template <int Degree> class polynomial {
    complex c_[Degree + 1];

public:
    complex &operator[](int i) { return c_[i]; }
    const complex &operator[](int i) const { return c_[i]; }
    complex operator()(complex x) const {
        complex r;
        for (int i = Degree; i >= 0; --i)
            r = r * x + c_[i];
        return r;
    }
    template <int Other> polynomial<Degree + Other> operator*(const polynomial<Other> &o) const {
        polynomial<Degree + Other> r;
        for (int i = 0; i <= Degree; ++i)
            for (int j = 0; j <= Other; ++j)
                r[i + j] += c_[i] * o[j];
        return r;
    }
};

int main() {
    complex a = 3 + 4_i, b(1, -2);
    complex sum = a + b, product = a * b;
    std::printf("%d%+di %d%+di %d\n", sum.re, sum.im, product.re, product.im, (-a)(2));
    complex before = a++, after = ++a;
    std::printf("%d %d %d %d\n", before.re, after.re, before != after, complex() ? 1 : 0);
    polynomial<1> p;
    p[0] = 1;
    p[1] = 1_i;
    polynomial<2> q = p * p;
    polynomial<4> r = q * q;
    for (int i = 0; i <= 4; ++i)
        std::printf("(%d,%d) ", r[i].re, r[i].im);
    complex direct = p(2 + 1_i) * p(2 + 1_i) * p(2 + 1_i) * p(2 + 1_i);
    std::printf("\n%d,%d\n", r(2 + 1_i).re, r(2 + 1_i).im);
    return r(2 + 1_i) == direct ? 0 : 1;
}
