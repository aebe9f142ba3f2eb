/* Formatted input of which nothing is known: standard input and foreign files while verifying.
 *
 * Every conversion may fail, which leaves its object and all that follow untouched; one that succeeds
 * stores any value that its type and width allow. A string without a width has any length. What would have
 * to be typed for it is told where it is standard input that is read.
 */
#include "scan.h"
#include <stdlib.h>

/* Above this width the characters of a string are not looked at one by one; any are then allowed. */
#define DETAIL 128

/* How long a string of unknown length in memory of scanf's own is at most. */
#define ALLOCATED 256

/* What a counterexample calls what was read. */
static const char *name_of(bool standard) { return standard ? "scanf()" : OM_A_FILE; }

static void store_integer(const struct om_scan_directive *directive, void *target, bool standard) {
    static const size_t sizes[] = {sizeof(int), 1, sizeof(short), sizeof(long), sizeof(long long), sizeof(long long)};
    char conversion = directive->conversion;
    size_t size = conversion == 'p' ? sizeof(void *) : sizes[directive->length];
    __verify_input(target, size, name_of(standard));
    bool is_signed = conversion == 'd' || conversion == 'i', decimal = is_signed || conversion == 'u';
    __verify_typed(standard && decimal, is_signed ? OM_SIGNED : OM_UNSIGNED, target, size, size);
    __verify_typed(standard && !decimal, conversion == 'o' ? OM_OCTAL : OM_HEXADECIMAL, target, size, size);
    if (directive->width == 0 || directive->width > 18 || !is_signed) {
        return;
    }
  /* So many digits, or one fewer and a sign. */
    int64_t limit = 1;
    for (size_t i = 0; i < directive->width; i++) {
        limit *= 10;
    }
    int64_t value = size == 1   ? *(signed char *)target
                    : size == 2 ? *(short *)target
                    : size == 4 ? *(int *)target
                                : *(int64_t *)target;
    __verify_assume(value < limit && value > -limit / 10);
}

static void store_float(const struct om_scan_directive *directive, void *target, bool standard) {
    size_t size = directive->length == OM_SCAN_LONG_DOUBLE ? sizeof(long double)
                  : directive->length == OM_SCAN_LONG      ? sizeof(double)
                                                           : sizeof(float);
    __verify_input(target, size, name_of(standard));
    __verify_typed(standard, OM_FLOAT, target, size, size);
}

static void store_characters(const struct om_scan_directive *directive, void *target, bool standard) {
    size_t count = directive->width == 0 ? 1 : directive->width;
    size_t size = directive->length == OM_SCAN_LONG ? sizeof(wchar_t) : 1;
    if (directive->allocated) {
        void *memory = malloc(count * size);
        *(void **)target = memory;
        target = memory;
    }
    __verify_input(target, count * size, name_of(standard));
    __verify_typed(standard, OM_TEXT, target, count * size, count * size);
}

/* Each of the first `length` characters is one that the conversion takes. */
static void restrict_characters(struct om_text format, const struct om_scan_directive *directive, const char *text,
                                size_t length, size_t limit) {
    for (size_t i = 0; i < limit; i++) {
        if (i < length) {
            unsigned character = (unsigned char)text[i];
            __verify_assume(directive->conversion == 's' ? !om_is_space(character)
                                                         : __om_scan_accepts(format, directive, character));
        }
    }
}

static void store_string(struct om_text format, const struct om_scan_directive *directive, void *target,
                         bool standard) {
    size_t length;
    __verify_havoc(&length, sizeof length);
    __verify_assume(length > 0 && length < (size_t)1 << 32 && (directive->width == 0 || length <= directive->width));
    size_t size = directive->length == OM_SCAN_LONG ? sizeof(wchar_t) : 1;
    int look = directive->conversion == 's' ? OM_WORD : OM_TEXT;
    size_t room;
    if (directive->allocated) {
        room = directive->width == 0 ? ALLOCATED : directive->width + 1;
        if (directive->width == 0) {
            __verify_assumed("scanf: %ms reads at most 255 characters");
            __verify_assume(length < room);
        }
        void *memory = malloc(room * size);
        *(void **)target = memory;
        target = memory;
    } else {
        room = __verify_size_left(target) / size;
        __verify_typed(standard & (length >= room), look, NULL, length, 0);
        OM_CHECK("out-of-bounds", length < room,
                 directive->width == 0 ? "scanf: a string without a width may be longer than its buffer"
                                       : "scanf: the width leaves no room for the terminator in the buffer");
    }
    size_t most = directive->width != 0 && directive->width < room ? directive->width : room - 1;
    if (most > DETAIL) {
        __verify_assumed("scanf: a string has at most 128 characters");
        __verify_assume(length <= DETAIL);
        most = DETAIL;
    }
    __om_input(target, length * size, most * size, name_of(standard));
    __verify_typed(standard, look, target, length * size, most * size);
    if (size == 1) {
        ((char *)target)[length] = 0;
        if (directive->width != 0 && directive->width <= DETAIL) {
            restrict_characters(format, directive, target, length, directive->width);
        } else {
            restrict_characters(format, directive, target, length, 1);
        }
    } else {
        ((wchar_t *)target)[length] = 0;
    }
}

static void convert(struct om_text format, const struct om_scan_directive *directive, void *target, bool standard) {
    switch (directive->conversion) {
    case 'd':
    case 'i':
    case 'u':
    case 'o':
    case 'x':
    case 'X':
    case 'p':
        store_integer(directive, target, standard);
        break;
    case 'a':
    case 'A':
    case 'e':
    case 'E':
    case 'f':
    case 'F':
    case 'g':
    case 'G':
        store_float(directive, target, standard);
        break;
    case 'c':
        store_characters(directive, target, standard);
        break;
    case 's':
    case '[':
        store_string(format, directive, target, standard);
        break;
    default:
        OM_REQUIRES(false, "the format has a conversion that does not exist");
    }
}

int __om_scan_any(struct om_stream *stream, struct om_text format, va_list arguments) {
    va_list list;
    va_copy(list, arguments);
    int assigned = 0;
    bool stopped = om_at_end(stream), ended = stopped, standard = stream->file == NULL;
    size_t index = 0;
    while (!stopped && om_text_at(format, index) != 0) {
        unsigned character = om_text_at(format, index++);
        if (om_is_space(character)) {
            continue;
        }
        if (character != '%' || om_text_at(format, index) == '%') {
            index += character == '%';
            stopped = om_may();
            char literal = (char)character;
            __verify_typed(standard & !stopped, OM_TEXT, &literal, 1, 1);
            continue;
        }
        struct om_scan_directive directive;
        __om_scan_directive(format, &index, &directive);
        void *target = NULL;
        if (!directive.suppressed) {
            target = va_arg(list, void *);
            OM_REQUIRES(target != NULL, "scanf: a conversion is given a null pointer");
        }
        if (directive.conversion == 'n') {
            if (target != NULL) {
                __om_scan_store(target, directive.length, om_any_u64() & INT_MAX);
            }
            continue;
        }
        stopped = om_may();
        if (!stopped && target != NULL) {
            convert(format, &directive, target, standard);
            assigned++;
        }
    }
    va_end(list);
  /* What stopped it: the end of the input, or a character that does not match. */
    if (stopped && !ended) {
        ended = om_may();
        __verify_typed(standard & ended, OM_END, NULL, 0, 0);
        __verify_typed(standard & !ended, OM_MISMATCH, NULL, 0, 0);
        if (ended) {
            om_set_end(stream);
        }
    }
    return ended && assigned == 0 ? EOF : assigned;
}
