// verify: violated
// native: asan
#include <string.h>

int main(void) {
    char text[] = "abcdef";
    strcpy(text, text + 1); //~ V0115
    return text[0];
}
