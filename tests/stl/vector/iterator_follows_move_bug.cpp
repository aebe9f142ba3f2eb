// verify: violated
// native: none
#include <utility>
#include <vector>

int main() {
    std::vector<int> v{1, 2, 3};
    std::vector<int>::iterator i = v.begin();
    {
        std::vector<int> w(std::move(v));
    }
    return *i; //~ V0502
}
