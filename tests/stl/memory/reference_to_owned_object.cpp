// verify: proved
// native: ok
#include <memory>

int main() {
    std::unique_ptr<int> p(new int(0));
    int &r = *p;
    return r;
}
