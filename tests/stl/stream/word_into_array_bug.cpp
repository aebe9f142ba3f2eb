// verify: violated
// clang: -std=c++11
// native: none
#include <iostream>

int main() {
    char word[8];
    std::cin >> word; //~ V0102
}
