// verify: proved
// native: ok
#include <vector>

int main() {
    std::vector<int> v{0, 1};
    return *(v.rend() - 1);
}
