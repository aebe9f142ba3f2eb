// verify: proved
// clang: -std=c++20
// native: ok
#include <cassert>
#include <cstdio>

template <class F> static int call_twice(F f) { return f() + f(); }

struct widget {
    int value = 5;
    auto by_this() {
        return [this](int d) { return value += d; };
    }
    auto by_copy() {
        return [*this](int d) mutable { return value += d; };
    }
};

template <class... F> struct all : F... {
    using F::operator()...;
};

static constexpr auto fix = [](auto f) { return [f](auto... a) { return f(f, a...); }; };

int main() {
    int a = 1, b = 2;
    auto mixed = [=, &b] { return a + b++; };
    a = 100;
    int first = call_twice(mixed);
    std::printf("%d %d\n", first, b);
    auto init = [c = a * 2, &d = b] { return c + d; };
    a = 0;
    b = 7;
    std::printf("%d\n", init());
    int n = 0;
    auto counter = [n]() mutable { return ++n; };
    auto copy = counter;
    counter();
    counter();
    std::printf("%d %d %d\n", counter(), copy(), n);
    widget w;
    auto live = w.by_this();
    auto frozen = w.by_copy();
    live(10);
    frozen(1);
    std::printf("%d %d %d\n", w.value, frozen(1), w.value);
    auto factorial = fix([](auto self, int k) -> int { return k < 2 ? 1 : k * self(self, k - 1); });
    std::printf("%d\n", factorial(10));
    all pick{[](int) { return 'i'; }, [](double) { return 'd'; }, [](const char *) { return 's'; }};
    std::printf("%c%c%c\n", pick(1), pick(1.0), pick(""));
    int (*plain)(int, int) = [](int x, int y) { return x * y; };
    auto generic = []<class T>(T x, T y) { return x < y ? y : x; };
    auto pack = [](auto... v) { return [=] { return (v + ...); }; };
    std::printf("%d %c %d\n", plain(6, 7), generic('a', 'z'), pack(1, 2, 3, 4)());
    auto nested = [x = 1] { return [x, y = x + 1] { return [x, y, z = y + 1] { return x * 100 + y * 10 + z; }; }; };
    std::printf("%d\n", nested()()());
    assert(first == 1 + 2 + 1 + 3);
    return 0;
}
