// verify: violated
// system-headers: violated
// native: asan
#include <vector>

int main() {
    std::vector<int> v(2);
    v.~vector();
} //~ V0104
