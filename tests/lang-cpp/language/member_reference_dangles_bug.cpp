// verify: violated
// native: asan
#include <cassert>

struct config {
    int level;
};

class logger {
    const config &c_;

public:
    explicit logger(const config &c) : c_(c) {}
    int level() const {
        return c_.level; //~ V0105
    }
};

int main() {
    logger l(config{2});
    assert(l.level() == 2);
    return 0;
}
