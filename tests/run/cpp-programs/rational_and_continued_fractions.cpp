// run: same
// clang: -std=c++11
#include <cstdio>

template <class I> constexpr I gcd(I a, I b) { return b == 0 ? (a < 0 ? -a : a) : gcd(b, a % b); }

class division_by_zero {};

template <class I> class rational {
    I n_, d_;

public:
    constexpr rational(I n = 0) : n_(n), d_(1) {}
    rational(I n, I d) : n_(n), d_(d) {
        if (d == 0)
            throw division_by_zero();
        I g = gcd(n, d);
        if (d < 0)
            g = -g;
        n_ = n / g;
        d_ = d / g;
    }
    I numerator() const { return n_; }
    I denominator() const { return d_; }
    friend rational operator+(const rational &a, const rational &b) { return rational(a.n_ * b.d_ + b.n_ * a.d_, a.d_ * b.d_); }
    friend rational operator-(const rational &a, const rational &b) { return rational(a.n_ * b.d_ - b.n_ * a.d_, a.d_ * b.d_); }
    friend rational operator*(const rational &a, const rational &b) { return rational(a.n_ * b.n_, a.d_ * b.d_); }
    friend rational operator/(const rational &a, const rational &b) { return rational(a.n_ * b.d_, a.d_ * b.n_); }
    friend bool operator<(const rational &a, const rational &b) { return a.n_ * b.d_ < b.n_ * a.d_; }
    friend bool operator==(const rational &a, const rational &b) { return a.n_ == b.n_ && a.d_ == b.d_; }
    I floor() const { return n_ / d_ - (n_ % d_ < 0); }
};

template <class I> static int continued(rational<I> r, I *terms, int most) {
    int n = 0;
    while (n < most) {
        terms[n] = r.floor();
        r = r - rational<I>(terms[n++]);
        if (r == rational<I>(0))
            break;
        r = rational<I>(1) / r;
    }
    return n;
}

template <class I> static rational<I> evaluate(const I *terms, int n) {
    rational<I> r(terms[n - 1]);
    for (int i = n - 2; i >= 0; --i)
        r = rational<I>(terms[i]) + rational<I>(1) / r;
    return r;
}

int main() {
    typedef rational<long long> q;
    q half(1, 2), third(-2, -6);
    q s = half + third * q(3) - q(1, 6) / half;
    std::printf("%lld/%lld %d\n", s.numerator(), s.denominator(), third < half);
    long long terms[20];
    q values[] = {q(415, 93), q(-17, 5), q(355, 113), q(144, 89), q(7)};
    for (const q &v : values) {
        int n = continued(v, terms, 20);
        std::printf("%lld/%lld = [", v.numerator(), v.denominator());
        for (int i = 0; i < n; ++i)
            std::printf("%lld%s", terms[i], i + 1 < n ? (i ? ", " : "; ") : "]\n");
        if (!(evaluate(terms, n) == v))
            return 1;
    }
    try {
        q bad = half / (third - q(1, 3));
        return static_cast<int>(bad.numerator()) + 2;
    } catch (const division_by_zero &) {
        std::printf("division by zero\n");
    }
    return 0;
}
