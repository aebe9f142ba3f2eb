// verify: violated
// native: none
#include <cassert>
#include <iostream>

int main() {
    int n = 0;
    std::cin >> n;
    assert(n >= 0); //~ V0001
}
