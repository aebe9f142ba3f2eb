// verify: proved
// clang: -std=c++11
// native: ok
#include <cassert>
#include <exception>

struct timeout {
    int seconds;
};

int main() {
    std::exception_ptr p = std::make_exception_ptr(timeout{30});
    int s = 0;
    try {
        std::rethrow_exception(p);
    } catch (const timeout &t) {
        s = t.seconds;
    }
    assert(s == 30);
    return 0;
}
