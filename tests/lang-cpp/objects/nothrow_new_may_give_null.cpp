// verify: proved
// flags: --allocation-may-fail
// native: none
#include <new>

int main() {
    int *p = new (std::nothrow) int;
    if (!p)
        return 1;
    *p = 1;
    delete p;
    return 0;
}
