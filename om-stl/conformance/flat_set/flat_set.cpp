// flat_set and flat_multiset ([flat.set], [flat.multiset]), against the words of the standard.
// standards: 23
// model only: libstdc++ 12 has no <flat_set>
#include "check.h"
#include <deque>
#include <flat_set>
#include <string>

typedef std::flat_set<int> Set;
typedef std::flat_multiset<std::string, std::less<>, std::deque<std::string>> Words;

static void construction() {
    check::section("construction");
    Set given{3, 1, 2, 3};
    CHECK_ELEMENTS(given, int, 1, 2, 3);
    Set sorted(std::sorted_unique, {1, 2, 9});
    CHECK_ELEMENTS(sorted, int, 1, 2, 9);
    std::flat_set deduced(std::vector<int>{2, 1, 2});
    CHECK(std::is_same_v<decltype(deduced), Set> && deduced.size() == 2);
    const int numbers[] = {4, 4, 2};
    Set range(std::from_range, numbers);
    CHECK_ELEMENTS(range, int, 2, 4);
    std::flat_set<int, std::greater<int>> falling(numbers, numbers + 3);
    CHECK(*falling.begin() == 4);
    Set taken = std::move(given);
    CHECK(given.empty() && taken.size() == 3);
    given = {4, 4};
    CHECK(given.size() == 1);
}

static void modifiers() {
    check::section("modifiers");
    Set s{1, 3};
    const auto [where, fresh] = s.insert(2);
    CHECK(fresh && *where == 2);
    CHECK(!s.insert(2).second && s.emplace(5).second);
    CHECK(*s.emplace_hint(s.begin(), 4) == 4);
    CHECK_ELEMENTS(s, int, 1, 2, 3, 4, 5);
    CHECK(s.erase(2) == 1 && s.erase(2) == 0);
    CHECK(*s.erase(s.begin()) == 3);
    s.insert(std::sorted_unique, {3, 7});
    CHECK_ELEMENTS(s, int, 3, 4, 5, 7);
    CHECK(std::erase_if(s, [](int x) { return x > 4; }) == 2);
    std::vector<int> out = std::move(s).extract();
    CHECK(out.size() == 2 && s.empty());
    s.replace(std::vector<int>{8, 9});
    CHECK_ELEMENTS(s, int, 8, 9);
    Set t;
    t.swap(s);
    CHECK(s.empty() && t.contains(8));
}

static void lookup() {
    check::section("lookup");
    const Words w{"b", "a", "b", "d"};
    CHECK(w.size() == 4 && w.count("b") == 2 && !w.contains("c"));
    CHECK(w.find("a") == w.begin() && w.find("c") == w.end());
    CHECK(w.lower_bound("b") - w.begin() == 1 && w.upper_bound("b") - w.begin() == 3);
    CHECK(w.equal_range("b").second - w.equal_range("b").first == 2);
    CHECK(*w.rbegin() == "d");
    CHECK((Set{1, 2} < Set{1, 3}) && (Set{1} == Set{1, 1}) && (Set{2} != Set{1}));
    CHECK(w.key_comp()(std::string("a"), "b") && !w.value_comp()(std::string("b"), "a"));
}

int main() {
    construction();
    modifiers();
    lookup();
    return check::done();
}
