// verify: proved
// clang: -std=c++20
// native: none
#include <algorithm>
#include <array>
#include <cassert>

extern "C" int __VERIFIER_nondet_int(void);

struct Entry {
    int key;
    int value;
};

int main() {
    std::array<Entry, 3> entries;
    for (Entry &entry : entries) entry = {__VERIFIER_nondet_int(), 0};
    std::ranges::sort(entries, {}, &Entry::key);
    assert(entries[0].key <= entries[1].key && entries[1].key <= entries[2].key);
    assert(std::ranges::is_sorted(entries, {}, &Entry::key));
}
