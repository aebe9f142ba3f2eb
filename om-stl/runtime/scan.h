/* Formatted input, between stdio_scan.c and wide_stdio.c, which own the sources, and scan.c and
 * scan_any.c, which own the directives.
 */
#ifndef OM_RUNTIME_SCAN_H
#define OM_RUNTIME_SCAN_H

#include "parse.h"
#include "stream.h"
#include <stdarg.h>

/* Where characters come from: a stream, or a string of either width. */
struct om_source {
    struct om_stream *stream;
    struct om_text text;
  /* How many characters were read. */
    size_t read;
};

struct om_scan_directive {
    bool suppressed, allocated;
  /* Zero if there is none. */
    size_t width;
    enum { OM_SCAN_INT, OM_SCAN_CHAR, OM_SCAN_SHORT, OM_SCAN_LONG, OM_SCAN_LONG_LONG, OM_SCAN_LONG_DOUBLE } length;
    char conversion;
  /* For %[: the characters between the brackets, and whether it is all others. */
    size_t set_start, set_end;
    bool inverted;
};

/* Reads the directive behind a percent sign; `index` moves behind it. */
void __om_scan_directive(struct om_text format, size_t *index, struct om_scan_directive *directive);

/* Whether the character is one of the directive's set. */
bool __om_scan_accepts(struct om_text format, const struct om_scan_directive *directive, unsigned character);

/* Stores an integer as the directive's length says. */
void __om_scan_store(void *target, int length, uint64_t value);

/* The number of items assigned, or EOF; C23's 0b where `binary`. */
int __om_scan(struct om_source *source, struct om_text format, bool binary, va_list arguments);

/* The same where nothing is known of the input: each conversion matches or not, and stores any value. */
int __om_scan_any(struct om_stream *stream, struct om_text format, va_list arguments);

#endif
