// verify: proved
// native: ok
#include <cassert>
#include <forward_list>

int main() {
    std::forward_list<int> l{1, 2};
    std::forward_list<int>::iterator second = ++l.begin();
    l.pop_front();
    assert(*second == 2);
}
