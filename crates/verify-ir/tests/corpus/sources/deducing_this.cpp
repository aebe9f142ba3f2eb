// C++23: explicit object parameters, static call operators, multidimensional subscripts, if consteval.
// flags: -std=c++2b
// needs: clang 19
// expect function: `int run()` at 9
struct Counter {
    int n = 1;
    int up(this Counter &self, int by) { return self.n += by; }
    int operator[](int i, int j) const { return n + i * j; } static int operator()(int x) { return x + 1; } };
int run() { Counter c; auto f = [](this auto self, int k) -> int { return k ? k + self(k - 1) : 0; }; return c.up(2) + c[1, 2] + c(3) + f(4); }
consteval int squared(int x) { return x * x; }
constexpr int either(int x) { if consteval { return squared(3); } else { return x; } }
int use(int x) { [[assume(x > 0)]]; return either(x); }
