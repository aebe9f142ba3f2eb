// verify: violated
// native: uncaught
#include <cassert>

struct failure {
    int code;
};

static void act(int n) {
    if (n > 2)
        throw n; //~ V0601
}

int main() {
    int code = 0;
    try {
        act(1);
        act(3);
    } catch (failure f) {
        code = f.code;
    }
    assert(code == 3);
    return 0;
}
