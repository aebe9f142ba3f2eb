// verify: proved
// clang: -std=c++17
// native: ok
#include <future>

int main() {
    std::shared_future<int> result = std::async(std::launch::async, [] { return 0; }).share();
    return result.get() + result.get();
}
