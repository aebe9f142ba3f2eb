// verify: violated
// native: none
#include <cstring>

extern "C" int nondet_int();

enum state { idle = 1, busy = 6 };

int main() {
    int raw = nondet_int();
    if (raw < 0 || raw > 8)
        return 0;
    state s;
    std::memcpy(&s, &raw, sizeof s);
    return s == busy ? 1 : 0; //~ V0210
}
