// verify: violated
// native: none
#include <vector>

int main() {
    std::vector<int> v{0, 1};
    return *v.rend(); //~ V0503
}
