// Lambdas: captures by value and reference, of this, generic ones, converted to pointers.
// flags: -std=c++17
// expect function: `int use(int)` at 6
// expect function: `int Holder::run(int)` at 5
struct Holder { int k = 3; int run(int x) { auto f = [this, &x](int y) { x += y; return k * x; }; return f(2); } };
int use(int n) {
    int sum = 0;
    auto add = [&sum, n](auto x) mutable { n += 1; sum += x + n; return sum; };
    add(1);
    add(2.5);
    int (*plain)(int) = [](int x) { return x + 1; };
    auto fib = [](auto &&self, int k) -> int { return k < 2 ? k : self(self, k - 1) + self(self, k - 2); };
    return plain(sum) + fib(fib, n) + Holder{}.run(n);
}
