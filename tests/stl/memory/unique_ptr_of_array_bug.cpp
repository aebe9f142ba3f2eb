// verify: violated
// native: asan
#include <memory>

int main() {
    std::unique_ptr<int[]> p(new int[3]());
    return p[3]; //~ V0102
}
