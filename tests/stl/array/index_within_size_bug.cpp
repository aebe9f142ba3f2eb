// verify: violated
// native: none
#include <array>

int main() {
    std::array<int, 3> a = {{1, 2, 3}};
    unsigned i = 3;
    return a[i]; //~ V0506
}
