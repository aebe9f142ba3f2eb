// verify: violated
// native: none
#include <memory>

int main() {
    std::shared_ptr<int> p = std::make_shared<int>(3);
    p.reset();
    return *p; //~ V0508
}
