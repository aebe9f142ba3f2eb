// verify: violated
// native: none
#include <cassert>
#include <iostream>

int main() {
    int n = 7;
    std::cin >> n;
    assert(!std::cin.fail()); //~ V0001
}
