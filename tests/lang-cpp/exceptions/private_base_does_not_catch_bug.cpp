// verify: violated
// native: uncaught
#include <cassert>

struct error {};
class hidden : error {};
class shown : public error {};

static int attempt(bool secret) {
    try {
        if (secret)
            throw hidden(); //~ V0601
        throw shown();
    } catch (const error &) {
        return 1;
    }
}

int main() {
    assert(attempt(false) == 1);
    assert(attempt(true) == 2);
    return 0;
}
