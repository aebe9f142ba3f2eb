// verify: violated
// native: none
#include <vector>

int main() {
    std::vector<int> v(2);
    for (int i = 0; i != 3; ++i)
        v.pop_back(); //~ V0505
}
