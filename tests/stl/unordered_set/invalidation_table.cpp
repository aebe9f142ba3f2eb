// verify: proved
// system-headers: bounded
// clang: -std=c++20
// native: ok
// What stays valid across each operation that changes an unordered container: [unord.req].
#include <cassert>
#include <unordered_map>
#include <unordered_set>
#include <utility>

using Set = std::unordered_set<int>;

// Insertion invalidates nothing as long as the number of elements stays below max_load_factor times
// buckets; erasure invalidates what it erases alone.
static void without_rehashing() {
    Set s{1, 2, 3};
    s.reserve(20);
    const Set::iterator two = s.find(2);
    s.insert(4);
    s.emplace(5);
    s.insert({6, 7});
    s.erase(1);
    s.erase(s.find(3));
    assert(*two == 2);
    Set other;
    s.swap(other);
    assert(*two == 2 && two == other.find(2));
    Set moved(std::move(other));
    assert(*two == 2);
}

// Rehashing invalidates iterators, and no pointers or references.
static void references_across_rehashing() {
    std::unordered_map<int, int> m{{1, 10}, {2, 20}};
    int &value = m[2];
    m.rehash(100);
    m.reserve(200);
    for (int i = 3; i != 6; ++i)
        m[i] = i;
    assert(value == 20 && &value == &m.at(2));
    std::unordered_map<int, int> other;
    other.merge(m);
    assert(value == 20 && &value == &other.at(2));
    auto node = other.extract(2);
    assert(value == 20);
    m.insert(std::move(node));
    assert(&value == &m.at(2));
}

int main() {
    without_rehashing();
    references_across_rehashing();
}
