/* Formatted input from characters that are there (C11 7.21.6.2): strings, files that the program wrote
 * itself, and standard input when executing. scan_any.c is for input of which nothing is known.
 */
#include "scan.h"
#include <errno.h>
#include <stdlib.h>

#define END 0xffffffffu

static unsigned next(struct om_source *source) {
    unsigned character;
    if (source->stream != NULL) {
        int byte = __om_stream_get(source->stream, "scanf()");
        character = byte == EOF ? END : (unsigned)byte;
    } else {
        character = om_text_at(source->text, source->read);
        character = character == 0 ? END : character;
    }
    source->read += character != END;
    return character;
}

static void give_back(struct om_source *source, unsigned character) {
    if (character == END) {
        return;
    }
    source->read--;
    if (source->stream != NULL) {
        __om_stream_unget(source->stream, (int)character);
    }
}

static void skip_spaces(struct om_source *source) {
    unsigned character;
    do {
        character = next(source);
    } while (om_is_space(character));
    give_back(source, character);
}

static size_t read_number(struct om_text format, size_t *index) {
    size_t number = 0;
    for (unsigned digit; (digit = om_text_at(format, *index) - '0') <= 9; (*index)++) {
        number = number < SIZE_MAX / 20 ? number * 10 + digit : number;
    }
    return number;
}

static void read_length(struct om_text format, size_t *index, struct om_scan_directive *directive) {
    unsigned first = om_text_at(format, *index);
    bool twice = first != 0 && om_text_at(format, *index + 1) == first;
    directive->length = OM_SCAN_INT;
    switch (first) {
    case 'h':
        directive->length = twice ? OM_SCAN_CHAR : OM_SCAN_SHORT;
        break;
    case 'l':
        directive->length = twice ? OM_SCAN_LONG_LONG : OM_SCAN_LONG;
        break;
    case 'q':
    case 'j':
        directive->length = OM_SCAN_LONG_LONG;
        twice = false;
        break;
    case 'z':
    case 't':
        directive->length = OM_SCAN_LONG;
        twice = false;
        break;
    case 'L':
        directive->length = OM_SCAN_LONG_DOUBLE;
        twice = false;
        break;
    default:
        return;
    }
    *index += twice ? 2 : 1;
}

static void read_set(struct om_text format, size_t *index, struct om_scan_directive *directive) {
    directive->inverted = om_text_at(format, *index) == '^';
    *index += directive->inverted;
    directive->set_start = *index;
  /* A closing bracket that comes first is one of the set. */
    *index += om_text_at(format, *index) == ']';
    while (om_text_at(format, *index) != ']' && om_text_at(format, *index) != 0) {
        (*index)++;
    }
    OM_REQUIRES(om_text_at(format, *index) == ']', "the format has a %[ without its closing bracket");
    directive->set_end = *index;
    (*index)++;
}

void __om_scan_directive(struct om_text format, size_t *index, struct om_scan_directive *directive) {
    *directive = (struct om_scan_directive){0};
    if (om_text_at(format, *index) == '*') {
        directive->suppressed = true;
        (*index)++;
    }
    size_t before = *index;
    directive->width = read_number(format, index);
    if (*index > before && om_text_at(format, *index) == '$') {
        __verify_unsupported("scanf with arguments chosen by their position (%1$d)");
    }
    if (om_text_at(format, *index) == 'm') {
        directive->allocated = true;
        (*index)++;
    }
    read_length(format, index, directive);
    unsigned conversion = om_text_at(format, *index);
    OM_REQUIRES(conversion != 0, "the format ends inside a conversion");
    (*index)++;
    directive->conversion = conversion < 128 ? (char)conversion : '?';
    if (conversion == 'C' || conversion == 'S') {
        directive->conversion = conversion == 'C' ? 'c' : 's';
        directive->length = OM_SCAN_LONG;
    }
    if (conversion == '[') {
        read_set(format, index, directive);
    }
}

bool __om_scan_accepts(struct om_text format, const struct om_scan_directive *directive, unsigned character) {
    bool member = false;
    size_t last = directive->set_end;
    for (size_t i = directive->set_start; i < last; i++) {
        unsigned first = om_text_at(format, i);
        if (i + 2 < last && om_text_at(format, i + 1) == '-' && om_text_at(format, i + 2) >= first) {
            member |= (character >= first) & (character <= om_text_at(format, i + 2));
            i += 2;
        } else {
            member |= character == first;
        }
    }
    return member != directive->inverted;
}

void __om_scan_store(void *target, int length, uint64_t value) {
    switch (length) {
    case OM_SCAN_CHAR:
        *(uint8_t *)target = (uint8_t)value;
        break;
    case OM_SCAN_SHORT:
        *(uint16_t *)target = (uint16_t)value;
        break;
    case OM_SCAN_INT:
        *(uint32_t *)target = (uint32_t)value;
        break;
    default:
        *(uint64_t *)target = value;
        break;
    }
}

enum outcome { MATCHED, MISMATCHED, ENDED };

/* The characters of one item: at most `limit` of them. */
struct item {
    struct om_source *source;
    size_t limit;
};

/* The next character of the item, END past its width too. */
static unsigned item_next(struct item *item) {
    if (item->limit == 0) {
        return END;
    }
    unsigned character = next(item->source);
    item->limit -= character != END;
    return character;
}

static void item_back(struct item *item, unsigned character) {
    if (character != END) {
        give_back(item->source, character);
        item->limit++;
    }
}

/* An integer in the base that the conversion says; `huge` where it is more than 64 bits. */
static enum outcome scan_integer(struct item item, unsigned base, bool binary, uint64_t *value, bool *negated,
                                 bool *huge) {
    unsigned character = item_next(&item);
    if (character == END) {
        return ENDED;
    }
    bool negative = character == '-', any = false, overflow = false;
    if (character == '-' || character == '+') {
        character = item_next(&item);
    }
    if (character == '0') {
        any = true;
        character = item_next(&item);
        if ((character == 'x' || character == 'X') && (base == 0 || base == 16)) {
      /* The prefix alone is no number in C11 7.21.6.2/9, but the GNU library reads it as zero. */
            base = 16;
            character = item_next(&item);
        } else if (binary && (character == 'b' || character == 'B') && (base == 0 || base == 2)) {
            base = 2;
            character = item_next(&item);
        } else if (base == 0) {
            base = 8;
        }
    }
    base = base == 0 ? 10 : base;
    uint64_t magnitude = 0;
    for (unsigned digit; character != END && (digit = om_digit_value(character)) < base; character = item_next(&item)) {
        any = true;
        overflow |= (magnitude > UINT64_MAX / base) | ((magnitude == UINT64_MAX / base) & (digit > UINT64_MAX % base));
        magnitude = magnitude * base + digit;
    }
    item_back(&item, character);
    if (!any) {
        return MISMATCHED;
    }
    *value = magnitude;
    *negated = negative;
    *huge = overflow;
    return MATCHED;
}

/* Enough for any float that is not written out beyond all reason. */
#define FLOAT_TEXT 1024

struct float_text {
    char characters[FLOAT_TEXT];
    size_t length;
};

static void keep(struct float_text *text, unsigned character) {
    if (text->length + 1 == FLOAT_TEXT) {
        __verify_unsupported("scanf: a float of more than a thousand characters");
    }
    text->characters[text->length++] = (char)character;
}

/* The rest of a word of letters, the first of which was read. */
static bool scan_word(struct item *item, struct float_text *text, const char *rest, unsigned *character) {
    for (; *rest != 0; rest++) {
        if (*character == END || (*character | 32) != (unsigned char)*rest) {
            return false;
        }
        keep(text, *character);
        *character = item_next(item);
    }
    return true;
}

static bool scan_digits(struct item *item, struct float_text *text, unsigned base, unsigned *character) {
    bool any = false;
    for (; *character != END && om_digit_value(*character) < base; *character = item_next(item)) {
        keep(text, *character);
        any = true;
    }
    return any;
}

/* Digits with a point among them, and an exponent. */
static bool scan_decimal(struct item *item, struct float_text *text, unsigned *character) {
    unsigned base = 10;
    bool any = false;
    if (*character == '0') {
        any = true;
        keep(text, *character);
        *character = item_next(item);
        if (*character == 'x' || *character == 'X') {
            keep(text, *character);
            *character = item_next(item);
            base = 16;
            any = false;
        }
    }
    any |= scan_digits(item, text, base, character);
    if (*character == '.') {
        keep(text, *character);
        *character = item_next(item);
        any |= scan_digits(item, text, base, character);
    }
    if (any && *character != END && (*character | 32) == (base == 10 ? 'e' : 'p')) {
        keep(text, *character);
        *character = item_next(item);
        if (*character == '-' || *character == '+') {
            keep(text, *character);
            *character = item_next(item);
        }
    /* An exponent without digits is no number in the standard, but the GNU library passes over it. */
        scan_digits(item, text, 10, character);
    }
    return any;
}

static enum outcome scan_float(struct item item, struct float_text *text) {
    text->length = 0;
    unsigned character = item_next(&item);
    if (character == END) {
        return ENDED;
    }
    if (character == '-' || character == '+') {
        keep(text, character);
        character = item_next(&item);
    }
    bool any;
    if (character != END && (character | 32) == 'n') {
        any = scan_word(&item, text, "nan", &character);
    } else if (character != END && (character | 32) == 'i') {
        any = scan_word(&item, text, "inf", &character);
        if (any && character != END && (character | 32) == 'i') {
            any = scan_word(&item, text, "inity", &character);
        }
    } else {
        any = scan_decimal(&item, text, &character);
    }
    item_back(&item, character);
    text->characters[text->length] = 0;
    return any ? MATCHED : MISMATCHED;
}

static void store_float(void *target, int length, const char *characters) {
    struct om_text text = {characters, NULL};
    size_t end;
    if (length == OM_SCAN_LONG_DOUBLE) {
        *(long double *)target = __om_parse_long_double(text, &end);
    } else if (length == OM_SCAN_LONG) {
        *(double *)target = __om_parse_double(text, &end);
    } else {
        *(float *)target = __om_parse_float(text, &end);
    }
}

/* Where the characters of a string go: to the caller's array, or to memory that grows. */
struct storage {
    char *narrow;
    wchar_t *wide;
    size_t length, capacity;
    bool allocated, wide_characters;
};

static void store_character(struct storage *storage, unsigned character) {
    if (storage->allocated && storage->length == storage->capacity) {
        storage->capacity = storage->capacity * 2 + 16;
        size_t size = storage->capacity * (storage->wide_characters ? sizeof(wchar_t) : 1);
        void *grown = realloc(storage->wide_characters ? (void *)storage->wide : (void *)storage->narrow, size);
        storage->wide = storage->wide_characters ? grown : NULL;
        storage->narrow = storage->wide_characters ? NULL : grown;
    }
    if (storage->wide != NULL) {
        storage->wide[storage->length] = (wchar_t)character;
    } else if (storage->narrow != NULL) {
        storage->narrow[storage->length] = (char)character;
    }
    storage->length++;
}

/* %s, %[ and %c: which characters belong to the item is all that differs. */
static enum outcome scan_text(struct item item, struct om_text format, const struct om_scan_directive *directive,
                              struct storage *storage) {
    bool characters = directive->conversion == 'c';
    if (item.limit == SIZE_MAX && characters) {
        item.limit = 1;
    }
    unsigned character = item_next(&item);
    if (character == END) {
        return ENDED;
    }
    for (; character != END; character = item_next(&item)) {
        bool belongs = characters || (directive->conversion == 's' ? !om_is_space(character)
                                                                   : __om_scan_accepts(format, directive, character));
        if (!belongs) {
            item_back(&item, character);
            break;
        }
        if (storage->wide_characters && item.source->text.wide == NULL && character > 127) {
      /* Not a character of the "C" locale. */
            om_errno = EILSEQ;
            return MISMATCHED;
        }
        store_character(storage, character);
    }
    if (storage->length == 0) {
        return MISMATCHED;
    }
    if (characters) {
    /* C11 7.21.6.2/12 wants exactly as many as the width says; the GNU library takes fewer at the end. */
        return MATCHED;
    }
    store_character(storage, 0);
    return MATCHED;
}

static int bits_of(int length) {
    return length == OM_SCAN_CHAR ? 8 : length == OM_SCAN_SHORT ? 16 : length == OM_SCAN_INT ? 32 : 64;
}

/* The text that printf gives a null pointer; the rest of it once its parenthesis was seen. */
static enum outcome scan_null(struct item item, void *target) {
    for (const char *rest = "(nil)"; *rest != 0; rest++) {
        unsigned character = item_next(&item);
        if (character != (unsigned char)*rest) {
            item_back(&item, character);
            return MISMATCHED;
        }
    }
    if (target != NULL) {
        *(void **)target = NULL;
    }
    return MATCHED;
}

static enum outcome convert_integer(struct item item, const struct om_scan_directive *directive, bool binary,
                                    void *target) {
    char conversion = directive->conversion;
    unsigned base = conversion == 'i' ? 0 : conversion == 'o' ? 8 : conversion == 'd' || conversion == 'u' ? 10 : 16;
    int length = conversion == 'p' ? OM_SCAN_LONG : (int)directive->length;
    if (conversion == 'p') {
        unsigned first = item_next(&item);
        item_back(&item, first);
        if (first == '(') {
            return scan_null(item, target);
        }
    }
    uint64_t magnitude;
    bool negative, huge;
    enum outcome outcome = scan_integer(item, base, binary, &magnitude, &negative, &huge);
    if (outcome == MATCHED && target != NULL) {
        uint64_t all = UINT64_MAX >> (64 - bits_of(length));
        bool is_signed = conversion == 'd' || conversion == 'i';
        uint64_t limit = is_signed ? all / 2 + negative : all;
        OM_REQUIRES(!huge && magnitude <= limit, "scanf: the number does not fit the type that it is converted to");
        __om_scan_store(target, length, negative ? 0 - magnitude : magnitude);
    }
    return outcome;
}

static enum outcome convert_text(struct item item, struct om_text format, const struct om_scan_directive *directive,
                                 void *target) {
    bool wide = directive->length == OM_SCAN_LONG;
    struct storage storage = {.allocated = directive->allocated && target != NULL, .wide_characters = wide};
    if (target != NULL && !directive->allocated) {
        storage.narrow = wide ? NULL : target;
        storage.wide = wide ? target : NULL;
    }
    enum outcome outcome = scan_text(item, format, directive, &storage);
    if (storage.allocated) {
        if (outcome == MATCHED) {
            *(void **)target = wide ? (void *)storage.wide : (void *)storage.narrow;
        } else {
            free(wide ? (void *)storage.wide : (void *)storage.narrow);
        }
    }
    return outcome;
}

static enum outcome convert(struct om_source *source, struct om_text format, const struct om_scan_directive *directive,
                            bool binary, void *target) {
    char conversion = directive->conversion;
    if (conversion != 'c' && conversion != '[') {
        skip_spaces(source);
    }
    struct item item = {source, directive->width == 0 ? SIZE_MAX : directive->width};
    switch (conversion) {
    case 'd':
    case 'i':
    case 'u':
    case 'o':
    case 'x':
    case 'X':
    case 'p':
        return convert_integer(item, directive, binary, target);
    case 'a':
    case 'A':
    case 'e':
    case 'E':
    case 'f':
    case 'F':
    case 'g':
    case 'G': {
        struct float_text text;
        enum outcome outcome = scan_float(item, &text);
        if (outcome == MATCHED && target != NULL) {
            store_float(target, directive->length, text.characters);
        }
        return outcome;
    }
    case 'c':
    case 's':
    case '[':
        return convert_text(item, format, directive, target);
    default:
        OM_REQUIRES(false, "the format has a conversion that does not exist");
        return MISMATCHED;
    }
}

/* A character of the format that stands for itself. */
static enum outcome match(struct om_source *source, unsigned wanted) {
    unsigned character = next(source);
    if (character == wanted) {
        return MATCHED;
    }
    give_back(source, character);
    return character == END ? ENDED : MISMATCHED;
}

int __om_scan(struct om_source *source, struct om_text format, bool binary, va_list arguments) {
    va_list list;
    va_copy(list, arguments);
    int assigned = 0;
    enum outcome outcome = MATCHED;
    size_t index = 0;
    while (outcome == MATCHED && om_text_at(format, index) != 0) {
        unsigned character = om_text_at(format, index++);
        if (om_is_space(character)) {
            skip_spaces(source);
            continue;
        }
        if (character != '%') {
            outcome = match(source, character);
            continue;
        }
        if (om_text_at(format, index) == '%') {
            index++;
            skip_spaces(source);
            outcome = match(source, '%');
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
                __om_scan_store(target, directive.length, source->read);
            }
            continue;
        }
        outcome = convert(source, format, &directive, binary, target);
        assigned += outcome == MATCHED && !directive.suppressed;
    }
    va_end(list);
    return outcome == ENDED && assigned == 0 ? EOF : assigned;
}
