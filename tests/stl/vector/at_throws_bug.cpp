// verify: violated
// system-headers: violated
// native: uncaught
#include <vector>

int main() {
    std::vector<int> v(2);
    v.at(2) = 1; //~ V0601
}
