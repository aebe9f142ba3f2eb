// verify: violated
// native: none
#include <vector>

int main() {
    std::vector<int> v(1);
    v.pop_back();
    return v.front(); //~ V0505
}
