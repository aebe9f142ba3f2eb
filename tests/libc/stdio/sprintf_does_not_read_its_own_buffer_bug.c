// verify: violated
// native: none
#include <stdio.h>

int main(void) {
    char text[16] = "count";
    sprintf(text, "%s=%d", text, 3); //~ V0115
    return text[0];
}
