// verify: violated
// native: none
#include <vector>

int main() {
    std::vector<int> v{1, 2, 3};
    v.reserve(6);
    v.insert(v.begin(), v.begin(), v.end()); //~ V0501
}
