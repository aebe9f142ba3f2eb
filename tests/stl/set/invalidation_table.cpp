// verify: proved
// clang: -std=c++20
// native: ok
// What stays valid across each operation that changes a set: [associative.reqmts].
#include <cassert>
#include <iterator>
#include <set>
#include <utility>

using Set = std::set<int>;

int main() {
    Set s{1, 2, 3};
    const Set::iterator two = s.find(2), end = s.end();
    const int &reference = *two;
    s.insert(0);
    s.insert(two, 5);
    s.insert({6, 7});
    s.emplace(8);
    s.emplace_hint(end, 9);
    s.erase(1);
    s.erase(s.find(3));
    s.erase(s.find(6), s.end());
    assert(*two == 2 && reference == 2 && end == s.end());

    Set other{2, 10};
    s.merge(other);
    assert(*two == 2 && end == s.end() && other.size() == 1);
    const Set::iterator ten = s.find(10);
    other.merge(s);
    assert(*ten == 10 && std::next(ten) == other.end());
    assert(s.size() == 1 && *two == 2);

    // The element itself stays where it is while a node handle owns it.
    Set::node_type node = s.extract(two);
    assert(reference == 2);
    const Set::iterator again = s.insert(std::move(node)).position;
    assert(&reference == &*again);
    s.swap(other);
    assert(reference == 2 && again == other.begin());
    Set moved(std::move(other));
    assert(again == moved.begin() && reference == 2);
}
