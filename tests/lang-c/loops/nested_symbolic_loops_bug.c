// verify: violated
// native: none
#include <assert.h>

unsigned nondet_uint(void);

int main(void) {
    unsigned rows = nondet_uint() % 5, columns = nondet_uint() % 5, cells = 0;
    for (unsigned r = 0; r < rows; r++)
        for (unsigned c = 0; c < columns; c++)
            cells++;
    assert(cells < 16); //~ V0001
    return 0;
}
