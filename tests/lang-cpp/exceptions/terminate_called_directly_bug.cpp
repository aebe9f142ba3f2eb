// verify: violated
// native: none
#include <exception>

extern "C" int nondet_int();

static void check(bool ok) {
    if (!ok)
        std::terminate(); //~ V0604
}

int main() {
    int x = nondet_int();
    check((x & 1) == 0 || x != 77);
    return 0;
}
