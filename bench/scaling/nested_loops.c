// Two nested loops whose numbers of rounds are inputs, N rounds in all.
#include <assert.h>
unsigned nondet_uint(void);

int main(void) {
    unsigned rows = nondet_uint(), columns = nondet_uint(), count = 0;
    if (rows > N / 4 || columns > 4)
        return 0;
    for (unsigned i = 0; i < rows; i++)
        for (unsigned j = 0; j < columns; j++)
            count++;
    assert(count <= N);
}
