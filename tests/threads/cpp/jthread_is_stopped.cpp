// verify: proved
// clang: -std=c++20
// native: ok
#include <atomic>
#include <cassert>
#include <thread>

static std::atomic<int> stopped;

int main() {
    {
        std::jthread worker([](std::stop_token token) {
            while (!token.stop_requested()) {
            }
            stopped = 1;
        });
    }
    assert(stopped == 1);
    return 0;
}
