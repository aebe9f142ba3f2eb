// verify: proved
// native: ok
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

struct node {
    struct node *next;
};
struct item {
    int value;
    char name[8];
    struct node link;
};
#define container_of(pointer, type, member) ((type *)((char *)(pointer)-offsetof(type, member)))

struct flexible {
    int count;
    char data[];
};
struct header {
    unsigned char type;
    unsigned char length[2];
    unsigned char body[5];
};

static int sum(const int *row, int count) {
    int all = 0;
    for (int i = 0; i < count; i++)
        all += row[i];
    return all;
}

static int matrix[3][4];

int main(void) {
    struct item one = {3, "", {0}};
    struct node *link = &one.link;
    char *name = one.name;
    if (container_of(link, struct item, link)->value != 3 || container_of(name, struct item, name)->value != 3)
        return 1;

    struct flexible *many = malloc(sizeof *many + 10);
    if (!many)
        return 0;
    char *data = many->data;
    memset(data, 1, 10);
    data[9] = 2;
    free(many);

    struct header head;
    unsigned char *bytes = (unsigned char *)&head;
    for (size_t i = 0; i < sizeof head; i++)
        bytes[i] = (unsigned char)i;
    memcpy(&head, "12345678", 8);

    int *flat = &matrix[0][0];
    for (int i = 0; i < 12; i++)
        flat[i] = i;
    const int *end = matrix[1] + 4;
    const int *at = matrix[1];
    while (at != end)
        at++;
    return sum(matrix[1], 4) != 22;
}
