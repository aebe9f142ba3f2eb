// verify: proved
// native: none
#include <stdlib.h>

unsigned nondet_uint(void);

struct message {
    unsigned length;
    unsigned char data[];
};

int main(void) {
    unsigned n = nondet_uint();
    if (n == 0 || n > 20)
        return 0;
    struct message *m = malloc(sizeof *m + n);
    if (!m)
        return 1;
    m->length = n;
    m->data[0] = 1;
    m->data[n - 1] = 2;
    free(m);
    return 0;
}
