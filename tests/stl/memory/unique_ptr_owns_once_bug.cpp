// verify: violated
// native: none
#include <memory>
#include <utility>

int main() {
    std::unique_ptr<int> p(new int(3));
    std::unique_ptr<int> q(std::move(p));
    return *p; //~ V0508
}
