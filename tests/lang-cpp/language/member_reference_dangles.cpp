// verify: proved
// native: ok
#include <cassert>

struct config {
    int level;
};

class logger {
    const config &c_;

public:
    explicit logger(const config &c) : c_(c) {}
    int level() const {
        return c_.level;
    }
};

int main() {
    config c = {2};
    logger l(c);
    assert(l.level() == 2);
    return 0;
}
