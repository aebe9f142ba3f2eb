// verify: violated
// system-headers: bounded
// native: none
#include <algorithm>

int main() {
    int a[] = {1, 2, 3, 4};
    std::copy(a, a + 3, a + 1); //~ V0115
}
