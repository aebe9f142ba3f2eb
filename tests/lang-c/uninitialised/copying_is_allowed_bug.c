// verify: violated
// native: none
#include <string.h>

struct sparse {
    char tag;
    int used, unused;
};

int main(void) {
    struct sparse a, b;
    a.tag = 's';
    a.used = 5;
    b = a;
    struct sparse c;
    memcpy(&c, &b, sizeof c);
    if (c.used == 5 && c.unused == 0) //~ V0111
        return 0;
    return 1;
}
