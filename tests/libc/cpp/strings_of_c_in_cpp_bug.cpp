// verify: violated
// native: none
#include <cctype>

extern "C" signed char nondet_schar();

int main() {
    signed char c = nondet_schar();
    return std::isspace(c) != 0; //~ V0501
}
