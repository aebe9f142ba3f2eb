// run: same
// clang: -O2 -std=c++17
#include <cstddef>
#include <cstdio>

template <class E> struct expression {
    const E &self() const { return static_cast<const E &>(*this); }
};

template <std::size_t R, std::size_t C> class matrix : public expression<matrix<R, C>> {
    int at_[R][C] = {};

public:
    static constexpr std::size_t rows = R, columns = C;
    matrix() = default;
    template <class E> matrix(const expression<E> &e) { *this = e; }
    template <class E> matrix &operator=(const expression<E> &e) {
        static_assert(E::rows == R && E::columns == C, "shapes differ");
        for (std::size_t i = 0; i < R; ++i)
            for (std::size_t j = 0; j < C; ++j)
                at_[i][j] = e.self()(i, j);
        return *this;
    }
    int &operator()(std::size_t i, std::size_t j) { return at_[i][j]; }
    int operator()(std::size_t i, std::size_t j) const { return at_[i][j]; }
};

template <class A, class B> struct sum : expression<sum<A, B>> {
    static constexpr std::size_t rows = A::rows, columns = A::columns;
    const A &a;
    const B &b;
    sum(const A &x, const B &y) : a(x), b(y) {}
    int operator()(std::size_t i, std::size_t j) const { return a(i, j) + b(i, j); }
};

template <class A> struct scaled : expression<scaled<A>> {
    static constexpr std::size_t rows = A::rows, columns = A::columns;
    const A &a;
    int k;
    scaled(const A &x, int f) : a(x), k(f) {}
    int operator()(std::size_t i, std::size_t j) const { return k * a(i, j); }
};

template <class A, class B> struct product : expression<product<A, B>> {
    static constexpr std::size_t rows = A::rows, columns = B::columns;
    const A &a;
    const B &b;
    product(const A &x, const B &y) : a(x), b(y) {}
    int operator()(std::size_t i, std::size_t j) const {
        int s = 0;
        for (std::size_t k = 0; k < A::columns; ++k)
            s += a(i, k) * b(k, j);
        return s;
    }
};

template <class A, class B> sum<A, B> operator+(const expression<A> &a, const expression<B> &b) { return {a.self(), b.self()}; }
template <class A> scaled<A> operator*(int k, const expression<A> &a) { return {a.self(), k}; }
template <class A, class B> product<A, B> operator*(const expression<A> &a, const expression<B> &b) { return {a.self(), b.self()}; }

int main() {
    matrix<2, 3> a;
    matrix<3, 2> b;
    for (std::size_t i = 0; i < 2; ++i)
        for (std::size_t j = 0; j < 3; ++j) {
            a(i, j) = static_cast<int>(i * 3 + j + 1);
            b(j, i) = static_cast<int>(j) - static_cast<int>(i);
        }
    matrix<2, 2> c = a * b + 10 * (a * b);
    for (std::size_t i = 0; i < 2; ++i)
        std::printf("%d %d\n", c(i, 0), c(i, 1));
    matrix<3, 3> d = b * a;
    int trace = d(0, 0) + d(1, 1) + d(2, 2);
    std::printf("trace %d\n", trace);
    return trace * 11 == c(0, 0) + c(1, 1) ? 0 : 1;
}
