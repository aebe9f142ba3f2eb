// verify: violated
// native: none
#include <utility>
#include <vector>

int main() {
    std::vector<int> v{1, 2};
    std::vector<int> &alias = v;
    v = std::move(alias); //~ V0501
}
