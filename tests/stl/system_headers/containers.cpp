// verify: bounded
// clang: -include bits/c++config.h
// native: ok
// Only the system's own headers have the file that is included first.
#include <cassert>
#include <list>
#include <map>
#include <set>
#include <string>
#include <unordered_map>

int main() {
    std::map<int, int> map;
    for (int i = 0; i != 20; ++i) map[i * 7 % 20] = i;
    for (int i = 0; i != 20; i += 2) map.erase(i);
    int last = -1, count = 0;
    for (const auto &entry : map) {
        assert(entry.first > last && entry.first % 2 == 1);
        last = entry.first;
        ++count;
    }
    assert(count == 10);
    for (auto i = map.end(); i != map.begin();) assert((--i)->first == 2 * --count + 1);
    std::multiset<int> set{3, 1, 2, 3};
    assert(set.count(3) == 2 && *set.begin() == 1 && *set.rbegin() == 3);
    std::list<int> list{3, 1, 2};
    list.sort();
    list.reverse();
    std::list<int> other{9, 8};
    list.splice(list.end(), other);
    list.swap(other);
    assert(list.empty() && other.front() == 3 && other.back() == 8 && other.size() == 5);
    std::unordered_map<std::string, int> table;
    table["one"] = 1;
    table["two"] = 2;
    for (int i = 0; i != 20; ++i) table[std::to_string(i)] = i;
    assert(table.size() == 22 && table.at("two") == 2 && table.count("three") == 0);
    table.erase("one");
    assert(table.find("one") == table.end());
}
