// verify: violated
// native: uncaught
#include <cassert>

static int cleanups;

struct part {
    explicit part(int n) {
        if (n < 0)
            throw n; //~ V0601
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
        whole broken(-1);
        return 1;
    assert(cleanups == 1);
    return 0;
}
