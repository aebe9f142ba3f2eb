// verify: violated
// native: none
#include <iostream>

int main() {
    double d;
    std::cin >> d;
    // Never written at the end of the input.
    return d > 0 ? 0 : 1; //~ V0111
}
