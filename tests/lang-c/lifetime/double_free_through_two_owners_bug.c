// verify: violated
// native: asan
#include <stdlib.h>

struct buffer {
    char *data;
    unsigned size;
};

static struct buffer make(unsigned size) {
    struct buffer b = {calloc(size, 1), size};
    return b;
}

static void destroy(struct buffer *b) {
    free(b->data); //~ V0107
    b->data = NULL;
}

int main(void) {
    struct buffer a = make(4);
    struct buffer b = a;
    destroy(&a);
    destroy(&b);
    return 0;
}
