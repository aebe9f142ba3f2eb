// verify: violated
// clang: -std=c++20
// native: none
#include <atomic>
#include <cassert>
#include <thread>

static std::atomic<int> stopped;

int main() {
    std::jthread worker([](std::stop_token token) {
        if (token.stop_requested())
            stopped = 1;
    });
    worker.request_stop();
    worker.join();
    assert(stopped == 1); //~ V0001
    return 0;
}
