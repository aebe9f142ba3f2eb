// verify: proved
// native: none
#include <cstdlib>

extern "C" int nondet_int();

int main() {
    bool cpp = nondet_int() > 0;
    char *p = cpp ? new char[8] : static_cast<char *>(std::malloc(8));
    if (!p)
        return 1;
    p[0] = 0;
    if (cpp)
        delete[] p;
    else
        std::free(p);
    return 0;
}
