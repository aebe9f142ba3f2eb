// verify: violated
// native: none
#include <stddef.h>

int nondet_int(void);

struct entry {
    int key;
    int value;
};

static struct entry table[3] = {{1, 10}, {5, 50}, {9, 90}};

static struct entry *find(int key) {
    for (int i = 0; i < 3; i++)
        if (table[i].key == key)
            return &table[i];
    return NULL;
}

int main(void) {
    struct entry *e = find(nondet_int());
    e->value++; //~ V0101
    return 0;
}
