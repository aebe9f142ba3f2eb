// verify: violated
// native: none
#include <vector>

int main() {
    std::vector<int> v(3, 1);
    return v.begin() + 4 == v.end() ? 0 : 1; //~ V0503
}
