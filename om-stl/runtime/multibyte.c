/* Multibyte characters in the "C" locale (C11 7.22.7, 7.22.8, 7.28, 7.29.6): each byte of ASCII is the
 * character of its value, any other an error, as the GNU library has it. There is no shift state.
 */
#include "model.h"
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <uchar.h>
#include <wchar.h>

#define INVALID ((size_t)-1)
#define INCOMPLETE ((size_t)-2)

size_t __ctype_get_mb_cur_max(void) { return 1; }

static size_t invalid(void) {
    om_errno = EILSEQ;
    return INVALID;
}

int mbsinit(const mbstate_t *state) { return state == NULL || state->__count == 0; }

/* The character at `bytes`, of which `size` may be looked at. */
static size_t decode(uint32_t *character, const char *bytes, size_t size) {
    if (size == 0) {
        return INCOMPLETE;
    }
    unsigned char byte = (unsigned char)*bytes;
    if (byte > 127) {
        return invalid();
    }
    *character = byte;
    return byte != 0;
}

size_t mbrtowc(wchar_t *restrict target, const char *restrict bytes, size_t size, mbstate_t *restrict state) {
    (void)state;
    if (bytes == NULL) {
        return 0;
    }
    uint32_t character;
    size_t length = decode(&character, bytes, size);
    if (length <= 1 && target != NULL) {
        *target = (wchar_t)character;
    }
    return length;
}

size_t mbrlen(const char *restrict bytes, size_t size, mbstate_t *restrict state) {
    return mbrtowc(NULL, bytes, size, state);
}

size_t mbrtoc16(char16_t *restrict target, const char *restrict bytes, size_t size, mbstate_t *restrict state) {
    wchar_t character;
    size_t length = mbrtowc(&character, bytes, size, state);
    if (bytes != NULL && length <= 1 && target != NULL) {
        *target = (char16_t)character;
    }
    return length;
}

size_t mbrtoc32(char32_t *restrict target, const char *restrict bytes, size_t size, mbstate_t *restrict state) {
    wchar_t character;
    size_t length = mbrtowc(&character, bytes, size, state);
    if (bytes != NULL && length <= 1 && target != NULL) {
        *target = (char32_t)character;
    }
    return length;
}

size_t wcrtomb(char *restrict target, wchar_t character, mbstate_t *restrict state) {
    (void)state;
    if (target == NULL) {
        return 1;
    }
    if ((uint32_t)character > 127) {
        return invalid();
    }
    *target = (char)character;
    return 1;
}

size_t c16rtomb(char *restrict target, char16_t character, mbstate_t *restrict state) {
    return wcrtomb(target, character, state);
}

size_t c32rtomb(char *restrict target, char32_t character, mbstate_t *restrict state) {
    return wcrtomb(target, (wchar_t)character, state);
}

int mbtowc(wchar_t *restrict target, const char *restrict bytes, size_t size) {
    if (bytes == NULL) {
        return 0;
    }
    size_t length = mbrtowc(target, bytes, size, NULL);
    return length > 1 ? -1 : (int)length;
}

int mblen(const char *bytes, size_t size) { return mbtowc(NULL, bytes, size); }

int wctomb(char *target, wchar_t character) { return target == NULL ? 0 : (int)wcrtomb(target, character, NULL); }

wint_t btowc(int byte) { return byte >= 0 && byte < 128 ? (wint_t)byte : WEOF; }

int wctob(wint_t character) { return character < 128 ? (int)character : EOF; }

/* Strings. `limit` counts characters of the target, which may be null to count only. */

size_t mbsnrtowcs(wchar_t *restrict target, const char **restrict source, size_t bytes, size_t limit,
                  mbstate_t *restrict state) {
    (void)state;
    OM_REQUIRES(source != NULL, "mbsrtowcs: the pointer to the source is null");
    const char *from = *source;
    size_t count = 0;
    for (; (target == NULL || count < limit) && count < bytes; count++) {
        unsigned char byte = (unsigned char)from[count];
        if (byte > 127) {
            if (target != NULL) {
                *source = from + count;
            }
            return invalid();
        }
        if (target != NULL) {
            target[count] = byte;
        }
        if (byte == 0) {
            if (target != NULL) {
                *source = NULL;
            }
            return count;
        }
    }
    if (target != NULL) {
        *source = from + count;
    }
    return count;
}

size_t mbsrtowcs(wchar_t *restrict target, const char **restrict source, size_t limit, mbstate_t *restrict state) {
    return mbsnrtowcs(target, source, SIZE_MAX, limit, state);
}

size_t mbstowcs(wchar_t *restrict target, const char *restrict source, size_t limit) {
    OM_REQUIRES(source != NULL, "mbstowcs: the source is a null pointer");
    const char *from = source;
    return mbsnrtowcs(target, &from, SIZE_MAX, limit, NULL);
}

size_t wcsnrtombs(char *restrict target, const wchar_t **restrict source, size_t characters, size_t limit,
                  mbstate_t *restrict state) {
    (void)state;
    OM_REQUIRES(source != NULL, "wcsrtombs: the pointer to the source is null");
    const wchar_t *from = *source;
    size_t count = 0;
    for (; (target == NULL || count < limit) && count < characters; count++) {
        uint32_t character = (uint32_t)from[count];
        if (character > 127) {
            if (target != NULL) {
                *source = from + count;
            }
            return invalid();
        }
        if (target != NULL) {
            target[count] = (char)character;
        }
        if (character == 0) {
            if (target != NULL) {
                *source = NULL;
            }
            return count;
        }
    }
    if (target != NULL) {
        *source = from + count;
    }
    return count;
}

size_t wcsrtombs(char *restrict target, const wchar_t **restrict source, size_t limit, mbstate_t *restrict state) {
    return wcsnrtombs(target, source, SIZE_MAX, limit, state);
}

size_t wcstombs(char *restrict target, const wchar_t *restrict source, size_t limit) {
    OM_REQUIRES(source != NULL, "wcstombs: the source is a null pointer");
    const wchar_t *from = source;
    return wcsnrtombs(target, &from, SIZE_MAX, limit, NULL);
}
