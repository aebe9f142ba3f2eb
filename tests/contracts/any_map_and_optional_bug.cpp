// verify: violated
// clang: -std=c++17
// native: ok
// Maps, sets and optional values with up to two elements.
#include <map>
#include <optional>
#include <set>
#define VERIFY_MOST_ELEMENTS 2
#include <verify.h>

VERIFY_HARNESS(sets) {
    auto s = verify::any<std::set<unsigned char>>();
    verify::check(s.size() <= 2);
    verify::check(s.empty() || *s.begin() <= *s.rbegin());
}

VERIFY_HARNESS(optional_values) {
    auto o = verify::any<std::optional<int>>();
    verify::check(o.value_or(0) == 0 || *o > 0); //~ V0001
}

VERIFY_HARNESS(maps) {
    auto m = verify::any<std::map<char, int>>();
    verify::check(m.empty() || m.begin()->first <= m.rbegin()->first);
}

int main() { return 0; }
