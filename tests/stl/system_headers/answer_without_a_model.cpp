// verify: unknown
// clang: -include bits/c++config.h
// native: none
// The name of a locale is one of the functions of libstdc++'s shared library that have no model. Whether the
// assertion holds is for that function to say: no bug of the program, and no proof of it either.
#include <cassert>
#include <locale>
#include <string>

int main() {
    const std::locale here("");
    const std::string name = here.name();
    assert(name.size() < 1000);
}
