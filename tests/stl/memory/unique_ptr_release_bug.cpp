// verify: violated
// native: none
#include <memory>

int main() {
    std::unique_ptr<int> p(new int(0)); //~ V0110
    p.release();
}
