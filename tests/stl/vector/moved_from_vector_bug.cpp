// verify: violated
// native: none
#include <utility>
#include <vector>

int main() {
    std::vector<int> v{1, 2, 3};
    std::vector<int> w(std::move(v));
    return v[0]; //~ V0506
}
