// verify: proved
// clang: -std=c++20
// native: ok
// What stays valid across each operation that changes a forward_list: [forward.list.modifiers],
// [forward.list.ops].
#include <cassert>
#include <forward_list>
#include <iterator>
#include <utility>

using List = std::forward_list<int>;

int main() {
    List l{4, 2, 3, 1};
    const List::iterator two = std::next(l.begin());
    const int &reference = *two;
    l.push_front(0);
    l.emplace_front(7);
    l.insert_after(two, 8);
    l.insert_after(l.before_begin(), {9, 9});
    l.emplace_after(two, 10);
    l.pop_front();
    l.erase_after(two);
    assert(*two == 2 && reference == 2);
    l.resize(12);
    l.sort();
    l.reverse();
    l.unique();
    l.remove(8);
    l.remove_if([](int n) { return n > 8; });
    l.sort();
    List other{1, 2};
    l.merge(other);
    assert(*two == 2 && reference == 2);
    l.swap(other);
    assert(*two == 2 && &reference == &*two);
    List moved(std::move(other));
    assert(*two == 2 && reference == 2);
}
