// verify: violated
// native: none
#include <iostream>

static void greet(const char *name) {
    std::cout << "hello " << name << '\n'; //~ V0501
}

int main() {
    greet("x");
    greet(nullptr);
}
