/* <stdio.h>: the scanf functions (C11 7.21.6), under the names that the headers give them as well. */
#include "scan.h"

static int scan_stream(struct om_stream *stream, const char *format, bool binary, va_list arguments) {
    OM_REQUIRES(format != NULL, "scanf: the format is a null pointer");
    struct om_text text = {format, NULL};
    if (__om_stream_unconstrained(stream)) {
        return __om_scan_any(stream, text, arguments);
    }
    struct om_source source = {.stream = stream};
    return __om_scan(&source, text, binary, arguments);
}

static int scan_string(const char *string, const char *format, bool binary, va_list arguments) {
    OM_REQUIRES(string != NULL, "sscanf: the string is a null pointer");
    OM_REQUIRES(format != NULL, "sscanf: the format is a null pointer");
    struct om_source source = {.text = {string, NULL}};
    return __om_scan(&source, (struct om_text){format, NULL}, binary, arguments);
}

#define WITH_ARGUMENTS(call)                                                                                           \
    va_list arguments;                                                                                                 \
    va_start(arguments, format);                                                                                       \
    int result = call;                                                                                                 \
    va_end(arguments);                                                                                                 \
    return result

/* The headers rename scanf to one of these, depending on the standard asked for; the names that the
 * linker sees are given by hand so that no renaming applies. */
#define FAMILY(prefix, binary)                                                                                         \
    int prefix##_vfscanf(FILE *, const char *, va_list) __asm__(#prefix "vfscanf");                                    \
    int prefix##_vscanf(const char *, va_list) __asm__(#prefix "vscanf");                                              \
    int prefix##_vsscanf(const char *, const char *, va_list) __asm__(#prefix "vsscanf");                              \
    int prefix##_fscanf(FILE *, const char *, ...) __asm__(#prefix "fscanf");                                          \
    int prefix##_scanf(const char *, ...) __asm__(#prefix "scanf");                                                    \
    int prefix##_sscanf(const char *, const char *, ...) __asm__(#prefix "sscanf");                                    \
                                                                                                                       \
    int prefix##_vfscanf(FILE *file, const char *format, va_list arguments) {                                          \
        return scan_stream(OM_READ_STREAM("fscanf", file), format, binary, arguments);                                 \
    }                                                                                                                  \
    int prefix##_vscanf(const char *format, va_list arguments) {                                                       \
        return scan_stream(OM_READ_STREAM("scanf", stdin), format, binary, arguments);                                 \
    }                                                                                                                  \
    int prefix##_vsscanf(const char *string, const char *format, va_list arguments) {                                  \
        return scan_string(string, format, binary, arguments);                                                         \
    }                                                                                                                  \
    int prefix##_fscanf(FILE *file, const char *format, ...) {                                                         \
        WITH_ARGUMENTS(prefix##_vfscanf(file, format, arguments));                                                     \
    }                                                                                                                  \
    int prefix##_scanf(const char *format, ...) { WITH_ARGUMENTS(prefix##_vscanf(format, arguments)); }                \
    int prefix##_sscanf(const char *string, const char *format, ...) {                                                 \
        WITH_ARGUMENTS(prefix##_vsscanf(string, format, arguments));                                                   \
    }

FAMILY(, false)
FAMILY(__isoc99_, false)
FAMILY(__isoc23_, true)
