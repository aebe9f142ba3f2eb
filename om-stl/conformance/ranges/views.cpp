// <ranges>: the views of C++20, alone and one behind another.
// standards: 20 23
#include "check.h"
#include <forward_list>
#include <list>
#include <map>
#include <ranges>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

namespace views = std::views;
namespace ranges = std::ranges;

template <class Range>
static std::string shown(Range &&range) {
    std::ostringstream out;
    for (auto &&element : range)
        out << element << ' ';
    return out.str();
}

static_assert(ranges::contiguous_range<std::vector<int>>);
static_assert(ranges::contiguous_range<std::string>);
static_assert(!ranges::view<std::vector<int>>);
static_assert(ranges::view<std::string_view>);
static_assert(ranges::borrowed_range<std::string_view>);
static_assert(ranges::random_access_range<ranges::iota_view<int, int>>);
static_assert(ranges::view<ranges::ref_view<std::vector<int>>>);
static_assert(ranges::view<ranges::owning_view<std::vector<int>>>);
static_assert(!ranges::sized_range<std::forward_list<int>>);
static_assert(ranges::view<ranges::empty_view<int>>);
static_assert(std::is_same_v<ranges::borrowed_iterator_t<std::vector<int>>, ranges::dangling>);

static void factories() {
    check::section("factories");
    CHECK(ranges::empty(views::empty<int>));
    CHECK(views::empty<int>.size() == 0);
    CHECK(shown(views::single(7)) == "7 ");
    CHECK(views::single(std::string("x")).front() == "x");
    CHECK(shown(views::iota(1, 5)) == "1 2 3 4 ");
    CHECK(views::iota(1, 5).size() == 4);
    CHECK(views::iota(3, 3).empty());
    CHECK(shown(views::iota(5) | views::take(3)) == "5 6 7 ");
    CHECK(views::iota('a', 'e')[2] == 'c');
    CHECK(views::iota(0, 10).back() == 9);
    CHECK(*(views::iota(0, 10).begin() + 4) == 4);
    CHECK(views::iota(0, 10).end() - views::iota(0, 10).begin() == 10);
    std::istringstream in("1 2 3 x");
    CHECK(shown(ranges::istream_view<int>(in)) == "1 2 3 ");
    int values[] = {1, 2, 3, 4};
    CHECK(shown(views::counted(values, 2)) == "1 2 ");
    std::list<int> list{5, 6, 7};
    CHECK(shown(views::counted(list.begin(), 2)) == "5 6 ");
}

static void adaptors() {
    check::section("adaptors");
    std::vector<int> v{1, 2, 3, 4, 5, 6};
    const auto even = [](int n) { return n % 2 == 0; };
    const auto square = [](int n) { return n * n; };
    CHECK(shown(v | views::filter(even)) == "2 4 6 ");
    CHECK(shown(v | views::transform(square)) == "1 4 9 16 25 36 ");
    CHECK(shown(v | views::filter(even) | views::transform(square)) == "4 16 36 ");
    CHECK(shown(v | (views::filter(even) | views::transform(square))) == "4 16 36 ");
    CHECK(shown(views::transform(views::filter(v, even), square)) == "4 16 36 ");
    CHECK(shown(v | views::take(2)) == "1 2 ");
    CHECK(shown(v | views::take(20)) == "1 2 3 4 5 6 ");
    CHECK(shown(v | views::take(0)) == "");
    CHECK(shown(v | views::drop(4)) == "5 6 ");
    CHECK(shown(v | views::drop(20)) == "");
    CHECK(shown(v | views::drop(2) | views::take(2)) == "3 4 ");
    CHECK(shown(v | views::take_while([](int n) { return n < 4; })) == "1 2 3 ");
    CHECK(shown(v | views::drop_while([](int n) { return n < 4; })) == "4 5 6 ");
    CHECK(shown(v | views::reverse) == "6 5 4 3 2 1 ");
    CHECK(shown(v | views::reverse | views::reverse) == "1 2 3 4 5 6 ");
    CHECK(shown(v | views::filter(even) | views::reverse) == "6 4 2 ");
    CHECK(shown(views::iota(0, 4) | views::reverse) == "3 2 1 0 ");
    CHECK(shown(v | views::all) == "1 2 3 4 5 6 ");
    CHECK(shown(std::vector<int>{8, 9} | views::transform(square)) == "64 81 ");
    CHECK(v[0] == 1);
    for (int &n : v | views::filter(even))
        n = -n;
    CHECK(shown(v) == "1 -2 3 -4 5 -6 ");
    auto odd = v | views::filter([](int n) { return n % 2 != 0; });
    CHECK(odd.front() == 1);
    v[0] = 2;
    CHECK(odd.front() == 2);
    v[0] = 1;
    auto taken = v | views::take(3);
    CHECK(taken.size() == 3);
    CHECK(taken.front() == 1);
    CHECK(taken.back() == 3);
    CHECK(taken[1] == -2);
    CHECK(!taken.empty());
    CHECK(bool(taken));
    auto transformed = v | views::transform(square);
    CHECK(transformed.size() == 6);
    CHECK(transformed[1] == 4);
    CHECK(transformed.end() - transformed.begin() == 6);
    CHECK(*(transformed.begin() + 2) == 9);
    CHECK(transformed.begin() < transformed.end());
    auto dropped = v | views::drop(1);
    CHECK(dropped.size() == 5);
    CHECK(dropped.front() == -2);
    std::list<int> list{1, 2, 3, 4};
    CHECK(shown(list | views::take(2)) == "1 2 ");
    CHECK(shown(list | views::drop(3)) == "4 ");
    CHECK((list | views::take(9)).size() == 4);
    std::forward_list<int> forward{1, 2, 3};
    CHECK(shown(forward | views::take(2)) == "1 2 ");
    CHECK(shown(forward | views::transform(square)) == "1 4 9 ");
    auto common = views::iota(1) | views::take_while([](int n) { return n < 4; }) | views::common;
    CHECK(std::vector<int>(common.begin(), common.end()).size() == 3);
    std::string_view text("hello");
    CHECK((text | views::take(2)) == "he");
    CHECK((text | views::drop(2)) == "llo");
}

static void elements() {
    check::section("elements");
    std::map<int, std::string> map{{1, "one"}, {2, "two"}, {3, "three"}};
    CHECK(shown(map | views::keys) == "1 2 3 ");
    CHECK(shown(map | views::values) == "one two three ");
    CHECK(shown(map | views::elements<1>) == "one two three ");
    for (std::string &s : map | views::values)
        s += '!';
    CHECK(map[2] == "two!");
    std::vector<std::tuple<int, char, int>> tuples{{1, 'a', 3}, {4, 'b', 6}};
    CHECK(shown(tuples | views::elements<1>) == "a b ");
    CHECK(shown(tuples | views::elements<2> | views::reverse) == "6 3 ");
}

static void joining() {
    check::section("join and split");
    std::vector<std::vector<int>> nested{{1, 2}, {}, {3}, {}};
    CHECK(shown(nested | views::join) == "1 2 3 ");
    std::vector<std::string> words{"ab", "", "cd"};
    CHECK(shown(words | views::join) == "a b c d ");
    CHECK(shown(views::iota(1, 4) | views::transform([](int n) { return std::vector<int>(n, n); }) | views::join) ==
          "1 2 2 3 3 3 ");
    CHECK(shown(nested | views::join | views::reverse) == "3 2 1 ");
    const std::string csv("a,bc,,d,");
    std::string parts;
    for (auto part : csv | views::split(','))
        parts += '[' + std::string(part.begin(), part.end()) + ']';
    CHECK(parts == "[a][bc][][d][]");
    parts.clear();
    using namespace std::literals;
    for (auto part : "one--two--three"sv | views::split("--"sv))
        parts += '[' + std::string(part.begin(), part.end()) + ']';
    CHECK(parts == "[one][two][three]");
    int count = 0;
    for (auto part : std::string_view() | views::split(','))
        count += 1 + int(part.size());
    CHECK(count == 0);
}

static void subranges() {
    check::section("subrange");
    std::vector<int> v{1, 2, 3, 4};
    ranges::subrange part(v.begin() + 1, v.end());
    CHECK(part.size() == 3);
    CHECK(part.front() == 2);
    CHECK(part.back() == 4);
    auto [first, last] = part;
    CHECK(first == v.begin() + 1);
    CHECK(last == v.end());
    CHECK(part.next().front() == 3);
    CHECK(part.prev().front() == 1);
    part.advance(2);
    CHECK(part.front() == 4);
    CHECK(part.advance(9).empty());
    std::list<int> list{1, 2, 3};
    ranges::subrange sized(list.begin(), list.end(), 3);
    CHECK(sized.size() == 3);
    CHECK(sized.next(2).size() == 1);
    ranges::subrange unsized(list.begin(), list.end());
    CHECK(!unsized.empty());
    CHECK(shown(ranges::subrange(v)) == "1 2 3 4 ");
    CHECK(ranges::distance(unsized) == 3);
}

static void access() {
    check::section("access");
    int array[] = {3, 1, 2};
    CHECK(ranges::begin(array) == array);
    CHECK(ranges::end(array) == array + 3);
    CHECK(ranges::size(array) == 3);
    CHECK(ranges::ssize(array) == 3);
    CHECK(!ranges::empty(array));
    CHECK(ranges::data(array) == array);
    CHECK(*ranges::rbegin(array) == 2);
    CHECK(*ranges::cbegin(array) == 3);
    CHECK(ranges::distance(array) == 3);
    CHECK(ranges::next(array, 2) == array + 2);
    CHECK(ranges::prev(array + 3) == array + 2);
    CHECK(ranges::next(array, 9, array + 3) == array + 3);
}

int main() {
    factories();
    adaptors();
    elements();
    joining();
    subranges();
    access();
    return check::done();
}
