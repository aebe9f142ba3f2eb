// verify: violated
// clang: -std=c++17
// native: abort
#include <cassert>

template <class T> static int encode(T v) {
    if constexpr (sizeof(T) == 1)
        return v + 1000;
    else if constexpr (static_cast<T>(-1) < static_cast<T>(0))
        return v < 0 ? -static_cast<int>(v) : static_cast<int>(v);
    else
        return static_cast<int>(v % 1000);
}

int main() {
    assert(encode('a') == 1097);
    assert(encode(-5) == 5);
    assert(encode(123456u) == 123456); //~ V0001
    return 0;
}
