// verify: violated
// native: asan
#include <memory>

int main() {
    std::unique_ptr<int> p(new int(0));
    int &r = *p;
    p.reset(new int(1));
    return r; //~ V0104
}
