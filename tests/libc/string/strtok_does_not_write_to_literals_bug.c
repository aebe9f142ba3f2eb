// verify: violated
// native: none
#include <string.h>

int main(void) {
    char *text = "one,two";
    char *token = strtok(text, ","); //~ V0113
    return token != NULL;
}
