// verify: proved
// native: ok
#include <assert.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

static int append(char *target, size_t size, const char *format, ...) {
    size_t used = strlen(target);
    va_list arguments;
    va_start(arguments, format);
    int result = vsnprintf(target + used, size - used, format, arguments);
    va_end(arguments);
    return result;
}

int main(void) {
    char line[32] = "";
    append(line, sizeof line, "%s:%d", "file.c", 12);
    append(line, sizeof line, ": %c%c", 'o', 'k');
    assert(strcmp(line, "file.c:12: ok") == 0);
    return 0;
}
