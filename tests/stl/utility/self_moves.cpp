// verify: proved
// native: ok
// An object that may be the same is not moved from; copying to itself is allowed everywhere.
#include <cassert>
#include <deque>
#include <list>
#include <map>
#include <memory>
#include <set>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

template <class T>
static void assign(T &to, T &from) {
    if (&to != &from)
        to = std::move(from);
}

template <class T>
static bool keeps(T object) {
    const T before = object;
    T &alias = object;
    object = alias;
    assign(object, alias);
    std::swap(object, alias);
    return object == before;
}

int main() {
    assert(keeps(std::vector<int>{1, 2}));
    assert(keeps(std::deque<int>{1, 2}));
    assert(keeps(std::list<int>{1, 2}));
    assert(keeps(std::set<int>{1, 2}));
    assert(keeps(std::map<int, int>{{1, 2}}));
    assert(keeps(std::unordered_map<int, int>{{1, 2}}));
    assert(keeps(std::string("text")));
    assert(keeps(std::make_shared<int>(1)));
    // [unique.ptr.single.asgn]: reset(u.release()), which keeps what it owns.
    std::unique_ptr<int> owner(new int(1)), &alias = owner;
    owner = std::move(alias);
    assert(owner && *owner == 1);
}
