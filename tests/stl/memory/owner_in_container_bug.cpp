// verify: violated
// system-headers: violated
// native: leak
#include <vector>

int main() {
    std::vector<int *> v;
    v.push_back(new int(1)); //~ V0110
    v.clear();
}
