// std::variant ([variant]).
// standards: 17 20 23
#include "check.h"
#include <initializer_list>
#include <string>
#include <type_traits>
#include <unordered_set>
#include <utility>
#include <variant>
#include <vector>

struct FromList {
    int sum;
    FromList(std::initializer_list<int> list, int extra = 0) : sum(extra) {
        for (int x : list)
            sum += x;
    }
};
struct NoDefault {
    explicit NoDefault(int) {}
};
struct MoveOnly {
    int value;
    explicit MoveOnly(int v) : value(v) {}
    MoveOnly(MoveOnly &&other) noexcept : value(std::exchange(other.value, -1)) {}
    MoveOnly &operator=(MoveOnly &&) = default;
};
template <class... Fs>
struct Overloaded : Fs... {
    using Fs::operator()...;
};
template <class... Fs>
Overloaded(Fs...) -> Overloaded<Fs...>;

static void construction() {
    check::section("construction");
    std::variant<int, std::string> a;
    CHECK(a.index() == 0);
    CHECK(std::get<0>(a) == 0);
    std::variant<int, std::string> b = "text";
    CHECK(b.index() == 1);
    CHECK(std::get<std::string>(b) == "text");
    std::variant<int, std::string> c(std::in_place_index<1>, 3, 'x');
    CHECK(std::get<1>(c) == "xxx");
    std::variant<int, FromList> d(std::in_place_type<FromList>, {1, 2, 3}, 4);
    CHECK(std::get<FromList>(d).sum == 10);
    std::variant<std::monostate, NoDefault> e;
    CHECK(e.index() == 0);
    std::variant<int, std::string> f = b;
    CHECK(std::get<1>(f) == "text");
    std::variant<int, std::string> g = std::move(f);
    CHECK(std::get<1>(g) == "text");
    CHECK(f.index() == 1);
    std::variant<long, std::string> narrow = 5;
    CHECK(narrow.index() == 0);
    std::variant<bool, std::string> truth = true;
    CHECK(truth.index() == 0);
    CHECK((!std::is_default_constructible<std::variant<NoDefault, int>>::value));
    CHECK((std::is_trivially_destructible<std::variant<int, double>>::value));
    CHECK((std::is_trivially_copyable<std::variant<int, double>>::value));
    CHECK((!std::is_copy_constructible<std::variant<MoveOnly, int>>::value));
    CHECK((std::is_move_constructible<std::variant<MoveOnly, int>>::value));
    CHECK((std::variant_size<std::variant<int, char, long>>::value == 3));
    CHECK((std::variant_size_v<const std::variant<int>> == 1));
    CHECK((std::is_same<std::variant_alternative_t<1, std::variant<int, char>>, char>::value));
    CHECK((std::is_same<std::variant_alternative_t<1, const std::variant<int, char>>, const char>::value));
    constexpr std::variant<int, double> constant = 2.5;
    static_assert(std::get<1>(constant) == 2.5);
    static_assert(constant.index() == 1);
    CHECK(sizeof(std::variant<int, char>) == 8);
    CHECK(sizeof(std::variant<double, char>) == 16);
    CHECK(std::variant_npos == static_cast<std::size_t>(-1));
}

static void access() {
    check::section("access");
    std::variant<int, std::string, int *> v = 3;
    CHECK(std::holds_alternative<int>(v));
    CHECK(!std::holds_alternative<std::string>(v));
    CHECK(std::get<int>(v) == 3);
    CHECK_THROWS(std::bad_variant_access, std::get<1>(v));
    CHECK_THROWS(std::bad_variant_access, std::get<std::string>(v));
    CHECK_THROWS(std::exception, std::get<2>(v));
    CHECK(*std::get_if<0>(&v) == 3);
    CHECK(std::get_if<1>(&v) == nullptr);
    CHECK(*std::get_if<int>(&v) == 3);
    CHECK(std::get_if<std::string>(&v) == nullptr);
    CHECK(std::get_if<0>(static_cast<decltype(v) *>(nullptr)) == nullptr);
    std::get<0>(v) = 4;
    CHECK(std::get<0>(v) == 4);
    const auto &fixed = v;
    CHECK(std::get<0>(fixed) == 4);
    CHECK(*std::get_if<int>(&fixed) == 4);
    std::variant<MoveOnly, int> m(MoveOnly(5));
    MoveOnly taken = std::get<0>(std::move(m));
    CHECK(taken.value == 5);
    CHECK(std::get<0>(m).value == -1);
}

static void modifiers() {
    check::section("modifiers");
    std::variant<int, std::string> v;
    v = "abc";
    CHECK(v.index() == 1);
    v = 7;
    CHECK(std::get<0>(v) == 7);
    CHECK(v.emplace<1>(2, 'q') == "qq");
    CHECK(v.emplace<int>(9) == 9);
    CHECK(v.emplace<std::string>({'a', 'b'}) == "ab");
    std::variant<int, std::string> w = 1;
    v.swap(w);
    CHECK(std::get<0>(v) == 1 && std::get<1>(w) == "ab");
    swap(v, w);
    CHECK(std::get<1>(v) == "ab" && std::get<0>(w) == 1);
    std::variant<int, std::string> x = 2;
    w.swap(x);
    CHECK(std::get<0>(w) == 2 && std::get<0>(x) == 1);
    w = v;
    CHECK(std::get<1>(w) == "ab");
    w = std::move(v);
    CHECK(std::get<1>(w) == "ab");
    x = w;
    CHECK(x == w);
    w = w;
    CHECK(std::get<1>(w) == "ab");
}

static void visiting() {
    check::section("visiting");
    std::variant<int, std::string, double> v = 3;
    auto kind =
        Overloaded{[](int) { return 'i'; }, [](const std::string &) { return 's'; }, [](double) { return 'd'; }};
    CHECK(std::visit(kind, v) == 'i');
    v = "x";
    CHECK(std::visit(kind, v) == 's');
    v = 1.5;
    CHECK(std::visit(kind, v) == 'd');
    std::visit(
        [](auto &x) {
            if constexpr (std::is_same_v<std::decay_t<decltype(x)>, double>)
                x += 1;
        },
        v);
    CHECK(std::get<double>(v) == 2.5);
    std::variant<int, char> a = 4, b = 'c';
    CHECK(std::visit([](auto x, auto y) { return int(sizeof(x) * 10 + sizeof(y)); }, a, b) == 41);
    CHECK(std::visit([](auto x, auto y) { return int(sizeof(x) * 10 + sizeof(y)); }, b, a) == 14);
    CHECK(std::visit([] { return 5; }) == 5);
    int called = 0;
    std::visit([&](auto &&) { ++called; }, a);
    CHECK(called == 1);
    std::string moved = std::visit(
        [](auto &&x) -> std::string {
            if constexpr (std::is_same_v<decltype(x), std::string &&>)
                return std::move(x);
            else
                return "other";
        },
        std::variant<int, std::string>("movable"));
    CHECK(moved == "movable");
#if __cplusplus >= 202002L
    CHECK(std::visit<long>([](auto x) { return x; }, a) == 4);
    CHECK((std::is_same_v<decltype(std::visit<long>([](auto x) { return x; }, a)), long>));
#endif
}

static void comparisons() {
    check::section("comparisons");
    typedef std::variant<int, std::string> V;
    V one(1), two(2), text("a");
    CHECK(one == V(1));
    CHECK(one != two);
    CHECK(one < two);
    CHECK(two < text);
    CHECK(!(text < two));
    CHECK(text > one);
    CHECK(one <= V(1));
    CHECK(text >= text);
    CHECK(std::monostate() == std::monostate());
    CHECK(!(std::monostate() < std::monostate()));
    CHECK(std::monostate() <= std::monostate());
#if __cplusplus >= 202002L
    CHECK((one <=> two) < 0);
    CHECK((text <=> one) > 0);
    CHECK((text <=> text) == 0);
    CHECK((std::monostate() <=> std::monostate()) == 0);
#endif
    std::unordered_set<V> keys;
    keys.insert(one);
    keys.insert(V(1));
    keys.insert(text);
    CHECK(keys.size() == 2);
    CHECK(std::hash<std::monostate>()(std::monostate()) == std::hash<std::monostate>()(std::monostate()));
}

static void valueless() {
    check::section("valueless");
    {
        std::variant<check::Throwing, std::string> v("kept");
        check::Throwing source(1);
        check::Throwing::countdown() = 1;
        bool thrown = false;
        try {
            v.emplace<0>(source);
        } catch (int) {
            thrown = true;
        }
        check::Throwing::countdown() = -1;
        CHECK(thrown);
        CHECK(v.valueless_by_exception());
        CHECK(v.index() == std::variant_npos);
        CHECK_THROWS(std::bad_variant_access, std::get<0>(v));
        CHECK_THROWS(std::bad_variant_access, std::visit([](auto &&) {}, v));
        CHECK(!std::holds_alternative<std::string>(v));
        CHECK(std::get_if<1>(&v) == nullptr);
        std::variant<check::Throwing, std::string> w = v;
        CHECK(w.valueless_by_exception());
        CHECK(v == w);
        CHECK(!(v < w));
        CHECK((v < std::variant<check::Throwing, std::string>("x")));
        v = "again";
        CHECK(!v.valueless_by_exception());
        v = w;
        CHECK(v.valueless_by_exception());
    }
    CHECK(check::Throwing::alive() == 0);
    {
        std::variant<int, check::Tracked> a(std::in_place_index<1>, 4);
        std::variant<int, check::Tracked> b = a;
        CHECK(check::Tracked::alive() == 2);
        a = 1;
        CHECK(check::Tracked::alive() == 1);
        a = b;
        CHECK(check::Tracked::alive() == 2);
        b.emplace<0>(2);
        CHECK(check::Tracked::alive() == 1);
    }
    CHECK(check::Tracked::alive() == 0);
}

int main() {
    construction();
    access();
    modifiers();
    visiting();
    comparisons();
    valueless();
    return check::done();
}
