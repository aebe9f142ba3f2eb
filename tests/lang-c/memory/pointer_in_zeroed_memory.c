// verify: proved
// native: none
// A pointer that only some of the executions store into memory of any size, all of it zero before, is a pointer
// where they meet again.
#include <assert.h>
#include <stdlib.h>
#include <string.h>

unsigned nondet_uint(void);

int main(void) {
  const unsigned n = nondet_uint();
  if (n > 1) return 0;
  int **slots = malloc((n + 2) * sizeof *slots);
  if (!slots) return 0;
  memset(slots, 0, (n + 2) * sizeof *slots);
  int x = 0;
  if (n) slots[1] = &x;
  if (n) *slots[n] = 1;
  assert(slots[1] == (n ? &x : NULL));
  assert(x == (int)n);
  free(slots);
  return 0;
}
