// verify: proved
// native: none
#include <cassert>
#include <iostream>

int main() {
    int n = 0;
    std::cin >> n;
    if (!std::cin) return 0;
    if (n < 0) n = 0;
    assert(n >= 0);
    std::cout << n << std::endl;
}
