/* <ctype.h> in the "C" locale (C11 7.4).
 *
 * Every function takes a value of unsigned char or EOF; anything else is undefined behaviour, and the
 * way a plain negative `char` gets there is a common bug. A match is the GNU library's value, not 1.
 */
#include "model.h"
#include <ctype.h>

/* Neither a comparison nor an addition here branches: a symbolic character stays one term. */
#define WITHIN(character, first, last) ((unsigned)(character) - (first) <= (unsigned)((last) - (first)))

#define IS_UPPER(c) WITHIN(c, 'A', 'Z')
#define IS_LOWER(c) WITHIN(c, 'a', 'z')
#define IS_DIGIT(c) WITHIN(c, '0', '9')
#define IS_ALPHA(c) WITHIN((unsigned)(c) | 32u, 'a', 'z')
#define IS_ALNUM(c) (IS_ALPHA(c) | IS_DIGIT(c))
#define IS_XDIGIT(c) (IS_DIGIT(c) | WITHIN((unsigned)(c) | 32u, 'a', 'f'))
#define IS_SPACE(c) (((c) == ' ') | WITHIN(c, '\t', '\r'))
#define IS_BLANK(c) (((c) == ' ') | ((c) == '\t'))
#define IS_PRINT(c) WITHIN(c, ' ', '~')
#define IS_GRAPH(c) WITHIN(c, '!', '~')
#define IS_CNTRL(c) (WITHIN(c, 0, 31) | ((c) == 127))
#define IS_PUNCT(c) (IS_GRAPH(c) & !IS_ALNUM(c))

#define ARGUMENT(function, character)                                                                                  \
    OM_REQUIRES(((character) >= -1) & ((character) <= 255),                                                            \
                function ": the argument is neither an unsigned char nor EOF")

#define CLASS(function, test, bit)                                                                                     \
    int function(int character) {                                                                                      \
        ARGUMENT(#function, character);                                                                                \
        return test(character) * (bit);                                                                                \
    }

CLASS(isalnum, IS_ALNUM, _ISalnum)
CLASS(isalpha, IS_ALPHA, _ISalpha)
CLASS(isblank, IS_BLANK, _ISblank)
CLASS(iscntrl, IS_CNTRL, _IScntrl)
CLASS(isdigit, IS_DIGIT, _ISdigit)
CLASS(isgraph, IS_GRAPH, _ISgraph)
CLASS(islower, IS_LOWER, _ISlower)
CLASS(isprint, IS_PRINT, _ISprint)
CLASS(ispunct, IS_PUNCT, _ISpunct)
CLASS(isspace, IS_SPACE, _ISspace)
CLASS(isupper, IS_UPPER, _ISupper)
CLASS(isxdigit, IS_XDIGIT, _ISxdigit)

int tolower(int character) {
    ARGUMENT("tolower", character);
    return character + (IS_UPPER(character) << 5);
}

int toupper(int character) {
    ARGUMENT("toupper", character);
    return character - (IS_LOWER(character) << 5);
}

int isascii(int character) { return (character & ~0x7f) == 0; }

int toascii(int character) { return character & 0x7f; }

/* What the macros of <ctype.h> expand to: tables indexed by the argument, here of exactly the values
 * C allows, so that any other index is an access out of bounds. */

#define FIRST (-1)
#define ENTRIES 257

static unsigned short classes[ENTRIES];
static int lowered[ENTRIES], raised[ENTRIES];
static const unsigned short *classes_at_zero;
static const int *lowered_at_zero, *raised_at_zero;

const unsigned short **__ctype_b_loc(void) {
    if (classes_at_zero == NULL) {
        for (int i = 0; i < ENTRIES; i++) {
            int c = i + FIRST;
            classes[i] = (unsigned short)(IS_ALNUM(c) * _ISalnum | IS_ALPHA(c) * _ISalpha | IS_BLANK(c) * _ISblank |
                                          IS_CNTRL(c) * _IScntrl | IS_DIGIT(c) * _ISdigit | IS_GRAPH(c) * _ISgraph |
                                          IS_LOWER(c) * _ISlower | IS_PRINT(c) * _ISprint | IS_PUNCT(c) * _ISpunct |
                                          IS_SPACE(c) * _ISspace | IS_UPPER(c) * _ISupper | IS_XDIGIT(c) * _ISxdigit);
        }
        classes_at_zero = classes - FIRST;
    }
    return &classes_at_zero;
}

const int **__ctype_tolower_loc(void) {
    if (lowered_at_zero == NULL) {
        for (int i = 0; i < ENTRIES; i++) {
            lowered[i] = tolower(i + FIRST);
        }
        lowered_at_zero = lowered - FIRST;
    }
    return &lowered_at_zero;
}

const int **__ctype_toupper_loc(void) {
    if (raised_at_zero == NULL) {
        for (int i = 0; i < ENTRIES; i++) {
            raised[i] = toupper(i + FIRST);
        }
        raised_at_zero = raised - FIRST;
    }
    return &raised_at_zero;
}
