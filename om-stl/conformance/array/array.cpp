// <array> ([array]): every member on arrays of several lengths over a small alphabet.
// standards: 11 14 17 20 23
#include "check.h"
#include <algorithm>
#include <array>
#include <iterator>
#include <stdexcept>
#include <string>
#include <tuple>
#include <type_traits>
#include <utility>
#include <vector>

static const int alphabet = 3;

// The array of this length that a number stands for, digit by digit.
template <std::size_t N>
static std::array<int, N> numbered(int number) {
    std::array<int, N> made = {{}};
    for (int &element : made) {
        element = number % alphabet;
        number /= alphabet;
    }
    return made;
}
template <std::size_t N>
static std::vector<int> copied(const std::array<int, N> &a) {
    return std::vector<int>(a.begin(), a.end());
}
template <class Action>
static bool is_out_of_range(Action action) {
    try {
        action();
    } catch (const std::out_of_range &) {
        return true;
    }
    return false;
}

template <std::size_t N>
static void members(const std::array<int, N> &a) {
    const std::vector<int> v = copied(a);
    CHECK(a.size() == N && a.max_size() == N && !a.empty());
    CHECK(a.end() - a.begin() == int(N) && a.cend() - a.cbegin() == int(N));
    CHECK(std::equal(a.rbegin(), a.rend(), v.rbegin()));
    CHECK(std::equal(a.crbegin(), a.crend(), v.rbegin()));
    CHECK(a.front() == v.front() && a.back() == v.back());
    CHECK(a.data() == &a[0] && &*a.begin() == a.data());
    for (std::size_t i = 0; i != N; ++i)
        CHECK(a[i] == v[i] && a.at(i) == v[i] && a.data()[i] == v[i]);
    CHECK(is_out_of_range([&] { (void)a.at(N); }));
    std::array<int, N> b = a;
    CHECK(is_out_of_range([&] { b.at(N + 1) = 1; }));
    b.front() = 7;
    b.back() = 8;
    CHECK(b.back() == 8 && b[0] == (N == 1 ? 8 : 7));
    b.at(0) = 9;
    *b.rbegin() = 6;
    CHECK(copied(b).size() == N && b[N - 1] == 6);
    b.fill(5);
    CHECK(std::count(b.begin(), b.end(), 5) == int(N));
    std::array<int, N> c = a;
    c.swap(b);
    CHECK(copied(b) == v && c[0] == 5);
    swap(b, c);
    CHECK(copied(c) == v && b[0] == 5);
    CHECK(std::get<0>(a) == v[0] && std::get<N - 1>(c) == v.back());
    std::get<0>(c) = 4;
    CHECK(c[0] == 4 && std::get<0>(std::move(c)) == 4);
}

template <std::size_t N>
static void comparisons(const std::array<int, N> &a, const std::array<int, N> &b) {
    const std::vector<int> v = copied(a), w = copied(b);
    CHECK((a == b) == (v == w) && (a != b) == (v != w));
    CHECK((a < b) == (v < w) && (a > b) == (v > w));
    CHECK((a <= b) == (v <= w) && (a >= b) == (v >= w));
#if __cplusplus >= 202002L
    CHECK((a <=> b) == (v <=> w));
#endif
}

template <std::size_t N>
static void of_length() {
    int combinations = 1;
    for (std::size_t i = 0; i != N; ++i)
        combinations *= alphabet;
    for (int i = 0; i != combinations; ++i) {
        members(numbered<N>(i));
        for (int k = 0; k < combinations; k += int(N))
            comparisons(numbered<N>(i), numbered<N>(k));
    }
}

static void empty() {
    check::section("no elements");
    std::array<int, 0> a = {{}};
    std::array<std::string, 0> b;
    CHECK(a.empty() && a.size() == 0 && a.begin() == a.end() && a.rbegin() == a.rend());
    CHECK(b.empty() && b.max_size() == 0);
    CHECK(a == (std::array<int, 0>{{}}) && !(a < a) && a <= a);
    CHECK(is_out_of_range([&] { (void)a.at(0); }));
    a.fill(1);
    a.swap(a);
}

static void types() {
    check::section("types");
    typedef std::array<std::string, 2> Names;
    CHECK(std::tuple_size<Names>::value == 2);
    CHECK((std::is_same<std::tuple_element<1, Names>::type, std::string>::value));
    CHECK((std::is_same<Names::value_type, std::string>::value && std::is_same<Names::size_type, std::size_t>::value));
    CHECK(sizeof(std::array<int, 3>) == 3 * sizeof(int) && std::is_trivially_copyable<std::array<int, 3>>::value);
    Names names = {{"a", "b"}};
    Names moved = std::move(names);
    CHECK(moved[0] == "a" && moved[1] == "b");
    Names other = moved;
    CHECK(other == moved);
#if __cplusplus >= 201703L
    std::array deduced{1, 2, 3};
    CHECK((std::is_same_v<decltype(deduced), std::array<int, 3>>));
    const auto [first, second, third] = deduced;
    CHECK(first == 1 && second == 2 && third == 3);
    static_assert(std::array<int, 2>{{4, 5}}[1] == 5, "usable in constant expressions");
#endif
#if __cplusplus >= 202002L
    const auto made = std::to_array({1, 2});
    CHECK((std::is_same_v<decltype(made), const std::array<int, 2>>) && made[1] == 2);
    constexpr auto text = std::to_array("ab");
    static_assert(text.size() == 3 && text[2] == '\0');
#endif
}

int main() {
    of_length<1>();
    of_length<2>();
    of_length<3>();
    of_length<4>();
    empty();
    types();
    return check::done();
}
