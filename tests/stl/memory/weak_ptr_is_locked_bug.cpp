// verify: violated
// native: none
#include <memory>

int main() {
    std::weak_ptr<int> w;
    {
        std::shared_ptr<int> p = std::make_shared<int>(3);
        w = p;
    }
    return *w.lock(); //~ V0508
}
