// verify: proved
// clang: -std=c++11
// native: none
#include <iomanip>
#include <iostream>

int main() {
    char word[8];
    std::cin >> std::setw(sizeof word) >> word;
}
