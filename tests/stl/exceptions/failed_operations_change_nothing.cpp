// verify: proved
// clang: -std=c++20
// native: ok
// The strong guarantee, where the standard gives it: an operation that throws has no effects, and
// everything that was made is destroyed ([container.reqmts]/66, [vector.modifiers], [deque.modifiers],
// [list.modifiers], [associative.reqmts.except], [unord.req.except], [util.smartptr.shared.const]).
#include <cassert>
#include <deque>
#include <forward_list>
#include <functional>
#include <list>
#include <map>
#include <memory>
#include <new>
#include <set>
#include <string>
#include <unordered_map>
#include <vector>

static int living = 0;
static int copies_left = -1;

struct Fragile {
    int value;
    Fragile(int v) : value(v) { ++living; }
    Fragile(const Fragile &other) : value(other.value) {
        if (copies_left == 0)
            throw 1;
        --copies_left;
        ++living;
    }
    Fragile &operator=(const Fragile &) = default;
    ~Fragile() { --living; }
    bool operator==(const Fragile &other) const { return value == other.value; }
    bool operator<(const Fragile &other) const { return value < other.value; }
};

// Whether the action throws when the n-th copy does, and leaves the container as it was.
template <class Container, class Action>
static void changes_nothing(Container &container, int copies, Action action) {
    const Container before = container;
    const int lived = living;
    copies_left = copies;
    bool thrown = false;
    try {
        action(container);
    } catch (int) {
        thrown = true;
    }
    copies_left = -1;
    assert(thrown && container == before && living == lived);
}

static void sequences() {
    const Fragile one(1), more[3] = {2, 3, 4};
    std::vector<Fragile> vector(2, one);
    vector.shrink_to_fit();
    for (int copies = 0; copies != 2; ++copies)
        changes_nothing(vector, copies, [&](auto &v) { v.push_back(one); });
    changes_nothing(vector, 1, [&](auto &v) { v.reserve(v.capacity() + 1); });
    changes_nothing(vector, 0, [&](auto &v) { v.insert(v.end(), one); });
    changes_nothing(vector, 1, [&](auto &v) { v.resize(v.capacity() + 1, one); });
    std::deque<Fragile> deque(2, one);
    changes_nothing(deque, 0, [&](auto &d) { d.push_back(one); });
    changes_nothing(deque, 0, [&](auto &d) { d.push_front(one); });
    std::list<Fragile> list(2, one);
    changes_nothing(list, 0, [&](auto &l) { l.push_back(one); });
    changes_nothing(list, 2, [&](auto &l) { l.insert(l.begin(), more, more + 3); });
    std::forward_list<Fragile> forward(2, one);
    changes_nothing(forward, 0, [&](auto &l) { l.push_front(one); });
    changes_nothing(forward, 2, [&](auto &l) { l.insert_after(l.begin(), more, more + 3); });
}

static void associative() {
    const Fragile one(1), two(2);
    std::set<Fragile> set{one};
    changes_nothing(set, 0, [&](auto &s) { s.insert(two); });
    std::map<int, Fragile> map{{1, one}};
    changes_nothing(map, 0, [&](auto &m) { m.emplace(2, two); });
    std::unordered_map<int, Fragile> hashed{{1, one}};
    changes_nothing(hashed, 0, [&](auto &m) { m.emplace(2, two); });
}

// What was constructed before a constructor throws is destroyed; an owner that cannot be made
// deletes what it was given.
static void constructors() {
    const Fragile one(1);
    const int lived = living;
    for (int copies = 0; copies != 3; ++copies) {
        copies_left = copies;
        try {
            std::vector<Fragile> made(3, one);
            assert(false);
        } catch (int) {
        }
        copies_left = copies;
        try {
            std::list<Fragile> made(3, one);
            assert(false);
        } catch (int) {
        }
        assert(living == lived);
    }
    copies_left = 0;
    try {
        std::make_shared<Fragile>(one);
        assert(false);
    } catch (int) {
    }
    copies_left = -1;
    assert(living == lived);
}

int main() {
    sequences();
    associative();
    constructors();
    assert(living == 0);
}
