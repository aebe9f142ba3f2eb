// std::expected ([expected]).
// standards: 23
#include "check.h"
#include <expected>
#include <string>
#include <utility>
#include <vector>

typedef std::expected<int, std::string> Result;

struct MoveOnly {
    int value;
    explicit MoveOnly(int v) : value(v) {}
    MoveOnly(MoveOnly &&other) noexcept : value(std::exchange(other.value, -1)) {}
    MoveOnly &operator=(MoveOnly &&other) noexcept {
        value = std::exchange(other.value, -1);
        return *this;
    }
};

static Result halve(int x) {
    if (x % 2)
        return std::unexpected("odd");
    return x / 2;
}

static void construction() {
    check::section("construction");
    Result zero;
    CHECK(zero.has_value() && *zero == 0);
    Result five(5);
    CHECK(five && five.value() == 5);
    Result bad = std::unexpected("bad");
    CHECK(!bad);
    CHECK(bad.error() == "bad");
    Result copy = bad;
    CHECK(copy.error() == "bad");
    Result moved = std::move(copy);
    CHECK(moved.error() == "bad");
    std::expected<std::string, int> text(std::in_place, 3, 'x');
    CHECK(*text == "xxx");
    CHECK(text->size() == 3);
    std::expected<int, std::string> error(std::unexpect, 2, 'e');
    CHECK(error.error() == "ee");
    std::expected<long, std::string> wide = five;
    CHECK(*wide == 5);
    std::expected<long, std::string> wide_error = bad;
    CHECK(wide_error.error() == "bad");
    std::expected<std::vector<int>, int> list(std::in_place, {1, 2, 3});
    CHECK(list->size() == 3);
    constexpr std::expected<int, int> constant = 4;
    static_assert(*constant == 4);
    CHECK((std::is_trivially_destructible_v<std::expected<int, int>>));
    CHECK((!std::is_trivially_destructible_v<Result>));
    std::expected<void, int> done;
    CHECK(done.has_value());
    std::expected<void, int> failed = std::unexpected(3);
    CHECK(!failed && failed.error() == 3);
    std::unexpected<std::string> u("u");
    CHECK(u.error() == "u");
    CHECK((u == std::unexpected<std::string>("u")));
}

static void assignment() {
    check::section("assignment");
    Result r(1);
    r = 2;
    CHECK(*r == 2);
    r = std::unexpected("e");
    CHECK(r.error() == "e");
    r = std::unexpected("f");
    CHECK(r.error() == "f");
    r = 3;
    CHECK(*r == 3);
    Result s = std::unexpected("s");
    r.swap(s);
    CHECK(r.error() == "s" && *s == 3);
    swap(r, s);
    CHECK(*r == 3 && s.error() == "s");
    r = s;
    CHECK(r.error() == "s");
    s = Result(9);
    CHECK(*s == 9);
    CHECK(s.emplace(7) == 7);
    std::expected<void, int> v;
    v = std::unexpected(1);
    CHECK(v.error() == 1);
    v.emplace();
    CHECK(v.has_value());
    std::expected<void, int> w = std::unexpected(2);
    v.swap(w);
    CHECK(v.error() == 2 && w.has_value());
    std::expected<MoveOnly, int> m(MoveOnly(3)), n(std::unexpect, 4);
    n = std::move(m);
    CHECK(n->value == 3 && m->value == -1);
}

static void observers() {
    check::section("observers");
    CHECK(*halve(4) == 2);
    CHECK(halve(3).error() == "odd");
    CHECK(halve(3).value_or(-1) == -1);
    CHECK(halve(8).value_or(-1) == 4);
    CHECK_THROWS(std::bad_expected_access<std::string>, halve(3).value());
    CHECK_THROWS(std::bad_expected_access<void>, halve(3).value());
    CHECK_THROWS(std::exception, halve(3).value());
    try {
        halve(1).value();
    } catch (const std::bad_expected_access<std::string> &e) {
        CHECK(e.error() == "odd");
    }
    std::expected<void, int> failed = std::unexpected(3);
    CHECK_THROWS(std::bad_expected_access<int>, failed.value());
    CHECK(halve(4) == 2);
    CHECK(halve(4) == halve(4));
    CHECK(halve(4) != halve(3));
    CHECK(halve(3) == std::unexpected("odd"));
    CHECK(halve(4) != std::unexpected("odd"));
    CHECK((std::expected<void, int>() == std::expected<void, int>()));
    CHECK(failed == std::unexpected(3));
}

static void lifetimes() {
    check::section("lifetimes");
    {
        std::expected<check::Tracked, int> a(std::in_place, 1);
        std::expected<check::Tracked, int> b = a;
        CHECK(check::Tracked::alive() == 2);
        b = std::unexpected(1);
        CHECK(check::Tracked::alive() == 1);
        b = a;
        CHECK(check::Tracked::alive() == 2);
    }
    CHECK(check::Tracked::alive() == 0);
}

int main() {
    construction();
    assignment();
    observers();
    lifetimes();
    return check::done();
}
