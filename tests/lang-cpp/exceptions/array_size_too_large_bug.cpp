// verify: violated
// native: none
#include <new>

extern "C" int nondet_int();

int main() {
    int n = nondet_int();
    if (n > 100)
        return 0;
    int *p = new int[n]; //~ V0601
    delete[] p;
    return 0;
}
