/* The environment: getenv and what changes it (C11 7.22.4.6, POSIX).
 *
 * Variables that the program sets itself are known. Any other is there or not, with any value, while
 * verifying; executing starts with an empty environment. The value of a variable stays the same
 * between two questions.
 */
#include "model.h"
#include <errno.h>
#include <stdlib.h>
#include <string.h>

struct variable {
    struct variable *next;
    char *name;
  /* Null where the variable is not set. */
    char *value;
};

static struct variable *variables;

static char *keep(const char *text, size_t length) {
    char *copy = __verify_allocate(length + 1);
    __builtin_memcpy(copy, text, length);
    copy[length] = 0;
    return copy;
}

static bool is_name(const char *name, const char *other, size_t length) {
    for (size_t i = 0; i < length; i++) {
        if (name[i] != other[i]) {
            return false;
        }
    }
    return name[length] == 0;
}

/* What is known of the variable with this name; null if nothing is. */
static struct variable *find(const char *name, size_t length) {
    for (struct variable *variable = variables; variable != NULL; variable = variable->next) {
        if (is_name(variable->name, name, length)) {
            return variable;
        }
    }
    return NULL;
}

static struct variable *add(const char *name, size_t length) {
    struct variable *variable = __verify_allocate(sizeof *variable);
    *variable = (struct variable){variables, keep(name, length), NULL};
    variables = variable;
    return variable;
}

/* How long a value from the outside is at most. */
#define LONGEST 255

static char *any_value(void) {
    if (om_may()) {
        return NULL;
    }
    __verify_assumed("getenv: values of at most 255 characters");
    char *value = __verify_allocate(LONGEST + 1);
    __verify_input(value, LONGEST, "getenv()");
    value[LONGEST] = 0;
    return value;
}

char *getenv(const char *name) {
    OM_REQUIRES(name != NULL, "getenv: the name is a null pointer");
    size_t length = strlen(name);
    struct variable *variable = find(name, length);
    if (variable == NULL && !__verify_executing() && length > 0) {
        variable = add(name, length);
        variable->value = any_value();
    }
    return variable != NULL ? variable->value : NULL;
}

char *secure_getenv(const char *name) { return getenv(name); }

static bool valid_name(const char *name) {
    if (name == NULL || *name == 0) {
        return false;
    }
    for (; *name != 0; name++) {
        if (*name == '=') {
            return false;
        }
    }
    return true;
}

/* The environment is copied when it grows. */
static bool no_memory(void) {
    if (om_may()) {
        om_errno = ENOMEM;
        return true;
    }
    return false;
}

int setenv(const char *name, const char *value, int overwrite) {
    if (!valid_name(name)) {
        om_errno = EINVAL;
        return -1;
    }
    OM_REQUIRES(value != NULL, "setenv: the value is a null pointer");
    if (!overwrite && getenv(name) != NULL) {
        return 0;
    }
    if (no_memory()) {
        return -1;
    }
    size_t length = strlen(name);
    struct variable *variable = find(name, length);
    if (variable == NULL) {
        variable = add(name, length);
    }
    variable->value = keep(value, strlen(value));
    return 0;
}

int unsetenv(const char *name) {
    if (!valid_name(name)) {
        om_errno = EINVAL;
        return -1;
    }
    size_t length = strlen(name);
    struct variable *variable = find(name, length);
    if (variable == NULL) {
        variable = add(name, length);
    }
    variable->value = NULL;
    return 0;
}

/* The string itself becomes part of the environment, so that changing it changes the variable. */
int putenv(char *string) {
    OM_REQUIRES(string != NULL, "putenv: the string is a null pointer");
    if (no_memory()) {
        return -1;
    }
    size_t length = 0;
    while (string[length] != 0 && string[length] != '=') {
        length++;
    }
    struct variable *variable = find(string, length);
    if (variable == NULL) {
        variable = add(string, length);
    }
    variable->value = string[length] == '=' ? string + length + 1 : NULL;
    return 0;
}

int clearenv(void) {
    if (!__verify_executing()) {
        __verify_unsupported("clearenv: which variables there were is not known");
    }
    variables = NULL;
    return 0;
}
