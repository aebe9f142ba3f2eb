// verify: proved
// native: ok
#include <stdlib.h>
#include <string.h>

int main(void) {
    char *message = strdup("hello");
    if (!message || strlen(message) != 5)
        return 1;
    free(message);
    return 0;
}
