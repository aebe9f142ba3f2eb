/* <wchar.h>: input and output of wide characters (C11 7.29.2, 7.29.3), in the "C" locale. */
#include "format.h"
#include "scan.h"
#include "stream.h"
#include <errno.h>
#include <wchar.h>

/* Output. */

static wint_t put(struct om_stream *stream, wchar_t character) {
    if ((uint32_t)character > 127) {
        om_errno = EILSEQ;
        om_set_failed(stream);
        return WEOF;
    }
    char byte = (char)character;
    return (wint_t)character | -(wint_t)!__om_stream_write(stream, &byte, 1);
}

wint_t fputwc(wchar_t character, FILE *file) { return put(OM_WRITE_WIDE("fputwc", file), character); }

wint_t putwc(wchar_t character, FILE *file) { return put(OM_WRITE_WIDE("putwc", file), character); }

wint_t putwchar(wchar_t character) { return put(OM_WRITE_WIDE("putwchar", stdout), character); }

int fputws(const wchar_t *restrict text, FILE *restrict file) {
    struct om_stream *stream = OM_WRITE_WIDE("fputws", file);
    OM_REQUIRES(text != NULL, "fputws: the string is a null pointer");
    bool failed = false;
    for (; *text != 0; text++) {
        failed |= put(stream, *text) == WEOF;
    }
    return (__verify_executing() ? 1 : om_any_int() & INT_MAX) | -(int)failed;
}

static int print_to(struct om_stream *stream, const wchar_t *format, va_list arguments) {
    struct om_sink sink = {.kind = OM_SINK_COUNT, .stream = &stream->layout};
    if (__om_stream_is_kept(stream)) {
        sink.kind = OM_SINK_STREAM;
    }
    int result = __om_format_wide(&sink, format, arguments);
    if (stream->file == NULL && !__verify_executing()) {
        return result | -(int)__om_standard_fails(stream);
    }
    return result;
}

int vfwprintf(FILE *restrict file, const wchar_t *restrict format, va_list arguments) {
    return print_to(OM_WRITE_WIDE("fwprintf", file), format, arguments);
}

int vwprintf(const wchar_t *restrict format, va_list arguments) {
    return print_to(OM_WRITE_WIDE("wprintf", stdout), format, arguments);
}

/* C11 7.29.2.3/3: negative if there is no room for all of it. */
int vswprintf(wchar_t *restrict target, size_t size, const wchar_t *restrict format, va_list arguments) {
    OM_REQUIRES(target != NULL || size == 0, "swprintf: the buffer is a null pointer but its size is not zero");
    struct om_sink sink = {.kind = OM_SINK_WIDE_MEMORY, .target = target, .room = size > 0 ? size - 1 : 0};
    int result = __om_format_wide(&sink, format, arguments);
    if (size > 0) {
        target[sink.count < size - 1 ? sink.count : size - 1] = 0;
    }
    return result >= 0 && (size_t)result < size ? result : -1;
}

#define WITH_ARGUMENTS(call)                                                                                           \
    va_list arguments;                                                                                                 \
    va_start(arguments, format);                                                                                       \
    int result = call;                                                                                                 \
    va_end(arguments);                                                                                                 \
    return result

int fwprintf(FILE *restrict file, const wchar_t *restrict format, ...) {
    WITH_ARGUMENTS(vfwprintf(file, format, arguments));
}

int wprintf(const wchar_t *restrict format, ...) { WITH_ARGUMENTS(vwprintf(format, arguments)); }

int swprintf(wchar_t *restrict target, size_t size, const wchar_t *restrict format, ...) {
    WITH_ARGUMENTS(vswprintf(target, size, format, arguments));
}

/* Input. */

static wint_t get(struct om_stream *stream, const char *name) {
    int byte = __om_stream_get(stream, name);
    if (byte > 127) {
        om_errno = EILSEQ;
        om_set_failed(stream);
        return WEOF;
    }
    return byte == EOF ? WEOF : (wint_t)byte;
}

wint_t fgetwc(FILE *file) { return get(OM_READ_WIDE("fgetwc", file), "fgetwc()"); }

wint_t getwc(FILE *file) { return get(OM_READ_WIDE("getwc", file), "getwc()"); }

wint_t getwchar(void) { return get(OM_READ_WIDE("getwchar", stdin), "getwchar()"); }

wint_t ungetwc(wint_t character, FILE *file) {
    struct om_stream *stream = OM_STREAM("ungetwc", file);
    OM_CHECK("stream-misuse", stream->readable, "ungetwc: the stream is not open for reading");
    if (character > 127 || !__om_stream_unget(stream, (int)character)) {
        return WEOF;
    }
    return character;
}

wchar_t *fgetws(wchar_t *restrict target, int size, FILE *restrict file) {
    struct om_stream *stream = OM_READ_WIDE("fgetws", file);
    OM_REQUIRES(target != NULL, "fgetws: the buffer is a null pointer");
    OM_REQUIRES(size > 0, "fgetws: the size of the buffer is not positive");
    size_t length = 0, limit = (size_t)size - 1;
    while (length < limit) {
        wint_t character = get(stream, "fgetws()");
        if (character == WEOF) {
            break;
        }
        target[length++] = (wchar_t)character;
        if (character == '\n') {
            break;
        }
    }
    if (length == 0 && limit > 0) {
        return NULL;
    }
    target[length] = 0;
    return target;
}

static int scan_stream(struct om_stream *stream, const wchar_t *format, bool binary, va_list arguments) {
    OM_REQUIRES(format != NULL, "wscanf: the format is a null pointer");
    struct om_text text = {NULL, format};
    if (__om_stream_unconstrained(stream)) {
        return __om_scan_any(stream, text, arguments);
    }
    struct om_source source = {.stream = stream};
    return __om_scan(&source, text, binary, arguments);
}

static int scan_string(const wchar_t *string, const wchar_t *format, bool binary, va_list arguments) {
    OM_REQUIRES(string != NULL, "swscanf: the string is a null pointer");
    OM_REQUIRES(format != NULL, "swscanf: the format is a null pointer");
    struct om_source source = {.text = {NULL, string}};
    return __om_scan(&source, (struct om_text){NULL, format}, binary, arguments);
}

/* As in stdio_scan.c, under each name that the headers give them. */
#define FAMILY(prefix, binary)                                                                                         \
    int prefix##_vfwscanf(FILE *, const wchar_t *, va_list) __asm__(#prefix "vfwscanf");                               \
    int prefix##_vwscanf(const wchar_t *, va_list) __asm__(#prefix "vwscanf");                                         \
    int prefix##_vswscanf(const wchar_t *, const wchar_t *, va_list) __asm__(#prefix "vswscanf");                      \
    int prefix##_fwscanf(FILE *, const wchar_t *, ...) __asm__(#prefix "fwscanf");                                     \
    int prefix##_wscanf(const wchar_t *, ...) __asm__(#prefix "wscanf");                                               \
    int prefix##_swscanf(const wchar_t *, const wchar_t *, ...) __asm__(#prefix "swscanf");                            \
                                                                                                                       \
    int prefix##_vfwscanf(FILE *file, const wchar_t *format, va_list arguments) {                                      \
        return scan_stream(OM_READ_WIDE("fwscanf", file), format, binary, arguments);                                  \
    }                                                                                                                  \
    int prefix##_vwscanf(const wchar_t *format, va_list arguments) {                                                   \
        return scan_stream(OM_READ_WIDE("wscanf", stdin), format, binary, arguments);                                  \
    }                                                                                                                  \
    int prefix##_vswscanf(const wchar_t *string, const wchar_t *format, va_list arguments) {                           \
        return scan_string(string, format, binary, arguments);                                                         \
    }                                                                                                                  \
    int prefix##_fwscanf(FILE *file, const wchar_t *format, ...) {                                                     \
        WITH_ARGUMENTS(prefix##_vfwscanf(file, format, arguments));                                                    \
    }                                                                                                                  \
    int prefix##_wscanf(const wchar_t *format, ...) { WITH_ARGUMENTS(prefix##_vwscanf(format, arguments)); }           \
    int prefix##_swscanf(const wchar_t *string, const wchar_t *format, ...) {                                          \
        WITH_ARGUMENTS(prefix##_vswscanf(string, format, arguments));                                                  \
    }

FAMILY(, false)
FAMILY(__isoc99_, false)
FAMILY(__isoc23_, true)
