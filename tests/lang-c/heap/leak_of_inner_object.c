// verify: proved
// native: ok
#include <stdlib.h>
#include <string.h>

struct person {
    char *name;
    int age;
};

static struct person *hire(const char *name, int age) {
    struct person *p = malloc(sizeof *p);
    if (!p)
        exit(1);
    p->name = malloc(strlen(name) + 1);
    if (!p->name)
        exit(1);
    strcpy(p->name, name);
    p->age = age;
    return p;
}

static void dismiss(struct person *p) {
    free(p->name);
    free(p);
}

int main(void) {
    struct person *p = hire("Ada", 36);
    int age = p->age;
    dismiss(p);
    return age == 36 ? 0 : 1;
}
