/* <ctype.h>: every value of unsigned char, and EOF. */
#define __NO_CTYPE 1
#include "compare.h"
#include <ctype.h>

MODEL(isalnum);
MODEL(isalpha);
MODEL(isblank);
MODEL(iscntrl);
MODEL(isdigit);
MODEL(isgraph);
MODEL(islower);
MODEL(isprint);
MODEL(ispunct);
MODEL(isspace);
MODEL(isupper);
MODEL(isxdigit);
MODEL(tolower);
MODEL(toupper);
MODEL(isascii);
MODEL(toascii);
MODEL(__ctype_b_loc);
MODEL(__ctype_tolower_loc);
MODEL(__ctype_toupper_loc);

#define EQUAL(function)                                                                                                \
    COMPARE(#function, function(c) == om_##function(c), "%d: %d, not %d", c, om_##function(c), function(c))

int main(void) {
    for (int c = -1; c < 256; c++) {
        EQUAL(isalnum);
        EQUAL(isalpha);
        EQUAL(isblank);
        EQUAL(iscntrl);
        EQUAL(isdigit);
        EQUAL(isgraph);
        EQUAL(islower);
        EQUAL(isprint);
        EQUAL(ispunct);
        EQUAL(isspace);
        EQUAL(isupper);
        EQUAL(isxdigit);
        EQUAL(tolower);
        EQUAL(toupper);
        EQUAL(isascii);
        EQUAL(toascii);
        COMPARE("__ctype_b_loc", (*__ctype_b_loc())[c] == (*om___ctype_b_loc())[c], "%d", c);
        COMPARE("__ctype_tolower_loc", (*__ctype_tolower_loc())[c] == (*om___ctype_tolower_loc())[c], "%d", c);
        COMPARE("__ctype_toupper_loc", (*__ctype_toupper_loc())[c] == (*om___ctype_toupper_loc())[c], "%d", c);
    }
    return finish("ctype.h");
}
