// verify: violated
// native: none
#include <string.h>

char nondet_char(void);

int main(void) {
    const char *text = "abca";
    char *found = strchr(text, nondet_char());
    return *found; //~ V0101
}
