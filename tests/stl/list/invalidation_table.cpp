// verify: proved
// system-headers: bounded
// clang: -std=c++20
// native: ok
// What stays valid across each operation that changes a list: [list.modifiers], [list.ops].
#include <cassert>
#include <iterator>
#include <list>
#include <utility>

using List = std::list<int>;

int main() {
    List l{4, 2, 3, 1};
    const List::iterator two = std::next(l.begin()), end = l.end();
    const int &reference = *two;
    l.push_back(5);
    l.push_front(0);
    l.emplace_back(6);
    l.emplace_front(7);
    l.insert(two, 8);
    l.insert(l.end(), {9, 9});
    l.emplace(two, 10);
    l.pop_back();
    l.pop_front();
    l.erase(std::next(two));
    assert(*two == 2 && reference == 2 && end == l.end());
    l.resize(12);
    l.sort();
    l.reverse();
    l.unique();
    l.remove(8);
    l.remove_if([](int n) { return n > 8; });
    assert(*two == 2 && reference == 2);
    l.sort();
    List other{1, 2};
    l.merge(other);
    assert(*two == 2 && end == l.end());
    other.splice(other.end(), l, two);
    assert(*two == 2 && std::next(two) == other.end());
    l.swap(other);
    assert(*two == 2 && &reference == &*two && two == l.begin());
    List moved(std::move(l));
    assert(two == moved.begin() && reference == 2);
}
