// run: same
#include <stdio.h>

/* Hamming(15,11) with positions 1..15; parity at the powers of two. */
static unsigned encode(unsigned data) {
    unsigned word = 0;
    for (int position = 1, k = 0; position <= 15; position++)
        if (position & (position - 1)) {
            word |= (data >> k & 1) << position;
            k++;
        }
    for (int p = 1; p <= 8; p <<= 1) {
        unsigned parity = 0;
        for (int i = 1; i <= 15; i++)
            if (i & p)
                parity ^= word >> i & 1;
        word |= parity << p;
    }
    return word;
}

static unsigned decode(unsigned word, unsigned *corrected) {
    unsigned syndrome = 0;
    for (unsigned i = 1; i <= 15; i++)
        if (word >> i & 1)
            syndrome ^= i;
    *corrected = syndrome;
    if (syndrome)
        word ^= 1u << syndrome;
    unsigned data = 0;
    for (int position = 1, k = 0; position <= 15; position++)
        if (position & (position - 1))
            data |= (word >> position & 1) << k++;
    return data;
}

int main(void) {
    int checked = 0;
    for (unsigned data = 0; data < 2048; data += 11) {
        unsigned word = encode(data), where;
        if (decode(word, &where) != data || where != 0)
            return 1;
        for (unsigned error = 1; error <= 15; error++) {
            if (decode(word ^ 1u << error, &where) != data || where != error) {
                printf("data %u error %u\n", data, error);
                return 2;
            }
            checked++;
        }
    }
    printf("corrected %d single errors; 0x5a5 -> %04x\n", checked, encode(0x5a5));
    return 0;
}
