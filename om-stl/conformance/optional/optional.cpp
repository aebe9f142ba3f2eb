// std::optional ([optional]).
// standards: 17 20 23
#include "check.h"
#include <functional>
#include <initializer_list>
#include <optional>
#include <string>
#include <unordered_set>
#include <utility>
#include <vector>

struct FromList {
    int sum;
    FromList(std::initializer_list<int> list, int extra = 0) : sum(extra) {
        for (int x : list)
            sum += x;
    }
};
struct MoveOnly {
    int value;
    explicit MoveOnly(int v) : value(v) {}
    MoveOnly(MoveOnly &&other) noexcept : value(std::exchange(other.value, -1)) {}
    MoveOnly &operator=(MoveOnly &&other) noexcept {
        value = std::exchange(other.value, -1);
        return *this;
    }
};

static void construction() {
    check::section("construction");
    std::optional<int> none;
    CHECK(!none);
    CHECK(!none.has_value());
    std::optional<int> also = std::nullopt;
    CHECK(!also);
    std::optional<int> five(5);
    CHECK(five && *five == 5);
    std::optional<long> wide = five;
    CHECK(wide && *wide == 5);
    std::optional<long> empty_wide = none;
    CHECK(!empty_wide);
    std::optional<std::string> text(std::in_place, 3, 'a');
    CHECK(*text == "aaa");
    std::optional<FromList> list(std::in_place, {1, 2, 3}, 4);
    CHECK(list->sum == 10);
    std::optional<std::string> copied(text);
    CHECK(*copied == "aaa");
    std::optional<std::string> moved(std::move(copied));
    CHECK(*moved == "aaa");
    CHECK(copied.has_value());
    std::optional deduced = 3;
    CHECK((std::is_same<decltype(deduced), std::optional<int>>::value));
    CHECK(*std::make_optional(4) == 4);
    CHECK(*std::make_optional<std::string>(2, 'z') == "zz");
    CHECK(std::make_optional<FromList>({1, 2}, 3)->sum == 6);
    constexpr std::optional<int> constant = 9;
    static_assert(*constant == 9);
    CHECK(constant.value() == 9);
    CHECK(std::is_trivially_destructible<std::optional<int>>::value);
    CHECK(!std::is_trivially_destructible<std::optional<std::string>>::value);
    CHECK(std::is_trivially_copyable<std::optional<int>>::value);
    CHECK(!std::is_copy_constructible<std::optional<MoveOnly>>::value);
    CHECK(std::is_move_constructible<std::optional<MoveOnly>>::value);
    CHECK(sizeof(std::optional<int>) == 8);
    CHECK(sizeof(std::optional<char>) == 2);
    CHECK((!std::is_convertible<std::string, std::optional<std::vector<int>>>::value));
}

static void assignment() {
    check::section("assignment");
    std::optional<std::string> a;
    a = "text";
    CHECK(*a == "text");
    a = std::nullopt;
    CHECK(!a);
    a = std::string("more");
    std::optional<std::string> b;
    b = a;
    CHECK(*b == "more");
    b = std::move(a);
    CHECK(*b == "more");
    CHECK(a.has_value());
    a = std::optional<std::string>();
    CHECK(!a);
    a = b;
    CHECK(a == b);
    std::optional<const char *> literal = "literal";
    a = literal;
    CHECK(*a == "literal");
    CHECK(a.emplace(2, 'q') == "qq");
    std::optional<FromList> c;
    CHECK(c.emplace({5, 6}, 1).sum == 12);
    a = {};
    CHECK(!a);
    std::optional<int> x = 1, y;
    x.swap(y);
    CHECK(!x && y == 1);
    swap(x, y);
    CHECK(x == 1 && !y);
    y = 2;
    x.swap(y);
    CHECK(x == 2 && y == 1);
    x.reset();
    CHECK(!x);
    x.reset();
    CHECK(!x);
    std::optional<MoveOnly> m(MoveOnly(3));
    std::optional<MoveOnly> n;
    n = std::move(m);
    CHECK(n->value == 3);
    CHECK(m.has_value() && m->value == -1);
}

static void observers() {
    check::section("observers");
    std::optional<std::string> some("abc");
    const std::optional<std::string> none;
    CHECK(some->size() == 3);
    CHECK(some.value() == "abc");
    CHECK(some.value_or("x") == "abc");
    CHECK(none.value_or("x") == "x");
    CHECK_THROWS(std::bad_optional_access, none.value());
    CHECK_THROWS(std::exception, std::optional<int>().value());
    some.value() += "d";
    CHECK(*some == "abcd");
    std::string taken = *std::move(some);
    CHECK(taken == "abcd");
    CHECK(std::optional<MoveOnly>(MoveOnly(4)).value().value == 4);
    CHECK(std::optional<MoveOnly>().value_or(MoveOnly(5)).value == 5);
    CHECK(static_cast<bool>(std::optional<bool>(false)));
}

static void comparisons() {
    check::section("comparisons");
    std::optional<int> one(1), two(2), none;
    CHECK(one == one);
    CHECK(one != two);
    CHECK(one < two);
    CHECK(none < one);
    CHECK(!(one < none));
    CHECK(one > none);
    CHECK(one <= one);
    CHECK(two >= one);
    CHECK(none == std::nullopt);
    CHECK(one != std::nullopt);
    CHECK(std::nullopt == none);
    CHECK(one == 1);
    CHECK(1 == one);
    CHECK(none != 1);
    CHECK(none < 1);
    CHECK(1 > none);
    CHECK(one <= 1);
    CHECK(2 >= one);
    CHECK(one == std::optional<long>(1));
    CHECK(none == std::optional<long>());
    CHECK(std::optional<long>(5) > one);
#if __cplusplus >= 202002L
    CHECK((one <=> two) < 0);
    CHECK((one <=> std::nullopt) > 0);
    CHECK((none <=> std::optional<int>()) == 0);
    CHECK((two <=> 2) == 0);
#endif
    CHECK(std::hash<std::optional<int>>()(one) == std::hash<int>()(1));
    std::unordered_set<std::optional<int>> keys;
    keys.insert(one);
    keys.insert(none);
    keys.insert(std::nullopt);
    CHECK(keys.size() == 2);
}

static void monadic() {
#if __cplusplus > 202002L
    check::section("monadic");
    std::optional<int> four(4), none;
    CHECK(four.and_then([](int x) { return std::optional<long>(x * 2); }) == 8);
    CHECK(!none.and_then([](int x) { return std::optional<long>(x * 2); }));
    CHECK(!four.and_then([](int) { return std::optional<long>(); }));
    CHECK(four.transform([](int x) { return x + 0.5; }) == 4.5);
    CHECK(!none.transform([](int x) { return x + 0.5; }));
    CHECK(none.or_else([] { return std::optional<int>(7); }) == 7);
    CHECK(four.or_else([] { return std::optional<int>(7); }) == 4);
    CHECK(std::optional<MoveOnly>(MoveOnly(6)).transform([](MoveOnly &&m) { return m.value; }) == 6);
#endif
}

static void lifetimes() {
    check::section("lifetimes");
    {
        std::optional<check::Tracked> a(std::in_place, 1);
        CHECK(check::Tracked::alive() == 1);
        std::optional<check::Tracked> b = a;
        CHECK(check::Tracked::alive() == 2);
        b = std::nullopt;
        CHECK(check::Tracked::alive() == 1);
        b.emplace(3);
        b.emplace(4);
        CHECK(check::Tracked::alive() == 2);
        a.swap(b);
        CHECK(a->value == 4 && b->value == 1);
        std::optional<check::Tracked> c;
        a.swap(c);
        CHECK(check::Tracked::alive() == 2);
    }
    CHECK(check::Tracked::alive() == 0);
    {
        check::Throwing source(1);
        std::optional<check::Throwing> target;
        check::Throwing::countdown() = 1;
        bool thrown = false;
        try {
            target = source;
        } catch (int) {
            thrown = true;
        }
        CHECK(thrown);
        CHECK(!target);
        target.emplace(2);
        check::Throwing::countdown() = 1;
        thrown = false;
        try {
            target.emplace(source);
        } catch (int) {
            thrown = true;
        }
        check::Throwing::countdown() = -1;
        CHECK(thrown);
        CHECK(!target);
    }
    CHECK(check::Throwing::alive() == 0);
}

int main() {
    construction();
    assignment();
    observers();
    comparisons();
    monadic();
    lifetimes();
    return check::done();
}
