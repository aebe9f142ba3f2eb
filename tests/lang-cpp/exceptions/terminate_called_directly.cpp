// verify: proved
// native: none
#include <exception>

extern "C" int nondet_int();

static void check(bool ok) {
    if (!ok)
        std::terminate();
}

int main() {
    int x = nondet_int();
    check((x & 1) == (x & 3) % 2);
    return 0;
}
