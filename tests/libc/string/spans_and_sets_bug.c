// verify: violated
// native: none
#include <string.h>

int main(void) {
    const char *text = "12ab34";
    return *strpbrk(text, "xyz"); //~ V0101
}
