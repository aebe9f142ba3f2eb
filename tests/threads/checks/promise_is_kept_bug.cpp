// verify: violated
// clang: -std=c++17
// native: uncaught
#include <cassert>
#include <future>
#include <thread>

int main() {
    std::future<int> result;
    {
        std::promise<int> promise;
        result = promise.get_future();
    }
    return result.get(); //~ V0601
}
