// verify: violated
// clang: -include bits/c++config.h
// native: none
#include <cassert>
#include <iostream>

int main() {
    int number = 0;
    std::cin >> number;
    assert(std::cin && number != 4711); //~ V0001
}
