// verify: proved
// native: ok
#include <memory>

int main() {
    std::weak_ptr<int> w;
    {
        std::shared_ptr<int> p = std::make_shared<int>(3);
        w = p;
    }
    std::shared_ptr<int> q = w.lock();
    return q ? *q : 0;
}
