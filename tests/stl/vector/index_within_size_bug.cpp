// verify: violated
// system-headers: violated
// native: none
#include <vector>

int main() {
    std::vector<int> v(3, 7);
    v.reserve(10);
    return v[3]; //~ V0506
}
