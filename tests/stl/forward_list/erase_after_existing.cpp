// verify: proved
// system-headers: bounded
// native: ok
#include <cassert>
#include <forward_list>

int main() {
    std::forward_list<int> l{1, 2, 3};
    l.erase_after(l.begin());
    l.insert_after(l.before_begin(), 0);
    assert(l.front() == 0);
}
