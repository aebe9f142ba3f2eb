// verify: violated
// native: none
#include <assert.h>
#include <stdlib.h>

int nondet_int(void);

int main(void) {
  int count = nondet_int();
  if (count >= 0) {
    return 0;
  }
  char *memory = malloc(count);
  memory[0] = 1; //~ V0101
  free(memory);
  return 0;
}
