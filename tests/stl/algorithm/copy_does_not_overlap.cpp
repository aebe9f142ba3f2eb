// verify: proved
// system-headers: bounded
// native: ok
#include <algorithm>
#include <cassert>

int main() {
    int a[] = {1, 2, 3, 4};
    std::copy_backward(a, a + 3, a + 4);
    assert(a[3] == 3);
}
