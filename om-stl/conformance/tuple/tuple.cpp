// tuple, pair, array and the utilities ([tuple], [pairs], [array], [utility]).
// standards: 11 14 17 20 23
#include "check.h"
#include <array>
#include <functional>
#include <memory>
#include <stdexcept>
#include <string>
#include <tuple>
#include <type_traits>
#include <utility>

int main() {
    check::section("tuple");
    std::tuple<int, std::string, double> t(1, "two", 3.0);
    CHECK(std::get<0>(t) == 1 && std::get<1>(t) == "two" && std::get<2>(t) == 3.0);
    std::get<0>(t) = 4;
    CHECK(std::get<0>(t) == 4);
    CHECK(std::tuple_size<decltype(t)>::value == 3);
    CHECK((std::is_same<std::tuple_element<1, decltype(t)>::type, std::string>::value));
    int i;
    std::string s;
    std::tie(i, s, std::ignore) = t;
    CHECK(i == 4 && s == "two");
    auto made = std::make_tuple(1, 'c', std::ref(i));
    std::get<2>(made) = 9;
    CHECK(i == 9);
    auto joined = std::tuple_cat(std::make_tuple(1, 2), std::make_tuple('x'), std::tuple<>());
    CHECK(std::get<2>(joined) == 'x' && std::tuple_size<decltype(joined)>::value == 3);
    CHECK(std::make_tuple(1, 2) < std::make_tuple(1, 3));
    CHECK(std::make_tuple(1, 2) == std::make_tuple(1, 2));
    CHECK(std::make_tuple(2) != std::make_tuple(3));
    CHECK(std::make_tuple(2, 0) > std::make_tuple(1, 9));
    std::tuple<std::unique_ptr<int>> owner(std::unique_ptr<int>(new int(5)));
    std::unique_ptr<int> taken = std::get<0>(std::move(owner));
    CHECK(*taken == 5);
    std::tuple<long, long> wide = std::make_tuple(1, 2);
    CHECK(std::get<1>(wide) == 2);
    std::tuple<int, int> from_pair = std::make_pair(3, 4);
    CHECK(std::get<1>(from_pair) == 4);
    std::tuple<int, int> a(1, 2), b(3, 4);
    a.swap(b);
    CHECK(std::get<0>(a) == 3);
#if __cplusplus >= 201402L
    CHECK(std::get<std::string>(t) == "two");
#endif
#if __cplusplus >= 201703L
    CHECK(std::apply([](int x, int y) { return x + y; }, std::make_tuple(1, 2)) == 3);
    auto [x, y] = std::make_pair(5, 6);
    CHECK(x == 5 && y == 6);
    std::tuple deduced(1, 2.5);
    CHECK(std::get<1>(deduced) == 2.5);
    CHECK(std::make_from_tuple<std::string>(std::make_tuple(3, 'z')) == "zzz");
#endif

    check::section("pair");
    std::pair<int, std::string> p(1, "a"), q(p);
    CHECK(p == q && q.second == "a");
    q.first = 2;
    CHECK(p < q && q > p && p <= q && q >= p && p != q);
    swap(p, q);
    CHECK(p.first == 2);
    CHECK(std::get<1>(p) == "a");
    std::pair<std::string, std::string> piecewise(std::piecewise_construct, std::forward_as_tuple(2, 'x'),
                                                  std::forward_as_tuple("y"));
    CHECK(piecewise.first == "xx" && piecewise.second == "y");
    std::pair<long, std::string> converted = p;
    CHECK(converted.first == 2);
    p = std::make_pair(7, "seven");
    CHECK(p.second == "seven");

    check::section("array");
    std::array<int, 4> array = {{3, 1, 2}};
    CHECK(array.size() == 4 && array[3] == 0 && array.at(0) == 3);
    CHECK_THROWS(std::out_of_range, array.at(4));
    CHECK(array.front() == 3 && array.back() == 0);
    array.fill(6);
    CHECK(array[0] == 6 && array[3] == 6);
    std::array<int, 4> other = {{1, 2, 3, 4}};
    CHECK(other < array && other != array);
    array.swap(other);
    CHECK(array[3] == 4);
    int sum = 0;
    for (int element : array)
        sum += element;
    CHECK(sum == 10);
    CHECK(*array.rbegin() == 4);
    CHECK(array.end() - array.begin() == 4);
    CHECK(array.data()[1] == 2);
    CHECK(std::get<2>(array) == 3);
    CHECK((std::tuple_size<std::array<int, 4>>::value == 4));
    std::array<int, 0> nothing;
    CHECK(nothing.empty() && nothing.begin() == nothing.end());
    CHECK(sizeof(array) == 16);
#if __cplusplus >= 201703L
    std::array guide{1, 2, 3};
    CHECK(guide.size() == 3);
#endif
#if __cplusplus >= 202002L
    CHECK(std::to_array({1, 2, 3}).size() == 3);
#endif

    check::section("utility");
    int m = 1, n = 2;
    std::swap(m, n);
    CHECK(m == 2 && n == 1);
    int left[] = {1, 2}, right[] = {3, 4};
    std::swap(left, right);
    CHECK(left[1] == 4 && right[0] == 1);
    CHECK((std::is_same<decltype(std::move(m)), int &&>::value));
    CHECK((std::is_same<decltype(std::forward<int &>(m)), int &>::value));
#if __cplusplus >= 201402L
    CHECK(std::exchange(m, 8) == 2 && m == 8);
    CHECK((std::is_same<std::make_index_sequence<3>, std::index_sequence<0, 1, 2>>::value));
#endif
#if __cplusplus >= 202002L
    CHECK(std::cmp_less(-1, 1u));
    CHECK(!std::cmp_equal(-1, 4294967295u));
    CHECK(std::in_range<signed char>(127) && !std::in_range<signed char>(128));
#endif
    return check::done();
}
