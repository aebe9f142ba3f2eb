// run: same
#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char text[] =
    "; settings\n"
    "[server]\n"
    "host = example.org\n"
    "port=8080 \n"
    "\n"
    "[client]\n"
    "  retries = 3\n"
    "verbose\n"
    "# end\n"
    "timeout =  1500ms\n";

static char *trim(char *s) {
    while (isspace((unsigned char)*s))
        s++;
    char *end = s + strlen(s);
    while (end > s && isspace((unsigned char)end[-1]))
        end--;
    *end = '\0';
    return s;
}

int main(void) {
    char *copy = malloc(sizeof text);
    if (!copy)
        return 1;
    memcpy(copy, text, sizeof text);
    char section[16] = "";
    int line = 0, errors = 0;
    for (char *next = copy; *next;) {
        char *this_line = next;
        char *newline = strchr(next, '\n');
        *newline = '\0';
        next = newline + 1;
        line++;
        char *s = trim(this_line);
        if (*s == '\0' || *s == ';' || *s == '#')
            continue;
        if (*s == '[') {
            char *close = strchr(s, ']');
            *close = '\0';
            strncpy(section, s + 1, sizeof section - 1);
            continue;
        }
        char *equals = strchr(s, '=');
        if (!equals) {
            printf("line %d: no value for %s.%s\n", line, section, s);
            errors++;
            continue;
        }
        *equals = '\0';
        char *key = trim(s), *value = trim(equals + 1), *rest;
        long number = strtol(value, &rest, 10);
        if (rest != value)
            printf("%s.%s = %ld (unit '%s')\n", section, key, number, rest);
        else
            printf("%s.%s = \"%s\"\n", section, key, value);
    }
    free(copy);
    return errors == 1 ? 0 : 1;
}
