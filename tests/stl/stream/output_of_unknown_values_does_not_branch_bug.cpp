// verify: violated
// native: none
#include <iostream>

extern "C" int __VERIFIER_nondet_int(void);

int main() {
    int n = __VERIFIER_nondet_int();
    std::cout << "value " << n << std::endl;
    std::cout << 100 / n << std::endl; //~ V0203
}
