// verify: violated
// clang: -std=c++20
// native: none
#include <cassert>
#include <memory>
#include <thread>

static std::shared_ptr<int> shared;

int main() {
    std::thread other([] { shared = std::make_shared<int>(3); }); //~ V1101
    if (std::shared_ptr<int> seen = shared)
        assert(*seen == 3);
    other.join();
    return 0;
}
