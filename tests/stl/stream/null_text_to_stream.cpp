// verify: proved
// native: ok
#include <iostream>

static void greet(const char *name) { std::cout << "hello " << (name ? name : "nobody") << '\n'; }

int main() {
    greet("x");
    greet(nullptr);
}
