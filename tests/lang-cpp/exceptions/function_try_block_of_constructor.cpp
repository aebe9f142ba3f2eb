// verify: proved
// native: ok
#include <cassert>

static int cleanups;

struct part {
    explicit part(int n) {
        if (n < 0)
            throw n;
    }
};

struct whole {
    part p;
    explicit whole(int n) try : p(n) {
    } catch (int) {
        ++cleanups;
    }
};

int main() {
    whole fine(1);
    try {
        whole broken(-1);
        return 1;
    } catch (int i) {
        assert(i == -1);
    }
    assert(cleanups == 1);
    return 0;
}
