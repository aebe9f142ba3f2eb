// verify: violated
// native: asan
#include <stdlib.h>
#include <string.h>

int main(void) {
    char *message = "hello";
    if (!message || strlen(message) != 5)
        return 1;
    free(message); //~ V0108
    return 0;
}
