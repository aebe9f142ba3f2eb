// verify: violated
// native: ubsan
#include <stddef.h>

static int cells[3];

__attribute__((returns_nonnull)) static int *cell(int i) {
    if (i >= 0 && i < 3)
        return &cells[i];
    return NULL; //~ V0306
}

int main(void) {
    *cell(2) = 5;
    return cell(3) == &cells[2];
}
