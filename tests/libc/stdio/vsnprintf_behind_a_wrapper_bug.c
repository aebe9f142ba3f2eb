// verify: violated
// native: none
#include <stdarg.h>
#include <stdio.h>

static int log_line(const char *format, ...) {
    va_list arguments;
    va_start(arguments, format);
    int result = vprintf(format, arguments); //~ V0501
    va_end(arguments);
    return result;
}

int main(void) {
    return log_line("%d of %q\n", 1, 2);
}
