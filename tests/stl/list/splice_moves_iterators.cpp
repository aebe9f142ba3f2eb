// verify: proved
// native: ok
#include <cassert>
#include <list>

int main() {
    std::list<int> a{1, 2}, b{3};
    std::list<int>::iterator i = a.begin();
    b.splice(b.end(), a);
    assert(a.empty() && *i == 1 && b.size() == 3);
    b.erase(i);
    assert(b.size() == 2);
}
