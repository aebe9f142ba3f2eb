// std::span ([views.span]).
// standards: 20 23
#include "check.h"
#include <algorithm>
#include <array>
#include <span>
#include <string>
#include <type_traits>
#include <vector>

static int total(std::span<const int> s) {
    int sum = 0;
    for (int x : s)
        sum += x;
    return sum;
}

int main() {
    check::section("construction");
    std::span<int> none;
    CHECK(none.empty());
    CHECK(none.data() == nullptr);
    CHECK(none.begin() == none.end());
    int array[] = {1, 2, 3, 4, 5};
    std::span<int> s(array);
    CHECK(s.size() == 5);
    CHECK(s.data() == array);
    CHECK(s.size_bytes() == 5 * sizeof(int));
    std::span<int, 5> fixed(array);
    CHECK(fixed.size() == 5);
    CHECK((std::span<int, 5>::extent == 5));
    CHECK(std::span<int>::extent == std::dynamic_extent);
    CHECK(sizeof(fixed) == sizeof(int *));
    CHECK(sizeof(s) == 2 * sizeof(int *));
    std::vector<int> v{7, 8, 9};
    std::span<int> from_vector(v);
    CHECK(from_vector.size() == 3 && from_vector[1] == 8);
    const std::vector<int> cv{1, 2};
    std::span<const int> from_const(cv);
    CHECK(total(from_const) == 3);
    CHECK(total(v) == 24);
    CHECK(total(array) == 15);
    std::array<int, 3> a{4, 5, 6};
    CHECK(total(a) == 15);
    std::span deduced(a);
    CHECK((std::is_same_v<decltype(deduced), std::span<int, 3>>));
    std::span deduced_vector(v);
    CHECK((std::is_same_v<decltype(deduced_vector), std::span<int>>));
    std::span deduced_const(cv);
    CHECK((std::is_same_v<decltype(deduced_const), std::span<const int>>));
    std::span counted(array + 1, 3);
    CHECK(total(counted) == 9);
    std::span ranged(v.begin(), v.end());
    CHECK(total(ranged) == 24);
    std::span<const int> converted = s;
    CHECK(converted.data() == array);
    std::span<int, 5> narrowed(s);
    CHECK(narrowed[4] == 5);
    CHECK((!std::is_convertible_v<std::span<int>, std::span<int, 5>>));
    CHECK((!std::is_constructible_v<std::span<int>, const std::vector<int> &>));
    CHECK((!std::is_constructible_v<std::span<int, 3>, int(&)[5]>));
    CHECK((std::is_trivially_copyable_v<std::span<int>>));
    std::string text = "hello";
    CHECK(std::span<const char>(text).size() == 5);

    check::section("access");
    CHECK(s.front() == 1);
    CHECK(s.back() == 5);
    s[0] = 10;
    CHECK(array[0] == 10);
    CHECK(*s.begin() == 10);
    CHECK(*(s.end() - 1) == 5);
    CHECK(*s.rbegin() == 5);
    CHECK(s.end() - s.begin() == 5);
    CHECK(s.begin()[2] == 3);
    CHECK(s.begin() < s.end());
    std::sort(s.begin(), s.end());
    CHECK(array[0] == 2 && array[4] == 10);
    CHECK(std::find(s.begin(), s.end(), 4) - s.begin() == 2);

    check::section("parts");
    CHECK(s.first(2).size() == 2 && s.first(2)[1] == 3);
    CHECK(s.last(2)[0] == 5);
    CHECK(s.subspan(1, 3).size() == 3);
    CHECK(s.subspan(2).front() == 4);
    CHECK(s.subspan(5).empty());
    CHECK(s.first<3>().size() == 3);
    CHECK(s.last<2>()[1] == 10);
    CHECK((s.subspan<1, 2>()[0] == 3));
    CHECK((std::is_same_v<decltype(fixed.subspan<1>()), std::span<int, 4>>));
    CHECK((std::is_same_v<decltype(s.first<3>()), std::span<int, 3>>));
    CHECK((std::is_same_v<decltype(s.subspan<1>()), std::span<int>>));

    check::section("bytes");
    CHECK(std::as_bytes(s).size() == 20);
    CHECK(std::as_bytes(fixed)[0] == std::byte(2));
    std::as_writable_bytes(s)[0] = std::byte(1);
    CHECK(array[0] == 1);
    CHECK((std::is_same_v<decltype(std::as_bytes(fixed)), std::span<const std::byte, 20>>));

    check::section("traits");
    CHECK(std::ranges::contiguous_range<std::span<int>>);
    CHECK(std::ranges::borrowed_range<std::span<int>>);
    CHECK(std::ranges::view<std::span<int>>);
    CHECK((std::is_same_v<std::span<const int>::value_type, int>));
    CHECK((std::is_same_v<std::span<const int>::element_type, const int>));
    constexpr int constants[] = {1, 2, 3};
    static_assert(std::span(constants)[1] == 2);
    return check::done();
}
