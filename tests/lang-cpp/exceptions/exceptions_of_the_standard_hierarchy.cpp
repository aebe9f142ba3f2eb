// verify: proved
// native: ok
#include <cassert>
#include <cstring>
#include <stdexcept>

static int kind(int k) {
    try {
        switch (k) {
        case 0: throw std::out_of_range("range");
        case 1: throw std::overflow_error("overflow");
        case 2: throw std::bad_alloc();
        default: throw std::invalid_argument("argument");
        }
    } catch (const std::out_of_range &e) {
        return std::strcmp(e.what(), "range") == 0 ? 1 : -1;
    } catch (const std::logic_error &) {
        return 2;
    } catch (const std::runtime_error &) {
        return 3;
    } catch (const std::exception &) {
        return 4;
    }
}

int main() {
    assert(kind(0) == 1 && kind(1) == 3 && kind(2) == 4);
    assert(kind(3) == 2);
    return 0;
}
