// verify: violated
// system-headers: violated
// native: none
#include <iostream>

int main() {
    int values[4] = {1, 2, 3, 4};
    unsigned i = 0;
    if (std::cin >> i && i <= 4) std::cout << values[i] << '\n'; //~ V0103
}
