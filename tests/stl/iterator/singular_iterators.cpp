// verify: proved
// native: ok
// Iterators that were made without a container are assigned before they are used.
#include <cassert>
#include <deque>
#include <forward_list>
#include <list>
#include <map>
#include <set>
#include <string>
#include <unordered_map>
#include <unordered_set>
#include <vector>

template <class Container>
static void assigned(Container &container) {
    typename Container::iterator singular, another = typename Container::iterator();
    singular = container.begin();
    another = singular;
    assert(another == container.begin() && *another == *container.begin());
}

int main() {
    std::vector<int> vector{1};
    std::vector<bool> bits{true};
    std::deque<int> deque{1};
    std::list<int> list{1};
    std::forward_list<int> forward_list{1};
    std::set<int> set{1};
    std::multimap<int, int> multimap{{1, 2}};
    std::unordered_set<int> unordered_set{1};
    std::unordered_map<int, int> unordered_map{{1, 2}};
    std::string string("a");
    assigned(vector);
    assigned(bits);
    assigned(deque);
    assigned(list);
    assigned(forward_list);
    assigned(set);
    assigned(multimap);
    assigned(unordered_set);
    assigned(unordered_map);
    assigned(string);
}
