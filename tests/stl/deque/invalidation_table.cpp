// verify: proved
// clang: -std=c++20
// native: ok
// What stays valid across each operation that changes a deque: [deque.modifiers].
#include <cassert>
#include <deque>
#include <utility>

using Deque = std::deque<int>;

static void references_survive_both_ends() {
    Deque d{1, 2, 3, 4};
    const int &second = d[1];
    d.push_back(5);
    d.push_front(0);
    d.emplace_back(6);
    d.emplace_front(-1);
    d.insert(d.end(), 7);
    d.insert(d.begin(), -2);
    d.resize(20);
    d.resize(8);
    assert(second == 2 && &second == &d[4]);
}

static void iterators_survive_erasure_at_the_ends() {
    Deque d{1, 2, 3, 4, 5, 6};
    const Deque::iterator third = d.begin() + 2;
    d.pop_back();
    assert(*third == 3);
    d.pop_front();
    assert(*third == 3);
    d.erase(d.begin());
    assert(third == d.begin());
    d.erase(d.begin() + 2, d.end());
    assert(*third == 3);
    d.resize(1);
    assert(*third == 3);
}

static void change_of_owner() {
    Deque d{1, 2, 3}, other;
    const Deque::iterator second = d.begin() + 1;
    d.swap(other);
    assert(*second == 2 && second == other.begin() + 1);
    Deque moved(std::move(other));
    assert(*second == 2);
    d = std::move(moved);
    assert(*second == 2);
}

int main() {
    references_survive_both_ends();
    iterators_survive_erasure_at_the_ends();
    change_of_owner();
}
