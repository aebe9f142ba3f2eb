// verify: proved
// native: ok
#include <memory>

int main() {
    std::unique_ptr<int[]> p(new int[3]());
    return p[2];
}
