/* <string.h>: searching and tokens. */
#include "model.h"
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#define NOT_NULL(function, pointer, what) OM_REQUIRES((pointer) != NULL, function ": the " what " is a null pointer")

/* C11 7.24.5.1: as if read one after the other and none beyond the first match. */
void *memchr(const void *memory, int wanted, size_t size) {
    OM_REQUIRES(memory != NULL, "memchr: the memory is a null pointer");
    const unsigned char *bytes = memory;
    for (size_t i = 0; i < size; i++) {
        if (bytes[i] == (unsigned char)wanted) {
            return (void *)(bytes + i);
        }
    }
    return NULL;
}

void *memrchr(const void *memory, int wanted, size_t size) {
    const unsigned char *bytes = memory;
    for (size_t i = size; i > 0; i--) {
        if (bytes[i - 1] == (unsigned char)wanted) {
            return (void *)(bytes + i - 1);
        }
    }
    return NULL;
}

void *rawmemchr(const void *memory, int wanted) {
    const unsigned char *bytes = memory;
    while (*bytes != (unsigned char)wanted) {
        bytes++;
    }
    return (void *)bytes;
}

char *strchrnul(const char *string, int wanted) {
    NOT_NULL("strchrnul", string, "string");
    while (*string != (char)wanted && *string != 0) {
        string++;
    }
    return (char *)string;
}

char *strchr(const char *string, int wanted) {
    NOT_NULL("strchr", string, "string");
    for (;; string++) {
        if (*string == (char)wanted) {
            return (char *)string;
        }
        if (*string == 0) {
            return NULL;
        }
    }
}

char *index(const char *string, int wanted) { return strchr(string, wanted); }

char *strrchr(const char *string, int wanted) {
    NOT_NULL("strrchr", string, "string");
    for (size_t i = strlen(string) + 1; i > 0; i--) {
        if (string[i - 1] == (char)wanted) {
            return (char *)string + i - 1;
        }
    }
    return NULL;
}

char *rindex(const char *string, int wanted) { return strrchr(string, wanted); }

/* Whether the character is one of the set's, the terminator not among them. */
static bool one_of(char character, const char *set) {
    for (; *set != 0; set++) {
        if (*set == character) {
            return true;
        }
    }
    return false;
}

size_t strspn(const char *string, const char *accepted) {
    NOT_NULL("strspn", string, "string");
    NOT_NULL("strspn", accepted, "set of characters");
    size_t length = 0;
    while (string[length] != 0 && one_of(string[length], accepted)) {
        length++;
    }
    return length;
}

size_t strcspn(const char *string, const char *rejected) {
    NOT_NULL("strcspn", string, "string");
    NOT_NULL("strcspn", rejected, "set of characters");
    size_t length = 0;
    while (string[length] != 0 && !one_of(string[length], rejected)) {
        length++;
    }
    return length;
}

char *strpbrk(const char *string, const char *accepted) {
    NOT_NULL("strpbrk", string, "string");
    NOT_NULL("strpbrk", accepted, "set of characters");
    for (; *string != 0; string++) {
        if (one_of(*string, accepted)) {
            return (char *)string;
        }
    }
    return NULL;
}

static bool starts_with(const char *string, const char *prefix) {
    for (; *prefix != 0; string++, prefix++) {
        if (*string != *prefix) {
            return false;
        }
    }
    return true;
}

char *strstr(const char *string, const char *wanted) {
    NOT_NULL("strstr", string, "string");
    NOT_NULL("strstr", wanted, "string to look for");
    for (;; string++) {
        if (starts_with(string, wanted)) {
            return (char *)string;
        }
        if (*string == 0) {
            return NULL;
        }
    }
}

char *strcasestr(const char *string, const char *wanted) {
    NOT_NULL("strcasestr", string, "string");
    NOT_NULL("strcasestr", wanted, "string to look for");
    size_t length = strlen(wanted);
    for (;; string++) {
        if (strncasecmp(string, wanted, length) == 0) {
            return (char *)string;
        }
        if (*string == 0) {
            return NULL;
        }
    }
}

void *memmem(const void *memory, size_t size, const void *wanted, size_t wanted_size) {
    const unsigned char *bytes = memory;
    for (size_t i = 0; i + wanted_size <= size; i++) {
        if (memcmp(bytes + i, wanted, wanted_size) == 0) {
            return (void *)(bytes + i);
        }
    }
    return NULL;
}

/* C11 7.24.5.8. */
char *strtok_r(char *restrict string, const char *restrict separators, char **restrict state) {
    NOT_NULL("strtok_r", separators, "string of separators");
    NOT_NULL("strtok_r", state, "pointer to the state");
    if (string == NULL) {
        string = *state;
        OM_REQUIRES(string != NULL, "strtok_r: called with a null string before any string was given");
    }
    string += strspn(string, separators);
    if (*string == 0) {
        *state = string;
        return NULL;
    }
    char *end = string + strcspn(string, separators);
    *state = end;
    if (*end != 0) {
        *end = 0;
        *state = end + 1;
    }
    return string;
}

char *__strtok_r(char *restrict string, const char *restrict separators, char **restrict state) {
    return strtok_r(string, separators, state);
}

static char *tokens;

char *strtok(char *restrict string, const char *restrict separators) {
    NOT_NULL("strtok", separators, "string of separators");
    OM_REQUIRES(string != NULL || tokens != NULL, "strtok: called with a null string before any string was given");
    return strtok_r(string, separators, &tokens);
}

char *strsep(char **restrict state, const char *restrict separators) {
    NOT_NULL("strsep", state, "pointer to the state");
    NOT_NULL("strsep", separators, "string of separators");
    char *token = *state;
    if (token == NULL) {
        return NULL;
    }
    char *end = token + strcspn(token, separators);
    if (*end == 0) {
        *state = NULL;
    } else {
        *end = 0;
        *state = end + 1;
    }
    return token;
}

/* The part after the last slash; <string.h> declares it where <libgen.h> does not replace it. */
char *basename(const char *path) {
    char *slash = strrchr(path, '/');
    return slash != NULL ? slash + 1 : (char *)path;
}
