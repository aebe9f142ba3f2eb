// What C++11 to C++20 added to the maps and sets.
// standards: 11 14 17 20 23
#include "check.h"
#include <functional>
#include <map>
#include <memory>
#include <set>
#include <stdexcept>
#include <string>
#include <unordered_map>
#include <unordered_set>
#include <utility>

template <class M>
static void maps(bool sorted) {
    M m{{1, "one"}, {2, "two"}, {1, "again"}};
    CHECK(m.size() == 2);
    CHECK(m.at(1) == "one");
    CHECK_THROWS(std::out_of_range, m.at(3));
    CHECK(m[3].empty());
    CHECK(m.size() == 3);
    CHECK(m.emplace(3, "x").second == false);
    CHECK(m.emplace(4, "four").second == true);
    CHECK(m.emplace(std::piecewise_construct, std::forward_as_tuple(5), std::forward_as_tuple(2, 'v')).first->second ==
          "vv");
    CHECK(m.emplace_hint(m.begin(), 6, "six")->first == 6);
    CHECK(m.insert(std::make_pair(7, "seven")).second);
    CHECK(m.insert(m.end(), {8, "eight"})->second == "eight");
    m.insert({{9, "nine"}, {1, "ignored"}});
    CHECK(m.size() == 9);
    CHECK(m.at(1) == "one");
    M copy = m;
    CHECK(copy == m);
    M moved = std::move(copy);
    CHECK(moved == m);
    CHECK(moved.erase(moved.find(1)) != moved.end() || !sorted);
    CHECK(moved != m);
    moved = {{1, "only"}};
    CHECK(moved.size() == 1);
    swap(moved, m);
    CHECK(m.size() == 1);
    CHECK(moved.size() == 9);
    auto &value = moved[1];
    for (int i = 100; i != 140; ++i)
        moved[i] = "more";
    value = "kept";
    CHECK(moved[1] == "kept");
    CHECK(moved.size() == 49);
    int found = 0;
    for (int i = 0; i != 200; ++i)
        found += int(moved.count(i));
    CHECK(found == 49);
    for (int i = 100; i != 140; i += 2)
        moved.erase(i);
    CHECK(moved.size() == 29);
    for (int i = 100; i != 140; ++i)
        CHECK(moved.count(i) == size_t(i % 2));
    size_t walked = 0;
    for (auto &entry : moved) {
        CHECK(moved.find(entry.first)->second == entry.second);
        ++walked;
    }
    CHECK(walked == moved.size());
#if __cplusplus >= 201703L
    CHECK(m.try_emplace(1, "no").second == false);
    CHECK(m.try_emplace(2, 3, 'z').first->second == "zzz");
    CHECK(m.insert_or_assign(1, "yes").second == false);
    CHECK(m.at(1) == "yes");
    CHECK(m.insert_or_assign(5, "five").second);
    auto node = m.extract(5);
    CHECK(!node.empty() && node.key() == 5 && node.mapped() == "five");
    node.key() = 50;
    auto answer = m.insert(std::move(node));
    CHECK(answer.inserted && answer.position->first == 50 && answer.node.empty());
    CHECK(m.extract(77).empty());
    M other{{1, "theirs"}, {60, "sixty"}};
    m.merge(other);
    CHECK(other.size() == 1 && other.count(1) == 1);
    CHECK(m.at(60) == "sixty" && m.at(1) == "yes");
#endif
#if __cplusplus >= 202002L
    CHECK(m.contains(60));
    CHECK(!m.contains(61));
    CHECK(std::erase_if(m, [](const auto &entry) { return entry.first > 10; }) == 2);
#endif
    std::map<int, std::unique_ptr<int>> owners;
    owners[1] = std::unique_ptr<int>(new int(4));
    owners.emplace(2, std::unique_ptr<int>(new int(5)));
    CHECK(*owners.at(2) == 5);
}

template <class S>
static void sets() {
    S s{3, 1, 2, 3};
    CHECK(s.size() == 3);
    CHECK(s.emplace(4).second);
    CHECK(!s.emplace(4).second);
    CHECK(*s.emplace_hint(s.begin(), 5) == 5);
    S copy(s);
    CHECK(copy == s);
    S moved(std::move(copy));
    CHECK(moved == s);
    moved.insert({10, 11});
    CHECK(moved.size() == 7);
    CHECK(moved.erase(moved.begin(), moved.end()) == moved.end());
    CHECK(moved.empty());
    for (int i = 0; i != 60; ++i)
        moved.insert(i * 7 % 60);
    CHECK(moved.size() == 60);
    for (int i = 0; i != 60; ++i)
        CHECK(*moved.find(i) == i);
    for (int i = 0; i != 60; i += 3)
        CHECK(moved.erase(i) == 1);
    CHECK(moved.size() == 40);
#if __cplusplus >= 201703L
    auto node = s.extract(3);
    CHECK(node.value() == 3);
    CHECK(s.size() == 4);
    node.value() = 30;
    CHECK(*s.insert(std::move(node)).position == 30);
    S other{1, 99};
    s.merge(other);
    CHECK(s.count(99) == 1 && other.size() == 1);
#endif
}

#if __cplusplus >= 201402L
static void heterogeneous() {
    std::set<std::string, std::less<>> s{"a", "b"};
    CHECK(s.find("b") != s.end());
    CHECK(s.count("c") == 0);
    CHECK(s.lower_bound("aa") == s.find("b"));
    std::map<std::string, int, std::less<>> m{{"x", 1}};
    CHECK(m.find("x")->second == 1);
    CHECK(m.equal_range("y").first == m.end());
}
#endif

static void comparators() {
    std::set<int, std::greater<int>> down{1, 2, 3};
    CHECK(*down.begin() == 3);
    CHECK(down.key_comp()(2, 1));
    auto by_last_digit = [](int a, int b) { return a % 10 < b % 10; };
    std::set<int, decltype(by_last_digit)> digits(by_last_digit);
    CHECK(digits.insert(11).second);
    CHECK(!digits.insert(21).second);
    struct Hash {
        size_t operator()(int x) const { return size_t(x % 10); }
    };
    struct Equal {
        bool operator()(int a, int b) const { return a % 10 == b % 10; }
    };
    std::unordered_set<int, Hash, Equal> last;
    CHECK(last.insert(11).second);
    CHECK(!last.insert(21).second);
    CHECK(last.load_factor() > 0);
    last.max_load_factor(2.0f);
    CHECK(last.max_load_factor() == 2.0f);
    last.reserve(100);
    CHECK(last.bucket_count() >= 50);
    last.rehash(7);
    CHECK(last.bucket_count() >= 1);
    size_t in_buckets = 0;
    for (size_t b = 0; b != last.bucket_count(); ++b)
        in_buckets += last.bucket_size(b);
    CHECK(in_buckets == last.size());
    CHECK(last.bucket(11) < last.bucket_count());
    std::multimap<int, char> many;
    many.insert({1, 'a'});
    many.insert({1, 'b'});
    many.insert({0, 'z'});
    auto range = many.equal_range(1);
    CHECK(range.first->second == 'a' && std::next(range.first)->second == 'b');
    std::unordered_multimap<int, char> unordered{{1, 'a'}, {2, 'c'}, {1, 'b'}};
    auto both = unordered.equal_range(1);
    CHECK(std::distance(both.first, both.second) == 2);
    CHECK(unordered.erase(1) == 2);
    CHECK(sizeof(std::map<int, int>) == 48);
    CHECK(sizeof(std::set<char>) == 48);
    CHECK(sizeof(std::unordered_map<int, int>) == 56);
}

int main() {
    check::section("map");
    maps<std::map<int, std::string>>(true);
    check::section("unordered_map");
    maps<std::unordered_map<int, std::string>>(false);
    check::section("set");
    sets<std::set<int>>();
    check::section("unordered_set");
    sets<std::unordered_set<int>>();
#if __cplusplus >= 201402L
    check::section("heterogeneous");
    heterogeneous();
#endif
    check::section("comparators");
    comparators();
    return check::done();
}
