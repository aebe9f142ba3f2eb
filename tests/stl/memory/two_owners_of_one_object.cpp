// verify: proved
// native: ok
#include <memory>

int main() {
    std::shared_ptr<int> p(new int(0));
    std::shared_ptr<int> q(p);
    return *q;
}
