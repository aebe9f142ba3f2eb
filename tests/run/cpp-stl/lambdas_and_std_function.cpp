// run: same
// clang: -std=c++17
#include <algorithm>
#include <cstdio>
#include <functional>
#include <map>
#include <string>
#include <vector>

static std::function<int(int)> compose(std::function<int(int)> f, std::function<int(int)> g) {
    return [=](int x) { return g(f(x)); };
}

static std::function<int()> counter(int from) {
    return [from]() mutable { return from++; };
}

int main() {
    auto twice = [](int x) { return 2 * x; };
    auto increment = [step = 3](int x) { return x + step; };
    std::printf("%d %d\n", compose(twice, increment)(5), compose(increment, twice)(5));
    auto a = counter(10), b = a;
    a();
    a();
    std::printf("%d %d\n", a(), b());

    std::map<std::string, std::function<double(double, double)>> operations{{"add", std::plus<double>()}, {"sub", [](double x, double y) { return x - y; }}, {"mul", std::multiplies<>()}};
    for (const auto &[name, f] : operations)
        std::printf("%s %g\n", name.c_str(), f(6, 4));

    std::vector<int> v(10);
    std::generate(v.begin(), v.end(), counter(1));
    int threshold = 5, seen = 0;
    auto n = std::count_if(v.begin(), v.end(), [&](int x) { ++seen; return x > threshold; });
    std::for_each(v.begin(), v.end(), [sum = 0](int &x) mutable { x = sum += x; });
    std::printf("%ld of %d, %d\n", static_cast<long>(n), seen, v.back());

    std::function<int(int)> fibonacci = [&](int k) { return k < 2 ? k : fibonacci(k - 1) + fibonacci(k - 2); };
    std::function<void()> empty;
    std::printf("%d %d %d\n", fibonacci(15), !empty, fibonacci ? 1 : 0);
    return fibonacci(10) == 55 ? 0 : 1;
}
