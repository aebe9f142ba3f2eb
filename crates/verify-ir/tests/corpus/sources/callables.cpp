// Type erasure: functions, bind, any, variants and optionals.
// flags: -std=c++17
#include <any>
#include <functional>
#include <optional>
#include <variant>
// expect function: `int run(std::optional<int>)` at 8
int run(std::optional<int> maybe) {
    std::function<int(int)> f = [maybe](int x) { return x + maybe.value_or(1); };
    std::variant<int, double, std::monostate> v = 2.5;
    std::any a = f(3);
    int n = std::visit([](auto x) { if constexpr (std::is_arithmetic_v<decltype(x)>) return (int)x; else return 0; }, v);
    return n + std::any_cast<int>(a) + std::bind(f, 4)();
}
