// verify: violated
// native: asan
#include <cassert>

int main() {
    int *a = new int[4];
    a[3] = 9;
    assert(a[3] == 9);
    delete a; //~ V0109
    return 0;
}
