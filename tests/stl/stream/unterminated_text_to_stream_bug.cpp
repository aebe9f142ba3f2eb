// verify: violated
// native: asan
#include <iostream>

int main() {
    char text[3] = {'a', 'b', 'c'};
    std::cout << text << '\n'; //~ V0102
}
