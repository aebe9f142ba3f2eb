// verify: proved
// native: none
#include <new>

extern "C" int nondet_int();

int main() {
    int n = nondet_int();
    if (n > 100)
        return 0;
    if (n < 0)
        return 0;
    int *p = new int[n];
    delete[] p;
    return 0;
}
