// verify: proved
// native: none
#include <assert.h>
#include <stdlib.h>

int nondet_int(void);

int main(void) {
  int count = nondet_int();
  if (count >= 0) {
    return 0;
  }
  /* The greatest sizes of all: nobody has so much. */
  char *memory = malloc(count);
  assert(memory == NULL);
  return 0;
}
