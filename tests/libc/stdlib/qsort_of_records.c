// verify: proved
// native: ok
#include <assert.h>
#include <stdlib.h>
#include <string.h>

struct person {
    char name[8];
    int age;
};

static int by_age(const void *a, const void *b) {
    const struct person *p = a, *q = b;
    return p->age - q->age;
}

int main(void) {
    struct person people[] = {{"carol", 41}, {"alice", 33}, {"dave", 27}, {"bob", 38}, {"eve", 19},
                              {"frank", 52}, {"grace", 30}, {"heidi", 45}, {"ivan", 22}, {"judy", 60}};
    qsort(people, 10, sizeof people[0], by_age);
    assert(strcmp(people[0].name, "eve") == 0);
    assert(strcmp(people[9].name, "judy") == 0);
    for (int i = 0; i + 1 < 10; i++) {
        assert(people[i].age < people[i + 1].age);
    }
    return 0;
}
