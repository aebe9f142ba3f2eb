// verify: proved
// native: ok
#include <cassert>
#include <stdexcept>
#include <vector>

int main() {
    std::vector<int> v;
    try {
        v.reserve(v.max_size() + 1);
        assert(false);
    } catch (const std::length_error &) {
    }
}
