/* <wctype.h> in the "C" locale (C11 7.30): as <ctype.h>, and no character beyond ASCII is in a class. */
#include "model.h"
#include <wchar.h>
#include <wctype.h>

#define WITHIN(character, first, last) ((uint32_t)(character) - (first) <= (uint32_t)((last) - (first)))

#define UPPER(c) WITHIN(c, 'A', 'Z')
#define LOWER(c) WITHIN(c, 'a', 'z')
#define DIGIT(c) WITHIN(c, '0', '9')
#define ALPHA(c) (UPPER(c) | LOWER(c))
#define ALNUM(c) (ALPHA(c) | DIGIT(c))
#define XDIGIT(c) (DIGIT(c) | WITHIN(c, 'a', 'f') | WITHIN(c, 'A', 'F'))
#define SPACE(c) (((c) == ' ') | WITHIN(c, '\t', '\r'))
#define BLANK(c) (((c) == ' ') | ((c) == '\t'))
#define PRINT(c) WITHIN(c, ' ', '~')
#define GRAPH(c) WITHIN(c, '!', '~')
#define CNTRL(c) (WITHIN(c, 0, 31) | ((c) == 127))
#define PUNCT(c) (GRAPH(c) & !ALNUM(c))

#define CLASSES(F)                                                                                                     \
    F(alnum, ALNUM)                                                                                                    \
    F(alpha, ALPHA)                                                                                                    \
    F(blank, BLANK)                                                                                                    \
    F(cntrl, CNTRL)                                                                                                    \
    F(digit, DIGIT)                                                                                                    \
    F(graph, GRAPH)                                                                                                    \
    F(lower, LOWER)                                                                                                    \
    F(print, PRINT)                                                                                                    \
    F(punct, PUNCT)                                                                                                    \
    F(space, SPACE)                                                                                                    \
    F(upper, UPPER)                                                                                                    \
    F(xdigit, XDIGIT)

#define FUNCTION(name, test)                                                                                           \
    int isw##name(wint_t character) { return test(character); }
CLASSES(FUNCTION)

wint_t towlower(wint_t character) { return character + (UPPER(character) << 5); }

wint_t towupper(wint_t character) { return character - (LOWER(character) << 5); }

/* A class by name is the number of its line in the list, from one. */

enum class_number {
    CLASS_NONE,
#define NUMBER(name, test) CLASS_##name,
    CLASSES(NUMBER)
};

static bool same(const char *left, const char *right) {
    while (*left == *right && *left != 0) {
        left++;
        right++;
    }
    return *left == *right;
}

wctype_t wctype(const char *name) {
    OM_REQUIRES(name != NULL, "wctype: the name is a null pointer");
#define FIND(class, test)                                                                                              \
    if (same(name, #class)) {                                                                                          \
        return CLASS_##class;                                                                                          \
    }
    CLASSES(FIND)
    return 0;
}

int iswctype(wint_t character, wctype_t class) {
    switch (class) {
#define CASE(name, test)                                                                                               \
    case CLASS_##name:                                                                                                 \
        return test(character);
        CLASSES(CASE)
    default:
        OM_REQUIRES(class == 0, "iswctype: the class is none that wctype returned");
        return 0;
    }
}

/* Mappings by name; any object has an address of its own. */
static const int32_t lower_mapping, upper_mapping;

wctrans_t wctrans(const char *name) {
    OM_REQUIRES(name != NULL, "wctrans: the name is a null pointer");
    return same(name, "tolower") ? &lower_mapping : same(name, "toupper") ? &upper_mapping : NULL;
}

wint_t towctrans(wint_t character, wctrans_t mapping) {
    OM_REQUIRES(mapping == &lower_mapping || mapping == &upper_mapping,
                "towctrans: the mapping is none that wctrans returned");
    return mapping == &lower_mapping ? towlower(character) : towupper(character);
}

/* How many columns it takes; none for NUL, -1 for what cannot be printed. */
int wcwidth(wchar_t character) { return character == 0 ? 0 : PRINT(character) ? 1 : -1; }

int wcswidth(const wchar_t *string, size_t limit) {
    int width = 0;
    for (size_t i = 0; i < limit && string[i] != 0; i++) {
        if (!PRINT(string[i])) {
            return -1;
        }
        width++;
    }
    return width;
}
