/* <stdio.h>: the printf functions (C11 7.21.6); format.c does the formatting.
 *
 * Output to a stream whose bytes nobody will read is only counted: its arguments are checked and the
 * result is exact, but no digit is produced.
 */
#include "format.h"
#include "stream.h"
#include <errno.h>
#include <stdlib.h>

static int print_to(struct om_stream *stream, const char *format, va_list arguments) {
    struct om_sink sink = {.kind = OM_SINK_COUNT, .stream = &stream->layout};
    if (__om_stream_is_kept(stream)) {
        sink.kind = OM_SINK_STREAM;
    }
    if (stream->file == NULL && !__verify_executing()) {
        int result = __om_format(&sink, format, arguments);
        return result | -(int)__om_standard_fails(stream);
    }
    bool failed_before = om_has_failed(stream);
    int result = __om_format(&sink, format, arguments);
    return om_has_failed(stream) && !failed_before ? -1 : result;
}

/* At most `size` characters with the terminator. */
static int print_into(char *target, size_t size, const char *format, va_list arguments) {
    struct om_sink sink = {.kind = OM_SINK_MEMORY, .target = target, .room = size > 0 ? size - 1 : 0};
    int result = __om_format(&sink, format, arguments);
    if (size > 0) {
        target[sink.count < size - 1 ? sink.count : size - 1] = 0;
    }
    return result;
}

int vfprintf(FILE *restrict file, const char *restrict format, va_list arguments) {
    return print_to(OM_WRITE_STREAM("fprintf", file), format, arguments);
}

int vprintf(const char *restrict format, va_list arguments) {
    return print_to(OM_WRITE_STREAM("printf", stdout), format, arguments);
}

int vsnprintf(char *restrict target, size_t size, const char *restrict format, va_list arguments) {
    OM_REQUIRES(target != NULL || size == 0, "snprintf: the buffer is a null pointer but its size is not zero");
    return print_into(target, size, format, arguments);
}

int vsprintf(char *restrict target, const char *restrict format, va_list arguments) {
    OM_REQUIRES(target != NULL, "sprintf: the buffer is a null pointer");
    return print_into(target, SIZE_MAX, format, arguments);
}

/* Formatted twice, first to know the size. A text that is not known is made up anew the second time;
 * only those of the same size are looked at. */
int vasprintf(char **restrict target, const char *restrict format, va_list arguments) {
    OM_REQUIRES(target != NULL, "asprintf: the pointer to the result is null");
    struct om_sink count = {.kind = OM_SINK_COUNT};
    int size = __om_format(&count, format, arguments);
    if (size < 0) {
        return -1;
    }
    char *text = malloc((size_t)size + 1);
    if (text == NULL) {
        return -1;
    }
    struct om_sink sink = {.kind = OM_SINK_MEMORY, .target = text, .room = (size_t)size};
    __om_format(&sink, format, arguments);
    __verify_assume(sink.count == (size_t)size);
    text[size] = 0;
    *target = text;
    return size;
}

int vdprintf(int descriptor, const char *restrict format, va_list arguments) {
    if (descriptor == 1 || descriptor == 2) {
        return print_to((struct om_stream *)(descriptor == 1 ? stdout : stderr), format, arguments);
    }
    if (__verify_executing()) {
        om_errno = EBADF;
        return -1;
    }
    struct om_sink sink = {.kind = OM_SINK_COUNT};
    int result = __om_format(&sink, format, arguments);
    if (!om_may()) {
        return result;
    }
    __om_outside_error();
    return -1;
}

#define WITH_ARGUMENTS(call)                                                                                           \
    va_list arguments;                                                                                                 \
    va_start(arguments, format);                                                                                       \
    int result = call;                                                                                                 \
    va_end(arguments);                                                                                                 \
    return result

int printf(const char *restrict format, ...) { WITH_ARGUMENTS(vprintf(format, arguments)); }

int fprintf(FILE *restrict file, const char *restrict format, ...) {
    WITH_ARGUMENTS(vfprintf(file, format, arguments));
}

int sprintf(char *restrict target, const char *restrict format, ...) {
    WITH_ARGUMENTS(vsprintf(target, format, arguments));
}

int snprintf(char *restrict target, size_t size, const char *restrict format, ...) {
    WITH_ARGUMENTS(vsnprintf(target, size, format, arguments));
}

int asprintf(char **restrict target, const char *restrict format, ...) {
    WITH_ARGUMENTS(vasprintf(target, format, arguments));
}

int __asprintf(char **restrict target, const char *restrict format, ...) {
    WITH_ARGUMENTS(vasprintf(target, format, arguments));
}

int dprintf(int descriptor, const char *restrict format, ...) {
    WITH_ARGUMENTS(vdprintf(descriptor, format, arguments));
}
