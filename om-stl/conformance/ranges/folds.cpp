// <algorithm>, <numeric>: the ranges algorithms that C++23 added; libstdc++ 12 has not got them yet.
// standards: 23
// model only
#include "check.h"
#include <algorithm>
#include <functional>
#include <list>
#include <numeric>
#include <string>
#include <vector>

namespace ranges = std::ranges;

static void searching() {
    check::section("searching");
    const std::vector<int> v{1, 2, 3, 2, 1};
    const auto odd = [](int n) { return n % 2 == 1; };
    CHECK(ranges::contains(v, 3) && !ranges::contains(v, 4));
    CHECK(ranges::contains(v, -3, std::negate<>()));
    CHECK(ranges::contains_subrange(v, std::vector<int>{3, 2}));
    CHECK(!ranges::contains_subrange(v, std::vector<int>{3, 1}));
    CHECK(ranges::contains_subrange(v, std::vector<int>()));
    CHECK(ranges::starts_with(v, std::vector<int>{1, 2}) && !ranges::starts_with(v, std::vector<int>{2}));
    CHECK(ranges::ends_with(v, std::vector<int>{2, 1}) && !ranges::ends_with(v, std::vector<int>{2}));
    CHECK(ranges::find_last(v, 2).begin() == v.begin() + 3);
    CHECK(ranges::find_last(v, 2).end() == v.end());
    CHECK(ranges::find_last(v, 4).empty());
    CHECK(ranges::find_last_if(v, odd).begin() == v.begin() + 4);
    CHECK(ranges::find_last_if_not(v, odd).begin() == v.begin() + 3);
    const std::list<int> list(v.begin(), v.end());
    CHECK(*ranges::find_last_if(list, [](int n) { return n > 2; }).begin() == 3);
}

static void shifting() {
    check::section("shifting");
    std::vector<int> v{1, 2, 3, 4};
    CHECK(ranges::shift_left(v, 1).end() == v.begin() + 3);
    CHECK(v[0] == 2 && v[2] == 4);
    v = {1, 2, 3, 4};
    CHECK(ranges::shift_right(v, 3).begin() == v.begin() + 3);
    CHECK(v[3] == 1);
    CHECK(ranges::shift_left(v, 4).empty() && ranges::shift_right(v, 9).empty());
    CHECK(ranges::iota(v, 5).out == v.end());
    CHECK((v == std::vector<int>{5, 6, 7, 8}));
}

static void folding() {
    check::section("folding");
    const std::vector<int> v{1, 2, 3};
    const std::vector<std::string> words{"a", "b", "c"};
    const auto minus = [](int a, int b) { return a - b; };
    CHECK(ranges::fold_left(v, 10, minus) == 4);
    CHECK(ranges::fold_right(v, 10, minus) == 1 - (2 - (3 - 10)));
    CHECK(ranges::fold_left(words, std::string("0"), std::plus<>()) == "0abc");
    CHECK(ranges::fold_right(words, std::string("0"), std::plus<>()) == "abc0");
    CHECK(ranges::fold_left_first(v, minus).value() == -4);
    CHECK(ranges::fold_right_last(v, minus).value() == 1 - (2 - 3));
    CHECK(!ranges::fold_left_first(std::vector<int>(), minus));
    CHECK(!ranges::fold_right_last(std::vector<int>(), minus));
    const auto whole = ranges::fold_left_with_iter(v, 10, minus);
    CHECK(whole.in == v.end() && whole.value == 4);
    const auto first = ranges::fold_left_first_with_iter(v, minus);
    CHECK(first.in == v.end() && first.value.value() == -4);
}

int main() {
    searching();
    shifting();
    folding();
    return check::done();
}
