// verify: proved
// native: ok
// Walking from the first element to the end and back uses no iterator outside of its range.
#include <cassert>
#include <deque>
#include <list>
#include <map>
#include <set>
#include <string>
#include <vector>

template <class Container>
static int walked(const Container &container) {
    int steps = 0;
    for (typename Container::const_iterator i = container.begin(); i != container.end(); ++i) {
        (void)*i;
        ++steps;
    }
    for (typename Container::const_iterator i = container.end(); i != container.begin();) {
        (void)*--i;
        ++steps;
    }
    return steps;
}

int main() {
    assert(walked(std::vector<int>{1, 2}) == 4);
    assert(walked(std::vector<bool>{true, false}) == 4);
    assert(walked(std::deque<int>{1, 2}) == 4);
    assert(walked(std::list<int>{1, 2}) == 4);
    assert(walked(std::multiset<int>{1, 1}) == 4);
    assert(walked(std::map<int, int>{{1, 2}, {2, 3}}) == 4);
    assert(walked(std::string("ab")) == 4);
    assert(walked(std::vector<int>()) == 0);
}
