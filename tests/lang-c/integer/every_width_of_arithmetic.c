// verify: proved
// native: none
#include <assert.h>
#include <stdbool.h>
#include <stdint.h>

uint64_t nondet_u64(void);

#define CHECK(T)                                                   \
    do {                                                           \
        T a = (T)x, b = (T)y;                                      \
        assert((T)(a + b) == (T)(x + y));                          \
        assert((T)(a * b) == (T)(x * y));                          \
        assert((T)(a ^ b ^ b) == a);                               \
        assert((T)((a & b) + (a | b)) == (T)(a + b));              \
    } while (0)

int main(void) {
    uint64_t x = nondet_u64(), y = nondet_u64() & 15;
    CHECK(uint8_t);
    CHECK(uint16_t);
    CHECK(uint32_t);
    CHECK(uint64_t);
    bool b = x & 1;
    assert(b == (x % 2 == 1));
    return 0;
}
