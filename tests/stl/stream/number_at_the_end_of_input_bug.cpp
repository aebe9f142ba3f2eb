// verify: violated
// native: none
#include <cassert>
#include <iostream>
#include <limits>

int main() {
    int x = 7;
    if (!(std::cin >> x)) {
        // At the end of the input nothing is assigned.
        assert(x != 7); //~ V0001
    }
}
