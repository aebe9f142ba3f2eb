// verify: proved
// native: ok
#include <cassert>

int main() {
    int *a = new int[4];
    a[3] = 9;
    assert(a[3] == 9);
    delete[] a;
    return 0;
}
