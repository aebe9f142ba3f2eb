/* Formatted output, between stdio.c, wide_stdio.c and fortify.c, which own the targets, and format.c,
 * which owns the directives.
 */
#ifndef OM_RUNTIME_FORMAT_H
#define OM_RUNTIME_FORMAT_H

#include "model.h"
#include <stdarg.h>
#include <stdio.h>
#include <wchar.h>

/* Where formatted characters go. */
struct om_sink {
    enum { OM_SINK_COUNT, OM_SINK_MEMORY, OM_SINK_WIDE_MEMORY, OM_SINK_STREAM } kind;
  /* For memory: where, and how many characters may be written. */
    void *target;
    size_t room;
    FILE *stream;
  /* How many characters were produced, whether or not there was room for them. */
    size_t count;
};

struct om_directive {
    bool left, plus, space, alternate, zero;
    int width;
  /* Negative if there is none. */
    int precision;
    enum {
        OM_LENGTH_NONE,
        OM_LENGTH_CHAR,
        OM_LENGTH_SHORT,
        OM_LENGTH_LONG,
        OM_LENGTH_LONG_LONG,
        OM_LENGTH_INTMAX,
        OM_LENGTH_SIZE,
        OM_LENGTH_PTRDIFF,
        OM_LENGTH_LONG_DOUBLE
    } length;
    char conversion;
};

void __om_sink_put(struct om_sink *sink, const char *bytes, size_t size);
void __om_sink_put_wide(struct om_sink *sink, const wchar_t *characters, size_t size);
void __om_sink_fill(struct om_sink *sink, char character, size_t size);

/* What a field's number consists of: sign or 0x, then zeros, then the digits that `body` has. */
struct om_number {
    char prefix[3];
    int prefix_size;
    size_t zeros;
};

/* Starts a field whose number has `size` characters besides its zeros: padding, prefix and zeros are
 * written. The result is the padding that follows the number. */
size_t __om_field_start(struct om_sink *sink, const struct om_directive *directive, struct om_number *number,
                        size_t size, bool zero_padded);

/* a, e, f, g and their capitals. */
void __om_format_double(struct om_sink *sink, const struct om_directive *directive, double value);
void __om_format_long_double(struct om_sink *sink, const struct om_directive *directive, long double value);

/* The whole format; -1 with errno set where a character cannot be converted, or where there are more
 * characters than an int can count. */
int __om_format(struct om_sink *sink, const char *format, va_list arguments);
int __om_format_wide(struct om_sink *sink, const wchar_t *format, va_list arguments);

#endif
