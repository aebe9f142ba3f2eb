// verify: proved
// native: none
#include <cassert>
#include <iostream>
#include <limits>

int main() {
    int x = 7;
    if (!(std::cin >> x)) {
        // Nothing there: untouched. No number: zero. Too large a number: the nearest.
        assert(x == 7 || x == 0 || x == std::numeric_limits<int>::max() || x == std::numeric_limits<int>::min());
    }
}
