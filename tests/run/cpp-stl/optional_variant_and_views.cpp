// run: same
// clang: -std=c++17
#include <cstdio>
#include <optional>
#include <string>
#include <string_view>
#include <tuple>
#include <variant>
#include <vector>

using value = std::variant<std::monostate, long, double, std::string>;

static std::optional<long> to_number(std::string_view s) {
    if (s.empty())
        return std::nullopt;
    long v = 0;
    for (char c : s) {
        if (c < '0' || c > '9')
            return {};
        v = v * 10 + (c - '0');
    }
    return v;
}

static value parse(std::string_view s) {
    if (s.empty())
        return {};
    if (auto n = to_number(s))
        return *n;
    auto dot = s.find('.');
    if (dot != s.npos) {
        auto whole = to_number(s.substr(0, dot)), part = to_number(s.substr(dot + 1));
        if (whole && part) {
            double scale = 1;
            for (std::size_t i = dot + 1; i < s.size(); ++i)
                scale *= 10;
            return *whole + *part / scale;
        }
    }
    return std::string(s);
}

template <class... F> struct overloaded : F... {
    using F::operator()...;
};
template <class... F> overloaded(F...) -> overloaded<F...>;

int main() {
    std::string_view line = "42,hello,3.25,,x.y,007";
    std::vector<value> fields;
    while (true) {
        auto comma = line.find(',');
        fields.push_back(parse(line.substr(0, comma)));
        if (comma == line.npos)
            break;
        line.remove_prefix(comma + 1);
    }
    int kinds[4] = {};
    for (const value &v : fields) {
        ++kinds[v.index()];
        std::visit(overloaded{[](std::monostate) { std::printf("nothing "); }, [](long n) { std::printf("long %ld ", n); }, [](double d) { std::printf("double %g ", d); }, [](const std::string &s) { std::printf("string %s ", s.c_str()); }}, v);
    }
    std::printf("\n%d %d %d %d\n", kinds[0], kinds[1], kinds[2], kinds[3]);
    auto [first, second, third] = std::make_tuple(to_number("12").value_or(-1), to_number("").value_or(-1), to_number("1x").has_value());
    std::printf("%ld %ld %d\n", first, second, third);
    return std::get<long>(fields[5]) == 7 && std::get_if<double>(&fields[0]) == nullptr ? 0 : 1;
}
