// verify: proved
// native: ok
#include <cassert>

struct error {};
class hidden : error {};
class shown : public error {};

static int attempt(bool secret) {
    try {
        if (secret)
            throw hidden();
        throw shown();
    } catch (const error &) {
        return 1;
    } catch (const hidden &) {
        return 2;
    }
}

int main() {
    assert(attempt(false) == 1);
    assert(attempt(true) == 2);
    return 0;
}
