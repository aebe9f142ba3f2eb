// verify: proved
// native: ok
#include <cassert>
#include <list>

int main() {
    std::list<int> l{1, 2, 3};
    std::list<int>::iterator second = l.begin();
    ++second;
    l.push_front(0);
    l.erase(l.begin());
    l.pop_back();
    assert(*second == 2);
}
