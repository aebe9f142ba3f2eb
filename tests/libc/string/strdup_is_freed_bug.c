// verify: violated
// native: none
#include <string.h>

static int length_of_copy(const char *text) {
    char *copy = strdup(text); //~ V0110
    return copy != NULL ? (int)strlen(copy) : 0;
}

int main(void) {
    return length_of_copy("text") == 4 ? 0 : 1;
}
