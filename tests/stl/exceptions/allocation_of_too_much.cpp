// verify: proved
// system-headers: bounded
// native: none
// An array of more bytes than there are numbers for throws what a handler of bad_alloc takes ([expr.new]/9).
#include <cassert>
#include <limits>
#include <new>

int main() {
    std::size_t many = std::numeric_limits<std::size_t>::max() / 2;
    bool thrown = false;
    try {
        delete[] new long[many];
    } catch (const std::bad_alloc &) {
        thrown = true;
    }
    assert(thrown);
}
