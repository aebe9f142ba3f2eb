// verify: proved
// native: none
#include <cassert>
#include <iostream>

int main() {
    double d = 1.5;
    if (!(std::cin >> d) && !std::cin.eof()) {
        assert(d != 1.5);
    }
}
