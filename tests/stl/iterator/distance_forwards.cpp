// verify: proved
// native: ok
#include <cassert>
#include <iterator>
#include <set>

int main() {
    std::set<int> s{1, 2, 3};
    assert(std::distance(s.begin(), s.end()) == 3);
}
