// verify: proved
// native: ok
#include <iostream>

int main() {
    char text[4] = {'a', 'b', 'c', '\0'};
    std::cout << text << '\n';
}
