// flat_map and flat_multimap ([flat.map], [flat.multimap]), against the words of the standard.
// standards: 23
// model only: libstdc++ 12 has no <flat_map>
#include "check.h"
#include <flat_map>
#include <stdexcept>
#include <string>

typedef std::flat_map<std::string, int> Map;
typedef std::flat_multimap<int, char> Multi;

static void access() {
    check::section("access");
    Map m{{"b", 2}, {"a", 1}, {"b", 3}};
    CHECK(m.size() == 2 && m.begin()->first == "a" && m["b"] == 2);
    m["c"] = 7;
    CHECK(m.at("c") == 7 && m["new"] == 0 && m.size() == 4);
    CHECK_THROWS(std::out_of_range, m.at("z"));
    int sum = 0;
    for (auto [key, value] : m)
        sum += value;
    CHECK(sum == 10);
    for (Map::iterator i = m.begin(); i != m.end(); ++i)
        i->second = 1;
    CHECK(m.values() == std::vector<int>(4, 1));
    CHECK((m.keys() == std::vector<std::string>{"a", "b", "c", "new"}));
    const Map &fixed = m;
    CHECK(fixed.find("b")->second == 1 && fixed.find("y") == fixed.end() && fixed.rbegin()->first == "new");
    CHECK(fixed.lower_bound("bb") - fixed.begin() == 2 && fixed.upper_bound("b") - fixed.begin() == 2);
}

static void modifiers() {
    check::section("modifiers");
    Map m{{"a", 1}};
    CHECK(!m.try_emplace("a", 9).second && m.try_emplace("b", 2).second);
    CHECK(m.insert_or_assign("a", 5).first->second == 5);
    CHECK(m.insert(std::pair<std::string, int>("c", 3)).second && !m.emplace("c", 4).second);
    CHECK(m.erase("b") == 1 && m.erase(m.begin())->first == "c" && m.size() == 1);
    Multi n{{2, 'a'}, {1, 'b'}, {2, 'c'}};
    CHECK(n.count(2) == 2 && n.find(2)->second == 'a');
    // In two steps: the operands of - are evaluated in any order.
    Multi::iterator placed = n.emplace(2, 'd');
    CHECK(placed - n.begin() == 3);
    placed = n.emplace_hint(n.find(2), 2, 'e');
    CHECK(placed - n.begin() == 1);
    CHECK(std::erase_if(n, [](auto entry) { return entry.second > 'b'; }) == 3);
    Multi::containers both = std::move(n).extract();
    CHECK(both.keys.size() == 2 && both.values.size() == 2 && n.empty());
    n.replace({1, 1}, {'x', 'y'});
    CHECK(n.size() == 2 && n.begin()->second == 'x');
}

static void construction() {
    check::section("construction");
    std::flat_map<int, int> p(std::sorted_unique, {1, 2}, {3, 4}), q = p;
    CHECK(p == q && !(p < q));
    q[0] = 1;
    CHECK(q < p && q.size() == 3);
    std::flat_map deduced(std::vector<int>{2, 1}, std::vector<char>{'y', 'x'});
    CHECK(deduced.begin()->second == 'x');
    std::flat_map<int, int> taken = std::move(q);
    CHECK(q.empty() && taken.size() == 3);
    q = {{5, 5}};
    p.swap(q);
    CHECK(p.size() == 1 && q.size() == 2);
}

int main() {
    access();
    modifiers();
    construction();
    return check::done();
}
