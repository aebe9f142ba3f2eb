// verify: proved
// native: ok
#include <cassert>
#include <set>

int main() {
    std::set<int> s{2, 4};
    std::set<int>::iterator four = s.find(4);
    s.insert(3);
    s.erase(2);
    assert(*four == 4 && *--four == 3);
}
