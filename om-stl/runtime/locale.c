/* <locale.h> (C11 7.11): the "C" locale, which every program starts in.
 *
 * Another one may or may not be there. Once it may have been chosen the collating order is unknown
 * (strcoll asks here); everything else goes on as in the "C" locale, and the verdict says so.
 */
#include "model.h"
#include <locale.h>
#include <string.h>

static bool is_c = true;
static char *name_of_all;

bool __om_locale_is_c(void) { return is_c; }

static bool names_c(const char *name) { return (name[0] == 'C' && name[1] == 0) || strcmp(name, "POSIX") == 0; }

char *setlocale(int category, const char *name) {
    if (category < LC_CTYPE || category > LC_IDENTIFICATION) {
        return NULL;
    }
    if (name == NULL) {
        return name_of_all != NULL ? name_of_all : "C";
    }
  /* The empty name is the environment's choice, and an empty environment chooses "C". */
    if (names_c(name) || (name[0] == 0 && __verify_executing())) {
        if (category == LC_ALL || category == LC_COLLATE) {
            is_c = true;
        }
        return "C";
    }
    if (__verify_executing() || om_may()) {
        return NULL;
    }
    __verify_assumed("setlocale: all but the collating order stays that of the \"C\" locale");
    is_c = false;
    size_t length = strlen(name);
    name_of_all = __verify_allocate(length + 1);
    __builtin_memcpy(name_of_all, name, length + 1);
    return name_of_all;
}

struct lconv *localeconv(void) {
    static struct lconv conventions = {
        .decimal_point = ".",
        .thousands_sep = "",
        .grouping = "",
        .int_curr_symbol = "",
        .currency_symbol = "",
        .mon_decimal_point = "",
        .mon_thousands_sep = "",
        .mon_grouping = "",
        .positive_sign = "",
        .negative_sign = "",
        .int_frac_digits = CHAR_MAX,
        .frac_digits = CHAR_MAX,
        .p_cs_precedes = CHAR_MAX,
        .p_sep_by_space = CHAR_MAX,
        .n_cs_precedes = CHAR_MAX,
        .n_sep_by_space = CHAR_MAX,
        .p_sign_posn = CHAR_MAX,
        .n_sign_posn = CHAR_MAX,
        .int_p_cs_precedes = CHAR_MAX,
        .int_p_sep_by_space = CHAR_MAX,
        .int_n_cs_precedes = CHAR_MAX,
        .int_n_sep_by_space = CHAR_MAX,
        .int_p_sign_posn = CHAR_MAX,
        .int_n_sign_posn = CHAR_MAX,
    };
    return &conventions;
}
