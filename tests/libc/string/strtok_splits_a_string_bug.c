// verify: violated
// native: none
#include <string.h>

int main(void) {
    char *token = strtok(NULL, ","); //~ V0501
    return token != NULL;
}
