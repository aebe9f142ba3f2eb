// verify: violated
// native: none
#include <iostream>

int main() {
    char line[20];
    std::cin.getline(line, 21); //~ V0102
}
