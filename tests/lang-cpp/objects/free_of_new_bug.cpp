// verify: violated
// native: none
#include <cstdlib>

extern "C" int nondet_int();

int main() {
    bool cpp = nondet_int() > 0;
    char *p = cpp ? new char[8] : static_cast<char *>(std::malloc(8));
    if (!p)
        return 1;
    p[0] = 0;
    std::free(p); //~ V0109
    return 0;
}
