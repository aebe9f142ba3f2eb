// verify: proved
// flags: --check unsigned-overflow
// native: none
#include <stddef.h>

size_t nondet_size_t(void);

int main(void) {
    size_t count = nondet_size_t();
    if (count > (size_t)-1 / 24)
        return 0;
    size_t bytes = count * 24;
    return bytes == 7;
}
