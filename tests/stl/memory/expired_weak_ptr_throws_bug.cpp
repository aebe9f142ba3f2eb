// verify: violated
// system-headers: violated
// native: uncaught
#include <memory>

int main() {
    std::weak_ptr<int> w;
    std::shared_ptr<int> p(w); //~ V0601
}
