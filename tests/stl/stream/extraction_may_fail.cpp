// verify: proved
// native: none
#include <cassert>
#include <iostream>

int main() {
    int n = 7;
    if (std::cin >> n)
        assert(std::cin.good() || std::cin.eof());
    else
        assert(std::cin.fail());
}
