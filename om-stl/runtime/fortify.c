/* What the headers call instead where a program is built with -D_FORTIFY_SOURCE: the same functions,
 * told the size of the object they write to. The memory model checks that by itself; here only the
 * size that the compiler saw is held against the length, which may be that of a member.
 */
#include "model.h"
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>
#include <wchar.h>

#define FITS(function, size, room)                                                                                     \
    OM_CHECK("out-of-bounds", (size) <= (room), function ": writes more than the object has room for")

void *__memcpy_chk(void *target, const void *source, size_t size, size_t room) {
    FITS("memcpy", size, room);
    return memcpy(target, source, size);
}

void *__memmove_chk(void *target, const void *source, size_t size, size_t room) {
    FITS("memmove", size, room);
    return memmove(target, source, size);
}

void *__memset_chk(void *target, int value, size_t size, size_t room) {
    FITS("memset", size, room);
    return memset(target, value, size);
}

void *__mempcpy_chk(void *target, const void *source, size_t size, size_t room) {
    FITS("mempcpy", size, room);
    return mempcpy(target, source, size);
}

void __explicit_bzero_chk(void *target, size_t size, size_t room) {
    FITS("explicit_bzero", size, room);
    explicit_bzero(target, size);
}

char *__strcpy_chk(char *target, const char *source, size_t room) {
    FITS("strcpy", strlen(source) + 1, room);
    return strcpy(target, source);
}

char *__stpcpy_chk(char *target, const char *source, size_t room) {
    FITS("stpcpy", strlen(source) + 1, room);
    return stpcpy(target, source);
}

char *__strncpy_chk(char *target, const char *source, size_t size, size_t room) {
    FITS("strncpy", size, room);
    return strncpy(target, source, size);
}

char *__stpncpy_chk(char *target, const char *source, size_t size, size_t room) {
    FITS("stpncpy", size, room);
    return stpncpy(target, source, size);
}

char *__strcat_chk(char *target, const char *source, size_t room) {
    FITS("strcat", strlen(target) + strlen(source) + 1, room);
    return strcat(target, source);
}

char *__strncat_chk(char *target, const char *source, size_t limit, size_t room) {
    FITS("strncat", strlen(target) + strnlen(source, limit) + 1, room);
    return strncat(target, source, limit);
}

char *__fgets_chk(char *target, size_t room, int size, FILE *file) {
    FITS("fgets", size > 0 ? (size_t)size : 0, room);
    return fgets(target, size, file);
}

size_t __fread_chk(void *target, size_t room, size_t size, size_t count, FILE *file) {
    FITS("fread", size * count, room);
    return fread(target, size, count, file);
}

ssize_t __read_chk(int descriptor, void *target, size_t size, size_t room) {
    FITS("read", size, room);
    return read(descriptor, target, size);
}

wchar_t *__wcscpy_chk(wchar_t *target, const wchar_t *source, size_t room) {
    FITS("wcscpy", wcslen(source) + 1, room);
    return wcscpy(target, source);
}

wchar_t *__wcscat_chk(wchar_t *target, const wchar_t *source, size_t room) {
    FITS("wcscat", wcslen(target) + wcslen(source) + 1, room);
    return wcscat(target, source);
}

wchar_t *__wcsncpy_chk(wchar_t *target, const wchar_t *source, size_t count, size_t room) {
    FITS("wcsncpy", count, room);
    return wcsncpy(target, source, count);
}

wchar_t *__wmemcpy_chk(wchar_t *target, const wchar_t *source, size_t count, size_t room) {
    FITS("wmemcpy", count, room);
    return wmemcpy(target, source, count);
}

wchar_t *__wmemset_chk(wchar_t *target, wchar_t character, size_t count, size_t room) {
    FITS("wmemset", count, room);
    return wmemset(target, character, count);
}

/* Formatted output; the flag forbids %n in writable formats, which is no rule of the language's. */

int __vprintf_chk(int flag, const char *format, va_list arguments) {
    (void)flag;
    return vprintf(format, arguments);
}

int __vfprintf_chk(FILE *file, int flag, const char *format, va_list arguments) {
    (void)flag;
    return vfprintf(file, format, arguments);
}

int __vsnprintf_chk(char *target, size_t size, int flag, size_t room, const char *format, va_list arguments) {
    (void)flag;
    FITS("snprintf", size, room);
    return vsnprintf(target, size, format, arguments);
}

int __vsprintf_chk(char *target, int flag, size_t room, const char *format, va_list arguments) {
    (void)flag;
    if (room == SIZE_MAX) {
        return vsprintf(target, format, arguments);
    }
    int size = vsnprintf(target, room, format, arguments);
    OM_CHECK("out-of-bounds", size < 0 || (size_t)size < room, "sprintf: writes more than the object has room for");
    return size;
}

int __vasprintf_chk(char **target, int flag, const char *format, va_list arguments) {
    (void)flag;
    return vasprintf(target, format, arguments);
}

#define WITH_ARGUMENTS(call)                                                                                           \
    va_list arguments;                                                                                                 \
    va_start(arguments, format);                                                                                       \
    int result = call;                                                                                                 \
    va_end(arguments);                                                                                                 \
    return result

int __printf_chk(int flag, const char *format, ...) { WITH_ARGUMENTS(__vprintf_chk(flag, format, arguments)); }

int __fprintf_chk(FILE *file, int flag, const char *format, ...) {
    WITH_ARGUMENTS(__vfprintf_chk(file, flag, format, arguments));
}

int __snprintf_chk(char *target, size_t size, int flag, size_t room, const char *format, ...) {
    WITH_ARGUMENTS(__vsnprintf_chk(target, size, flag, room, format, arguments));
}

int __sprintf_chk(char *target, int flag, size_t room, const char *format, ...) {
    WITH_ARGUMENTS(__vsprintf_chk(target, flag, room, format, arguments));
}

int __asprintf_chk(char **target, int flag, const char *format, ...) {
    WITH_ARGUMENTS(__vasprintf_chk(target, flag, format, arguments));
}
