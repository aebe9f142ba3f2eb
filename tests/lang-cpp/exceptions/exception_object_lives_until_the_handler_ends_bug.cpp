// verify: violated
// native: asan
#include <cassert>

struct error {
    int detail[4] = {1, 2, 3, 4};
};

int main() {
    const error *kept = nullptr;
    int inside = 0;
    try {
        throw error();
    } catch (const error &e) {
        kept = &e;
        inside = kept->detail[3];
    }
    assert(inside == 4);
    assert(kept->detail[3] == 4); //~ V0104
    return 0;
}
