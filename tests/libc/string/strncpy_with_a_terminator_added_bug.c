// verify: violated
// native: asan
#include <string.h>

int main(void) {
    char field[4];
    strncpy(field, "abcdef", sizeof field);
    return (int)strlen(field); //~ V0102
}
