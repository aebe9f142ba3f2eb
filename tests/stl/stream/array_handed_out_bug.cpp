// verify: violated
// clang: -Wno-deprecated
// native: asan
#include <strstream>

int main() {
    const char *text = nullptr;
    {
        std::ostrstream out;
        out << 42 << std::ends;
        text = out.str();
        out.freeze(false);
    }
    return *text; //~ V0104
}
