// verify: proved
// native: none
#include <cassert>
#include <iostream>

int main() {
    char line[20];
    std::cin.getline(line, sizeof line);
    int length = 0;
    while (line[length] != '\0') {
        assert(line[length] != '\n');
        ++length;
    }
    std::cin.ignore(100, '\n');
    assert(std::cin.gcount() <= 100);
    char block[64];
    std::cin.read(block, sizeof block);
    assert(std::cin.gcount() <= 64);
}
