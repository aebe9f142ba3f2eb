// verify: proved
// native: ok
#include <cassert>
#include <list>

int main() {
    std::list<int> a{1, 3}, b{2, 4};
    a.merge(b);
    assert(a.size() == 4 && a.back() == 4 && b.empty());
}
