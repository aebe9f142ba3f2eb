// verify: violated
// native: none
#include <string.h>

struct record {
    char name[4];
    char text[8];
};

int main(void) {
    struct record r;
    memcpy(r.name, "01234", 6); //~ V0103
    return r.text[0] != '4';
}
