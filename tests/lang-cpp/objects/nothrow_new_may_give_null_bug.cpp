// verify: violated
// flags: --allocation-may-fail
// native: none
#include <new>

int main() {
    int *p = new (std::nothrow) int;
    *p = 1; //~ V0101
    delete p;
    return 0;
}
