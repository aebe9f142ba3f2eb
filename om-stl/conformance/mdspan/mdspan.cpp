// mdspan, extents and layouts ([mdspan]), against the words of the standard.
// standards: 23
// model only: libstdc++ 12 has no <mdspan>
#include "check.h"
#include <mdspan>

static void sizes() {
    check::section("extents");
    std::extents<int, 3, std::dynamic_extent> e(4);
    CHECK(e.rank() == 2 && e.rank_dynamic() == 1);
    CHECK(e.extent(0) == 3 && e.extent(1) == 4);
    CHECK(e.static_extent(0) == 3 && e.static_extent(1) == std::dynamic_extent);
    std::extents<int, 3, std::dynamic_extent> all(3, 5);
    CHECK(all.extent(1) == 5 && !(all == e));
    std::dextents<long, 2> loose = e;
    CHECK(loose == e && loose.extent(0) == 3);
    CHECK(std::is_same_v<std::dextents<int, 2>, std::extents<int, std::dynamic_extent, std::dynamic_extent>>);
    CHECK(!std::is_convertible_v<std::dextents<int, 2>, std::extents<int, 3, 4>>);
    CHECK(std::is_constructible_v<std::extents<int, 3, 4>, std::dextents<int, 2>>);
    CHECK(!std::is_constructible_v<std::extents<int, 3>, std::extents<int, 4>>);
    CHECK(std::is_empty_v<std::extents<int, 3, 4>>);
    CHECK(std::is_same_v<decltype(std::extents(1, 2)), std::dextents<std::size_t, 2>>);
}

static void layouts() {
    check::section("layouts");
    std::extents<int, 3, 4> e;
    std::layout_right::mapping<std::extents<int, 3, 4>> right(e);
    std::layout_left::mapping<std::extents<int, 3, 4>> left(e);
    CHECK(right(1, 2) == 6 && left(1, 2) == 7);
    CHECK(right.stride(0) == 4 && right.stride(1) == 1);
    CHECK(left.stride(0) == 1 && left.stride(1) == 3);
    CHECK(right.required_span_size() == 12 && right.is_exhaustive());
    std::layout_stride::mapping<std::extents<int, 3, 4>> strided(e, std::array<int, 2>{10, 2});
    CHECK(strided(2, 3) == 26 && strided.required_span_size() == 27 && !strided.is_exhaustive());
    std::layout_stride::mapping<std::extents<int, 3, 4>> dense = right;
    CHECK(dense == right && dense.is_exhaustive() && !(dense == left));
    std::layout_right::mapping<std::extents<int, 3, 4>> back(dense);
    CHECK(back == right);
    std::layout_right::mapping<std::extents<int>> none;
    CHECK(none() == 0 && none.required_span_size() == 1);
}

static void views() {
    check::section("mdspan");
    int numbers[12] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11};
    std::mdspan table(numbers, 3, 4);
    CHECK(table.rank() == 2 && table.extent(0) == 3 && table.size() == 12 && !table.empty());
    CHECK((table[std::array<int, 2>{1, 2}] == 6));
#if defined(__cpp_multidimensional_subscript)
    CHECK((table[2, 3] == 11));
    table[0, 0] = 40;
#else
    table[std::array<int, 2>{0, 0}] = 40;
#endif
    CHECK(numbers[0] == 40 && table.data_handle() == numbers);
    std::mdspan<int, std::extents<int, 3, 4>, std::layout_left> columns(numbers);
    CHECK((columns[std::array<int, 2>{1, 2}] == 7));
    CHECK(columns.stride(1) == 3 && columns.is_always_exhaustive());
    std::mdspan<const int, std::dextents<int, 2>, std::layout_left> loose = columns;
    CHECK((loose.extent(1) == 4 && loose[std::array<int, 2>{2, 0}] == 2));
    std::mdspan whole(numbers);
    CHECK(whole.rank() == 1 && whole.static_extent(0) == 12);
    std::mdspan<int, std::dextents<int, 1>> nothing;
    CHECK(nothing.empty() && nothing.data_handle() == nullptr);
    CHECK(sizeof(std::mdspan<int, std::extents<int, 3, 4>>) == sizeof(int *));
}

int main() {
    sizes();
    layouts();
    views();
    return check::done();
}
