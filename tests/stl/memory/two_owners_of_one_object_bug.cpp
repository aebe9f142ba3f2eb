// verify: violated
// native: asan
#include <memory>

int main() {
    int *raw = new int(0);
    std::shared_ptr<int> p(raw);
    std::shared_ptr<int> q(raw);
} //~ V0107
