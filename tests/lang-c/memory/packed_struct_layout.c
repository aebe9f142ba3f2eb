// verify: proved
// native: none
#include <assert.h>
#include <stdint.h>
#include <string.h>

uint32_t nondet_u32(void);

struct __attribute__((packed)) header {
    uint8_t kind;
    uint32_t length;
    uint16_t flags;
};

int main(void) {
    assert(sizeof(struct header) == 7);
    struct header h = {9, nondet_u32(), 0xbeef};
    unsigned char raw[7];
    memcpy(raw, &h, sizeof raw);
    uint32_t length = raw[1] | raw[2] << 8 | raw[3] << 16 | (uint32_t)raw[4] << 24;
    assert(length == h.length);
    assert(raw[5] == 0xef && raw[6] == 0xbe);
    return 0;
}
