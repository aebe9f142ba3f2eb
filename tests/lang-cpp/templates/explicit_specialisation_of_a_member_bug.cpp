// verify: violated
// native: abort
#include <cassert>

template <class T> struct codec {
    static int width() { return static_cast<int>(sizeof(T)); }
    static int version() { return 1; }
};
template <> int codec<char>::version() { return 2; }
template <> struct codec<bool> {
    static int width() { return -1; }
    static int version() { return 3; }
};

int main() {
    assert(codec<int>::version() == 1 && codec<int>::width() == 4);
    assert(codec<char>::version() == 2 && codec<char>::width() == 1);
    assert(codec<bool>::width() == 1); //~ V0001
    return 0;
}
