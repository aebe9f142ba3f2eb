// verify: violated
// system-headers: bounded
// native: none
#include <vector>

int main() {
    std::vector<bool> v(3);
    v[3] = true; //~ V0506
}
