// verify: proved
// native: none
#include <iostream>

extern "C" int __VERIFIER_nondet_int(void);

int main() {
    for (int i = 0; i != 20; ++i) {
        int n = __VERIFIER_nondet_int();
        std::cout << "value " << n << ' ' << n * 0.5 << (n > 0) << std::endl;
    }
}
