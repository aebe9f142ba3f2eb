// <algorithm>: the algorithms over ranges, with projections, sentinels and results.
// standards: 20 23
#include "check.h"
#include <algorithm>
#include <array>
#include <functional>
#include <iterator>
#include <list>
#include <random>
#include <ranges>
#include <string>
#include <vector>

namespace ranges = std::ranges;

struct Person {
    std::string name;
    int age;
};

static std::string names(const std::vector<Person> &people) {
    std::string all;
    for (const Person &person : people)
        all += person.name;
    return all;
}

static void searching() {
    check::section("searching");
    const std::vector<int> v{1, 2, 3, 4, 3, 2, 1};
    const std::vector<Person> people{{"a", 30}, {"b", 20}, {"c", 40}};
    CHECK(ranges::find(v, 3) == v.begin() + 2);
    CHECK(ranges::find(v, 9) == v.end());
    CHECK(ranges::find(people, 20, &Person::age)->name == "b");
    CHECK(ranges::find_if(v, [](int n) { return n > 3; }) == v.begin() + 3);
    CHECK(ranges::find_if_not(v, [](int n) { return n < 3; }) == v.begin() + 2);
    CHECK(ranges::find_if(people, [](int age) { return age > 30; }, &Person::age)->name == "c");
    CHECK(ranges::all_of(v, [](int n) { return n > 0; }));
    CHECK(!ranges::any_of(v, [](int n) { return n > 4; }));
    CHECK(ranges::none_of(v, [](int n) { return n > 4; }));
    CHECK(ranges::count(v, 2) == 2);
    CHECK(ranges::count_if(v, [](int n) { return n % 2 == 1; }) == 4);
    CHECK(ranges::count(people, std::string("a"), &Person::name) == 1);
    CHECK(ranges::equal(v, std::vector<int>{1, 2, 3, 4, 3, 2, 1}));
    CHECK(!ranges::equal(v, std::vector<int>{1, 2, 3}));
    CHECK(ranges::mismatch(v, std::vector<int>{1, 2, 9}).in1 == v.begin() + 2);
    CHECK(ranges::lexicographical_compare(std::string("abc"), std::string("abd")));
    CHECK(!ranges::lexicographical_compare(std::string("abc"), std::string("ab")));
    CHECK(ranges::adjacent_find(v) == v.end());
    CHECK(ranges::search(v, std::array<int, 2>{3, 2}).begin() == v.begin() + 4);
    CHECK(ranges::search(v, std::array<int, 2>{9, 2}).empty());
    CHECK(ranges::search_n(v, 1, 4).begin() == v.begin() + 3);
    CHECK(ranges::find_end(v, std::array<int, 1>{1}).begin() == v.begin() + 6);
    const std::array<int, 2> some{4, 2};
    CHECK(ranges::find_first_of(v, some) == v.begin() + 1);
    CHECK(ranges::is_permutation(v, std::vector<int>{4, 3, 3, 2, 2, 1, 1}));
    CHECK(!ranges::is_permutation(v, std::vector<int>{4, 3, 3, 2, 2, 1, 2}));
    int sum = 0;
    const auto done = ranges::for_each(v, [&sum](int n) { sum += n; });
    CHECK(sum == 16);
    CHECK(done.in == v.end());
    ranges::for_each(people, [&sum](int age) { sum += age; }, &Person::age);
    CHECK(sum == 106);
    CHECK(ranges::find(v.begin(), std::unreachable_sentinel, 4) == v.begin() + 3);
    CHECK(ranges::count(std::counted_iterator(v.begin(), 3), std::default_sentinel, 3) == 1);
}

static void modifying() {
    check::section("modifying");
    std::vector<int> v{5, 1, 4, 2, 3}, out;
    CHECK(ranges::copy(v, std::back_inserter(out)).in == v.end());
    CHECK(out == v);
    out.clear();
    ranges::copy_if(v, std::back_inserter(out), [](int n) { return n > 2; });
    CHECK((out == std::vector<int>{5, 4, 3}));
    out.clear();
    ranges::copy_n(v.begin(), 2, std::back_inserter(out));
    CHECK((out == std::vector<int>{5, 1}));
    out.clear();
    ranges::transform(v, std::back_inserter(out), [](int n) { return n * 10; });
    CHECK((out == std::vector<int>{50, 10, 40, 20, 30}));
    ranges::transform(v, out, out.begin(), std::plus<int>());
    CHECK((out == std::vector<int>{55, 11, 44, 22, 33}));
    ranges::fill(out, 7);
    CHECK(ranges::count(out, 7) == 5);
    int next = 0;
    ranges::generate(out, [&next] { return next++; });
    CHECK((out == std::vector<int>{0, 1, 2, 3, 4}));
    ranges::replace(out, 3, 30);
    ranges::replace_if(out, [](int n) { return n < 2; }, -1);
    CHECK((out == std::vector<int>{-1, -1, 2, 30, 4}));
    const auto gone = ranges::remove(out, -1);
    CHECK(gone.size() == 2);
    out.erase(gone.begin(), gone.end());
    CHECK((out == std::vector<int>{2, 30, 4}));
    const auto few = ranges::remove_if(out, [](int n) { return n > 9; });
    CHECK(few.begin() == out.begin() + 2);
    std::vector<int> twice{1, 1, 2, 2, 2, 3};
    const auto rest = ranges::unique(twice);
    twice.erase(rest.begin(), rest.end());
    CHECK((twice == std::vector<int>{1, 2, 3}));
    ranges::reverse(v);
    CHECK((v == std::vector<int>{3, 2, 4, 1, 5}));
    const auto turned = ranges::rotate(v, v.begin() + 2);
    CHECK((v == std::vector<int>{4, 1, 5, 3, 2}));
    CHECK(turned.begin() == v.begin() + 3);
    out.clear();
    ranges::reverse_copy(v, std::back_inserter(out));
    CHECK((out == std::vector<int>{2, 3, 5, 1, 4}));
    ranges::swap_ranges(v, out);
    CHECK(v.front() == 2);
    std::vector<int> wide(8, 0);
    ranges::copy_backward(v, wide.end());
    CHECK(wide[3] == 2);
    ranges::fill_n(wide.begin(), 2, 9);
    CHECK(wide[1] == 9);
    std::vector<std::string> words{"a", "b"}, taken;
    ranges::move(words, std::back_inserter(taken));
    CHECK(taken[1] == "b");
}

static void ordering() {
    check::section("ordering");
    std::vector<int> v{5, 1, 4, 2, 3};
    CHECK(ranges::sort(v) == v.end());
    CHECK((v == std::vector<int>{1, 2, 3, 4, 5}));
    CHECK(ranges::is_sorted(v));
    ranges::sort(v, ranges::greater());
    CHECK(v.front() == 5);
    CHECK(ranges::is_sorted(v, std::greater<>()));
    CHECK(ranges::is_sorted_until(v) == v.begin() + 1);
    std::vector<Person> people{{"a", 30}, {"b", 20}, {"c", 40}, {"d", 20}};
    ranges::stable_sort(people, {}, &Person::age);
    CHECK(names(people) == "bdac");
    ranges::sort(people, ranges::greater(), &Person::name);
    CHECK(names(people) == "dcba");
    CHECK(ranges::max_element(people, {}, &Person::age)->name == "c");
    CHECK(ranges::min_element(people, {}, &Person::age)->name == "d");
    CHECK(ranges::max(v) == 5);
    CHECK(ranges::min({4, 2, 8}) == 2);
    CHECK(ranges::max(3, 7) == 7);
    CHECK(ranges::min(std::string("b"), std::string("a")) == "a");
    CHECK(ranges::minmax(v).max == 5);
    CHECK(ranges::minmax(v).min == 1);
    CHECK(ranges::minmax_element(v).min == v.end() - 1);
    CHECK(ranges::clamp(9, 1, 5) == 5);
    CHECK(ranges::clamp(0, 1, 5) == 1);
    ranges::sort(v);
    CHECK(ranges::binary_search(v, 3));
    CHECK(!ranges::binary_search(v, 6));
    CHECK(ranges::lower_bound(v, 3) == v.begin() + 2);
    CHECK(ranges::upper_bound(v, 3) == v.begin() + 3);
    CHECK(ranges::equal_range(v, 3).size() == 1);
    ranges::sort(people, {}, &Person::age);
    CHECK(ranges::lower_bound(people, 30, {}, &Person::age)->name == "a");
    CHECK(ranges::binary_search(people, 40, {}, &Person::age));
    std::vector<int> w{2, 4, 6}, out;
    ranges::merge(v, w, std::back_inserter(out));
    CHECK((out == std::vector<int>{1, 2, 2, 3, 4, 4, 5, 6}));
    CHECK(ranges::includes(out, w));
    CHECK(!ranges::includes(v, w));
    out.clear();
    ranges::set_union(v, w, std::back_inserter(out));
    CHECK((out == std::vector<int>{1, 2, 3, 4, 5, 6}));
    out.clear();
    ranges::set_intersection(v, w, std::back_inserter(out));
    CHECK((out == std::vector<int>{2, 4}));
    out.clear();
    ranges::set_difference(v, w, std::back_inserter(out));
    CHECK((out == std::vector<int>{1, 3, 5}));
    out.clear();
    ranges::set_symmetric_difference(v, w, std::back_inserter(out));
    CHECK((out == std::vector<int>{1, 3, 5, 6}));
    ranges::make_heap(v);
    CHECK(ranges::is_heap(v));
    ranges::pop_heap(v);
    CHECK(v.back() == 5);
    ranges::push_heap(v);
    ranges::sort_heap(v);
    CHECK(ranges::is_sorted(v));
    CHECK(ranges::next_permutation(v).found);
    CHECK((v == std::vector<int>{1, 2, 3, 5, 4}));
    CHECK(ranges::prev_permutation(v).found);
    ranges::nth_element(v, v.begin() + 2, ranges::greater());
    CHECK(v[2] == 3);
    ranges::partial_sort(v, v.begin() + 2);
    CHECK(v[0] == 1);
    CHECK(v[1] == 2);
    const auto odd = [](int n) { return n % 2 == 1; };
    const auto second = ranges::partition(v, odd);
    CHECK(second.size() == 2);
    CHECK(ranges::is_partitioned(v, odd));
    CHECK(ranges::partition_point(v, odd) == v.begin() + 3);
    std::vector<int> numbers{1, 2, 3, 4, 5};
    ranges::stable_partition(numbers, [](int n) { return n > 3; });
    CHECK((numbers == std::vector<int>{4, 5, 1, 2, 3}));
    ranges::inplace_merge(numbers, numbers.begin() + 2);
    CHECK(ranges::is_sorted(numbers));
    std::list<int> list{3, 1, 2};
    CHECK(*ranges::max_element(list) == 3);
    CHECK(ranges::max(list | std::views::transform([](int n) { return -n; })) == -1);
}

// The results of copies, with where the input ended and where the output does.
static void copying() {
    check::section("copying");
    const std::vector<int> v{1, 2, 2, 3, 4};
    const auto odd = [](int n) { return n % 2 == 1; };
    std::vector<int> out(5);
    const auto until = [&](auto result) { return std::vector<int>(out.begin(), result.out); };
    CHECK(until(ranges::replace_copy(v, out.begin(), 2, 7)) == (std::vector<int>{1, 7, 7, 3, 4}));
    CHECK(until(ranges::replace_copy_if(v, out.begin(), odd, 7)) == (std::vector<int>{7, 2, 2, 7, 4}));
    CHECK(until(ranges::remove_copy(v, out.begin(), 2)) == (std::vector<int>{1, 3, 4}));
    CHECK(until(ranges::remove_copy_if(v, out.begin(), odd)) == (std::vector<int>{2, 2, 4}));
    CHECK(until(ranges::unique_copy(v, out.begin())) == (std::vector<int>{1, 2, 3, 4}));
    CHECK(until(ranges::rotate_copy(v, v.begin() + 2, out.begin())) == (std::vector<int>{2, 3, 4, 1, 2}));
    CHECK(ranges::remove_copy(v, out.begin(), 2).in == v.end());
    const auto parts = ranges::partition_copy(v, out.begin(), out.begin() + 2, odd);
    CHECK(parts.out1 == out.begin() + 2 && parts.out2 == out.end() && out[1] == 3 && out[4] == 4);
    std::vector<int> least(3);
    CHECK(ranges::partial_sort_copy(std::vector<int>{4, 2, 3, 1}, least).out == least.end());
    CHECK((least == std::vector<int>{1, 2, 3}));
    std::vector<int> w(v);
    CHECK(ranges::move_backward(w.begin(), w.begin() + 3, w.end()).out == w.begin() + 2);
    CHECK((w == std::vector<int>{1, 2, 1, 2, 2}));
    int next = 0, sum = 0;
    CHECK(ranges::generate_n(w.begin(), 3, [&] { return next++; }) == w.begin() + 3);
    CHECK((w == std::vector<int>{0, 1, 2, 2, 2}));
    CHECK(ranges::for_each_n(w.begin(), 3, [&](int n) { sum += n; }).in == w.begin() + 3);
    CHECK(sum == 3);
    const std::vector<int> heap{3, 1, 2, 5};
    CHECK(ranges::is_heap_until(heap) == heap.begin() + 3);
    std::minstd_rand engine(3);
    std::vector<int> chosen;
    ranges::sample(v, std::back_inserter(chosen), 3, engine);
    CHECK(chosen.size() == 3 && ranges::includes(v, chosen));
    w = v;
    CHECK(ranges::shuffle(w, engine) == w.end());
    ranges::sort(w);
    CHECK(w == v);
    CHECK(ranges::clamp(7, 1, 5) == 5);
}

int main() {
    searching();
    modifying();
    ordering();
    copying();
    return check::done();
}
