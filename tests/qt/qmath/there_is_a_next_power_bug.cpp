// verify: violated
// native: none
// qNextPowerOfTwo() asks for a value that has a power of two above it.
// qt: 6
#include <QtMath>
#include <cassert>
#include <verify.h>

int main() {
    const quint32 size = verify::any<quint32>();
    if (size <= 0x80000000u)
        assert(qNextPowerOfTwo(size) > size); //~ V0501
}
