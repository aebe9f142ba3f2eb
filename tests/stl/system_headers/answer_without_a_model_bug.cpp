// verify: violated
// clang: -include bits/c++config.h
// native: none
// Whatever a function without a model answers, there are inputs with which the first assertion fails: that is the
// program's doing. Whether the second one does is not.
#include <cassert>
#include <locale>
#include <string>

extern "C" unsigned nondet_unsigned();

int main() {
    const std::locale here("");
    const std::string name = here.name();
    const unsigned number = nondet_unsigned();
    assert(number < 10 + name.size() % 4); //~ V0001
    assert(name.size() < 1000);
}
