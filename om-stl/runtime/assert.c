/* <assert.h>: what a failing assert_perror calls; __assert_fail is the engine's. */
#include "model.h"
#include <string.h>

static void append(char *message, size_t *length, size_t room, const char *text) {
    for (; *text != 0 && *length + 1 < room; text++) {
        message[(*length)++] = *text;
    }
    message[*length] = 0;
}

void __assert_perror_fail(int error, const char *file, unsigned line, const char *function) {
    (void)file;
    (void)line;
    (void)function;
    static char message[128];
    size_t length = 0;
    append(message, &length, sizeof message, "assert_perror: ");
    append(message, &length, sizeof message, strerror(error));
    __verify_require(false, "assertion", message);
    __verify_abort("an assertion does not hold");
}
