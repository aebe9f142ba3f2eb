// verify: violated
// native: none
#include <assert.h>
#include <stdint.h>

uintptr_t nondet_uintptr_t(void);

int main(void) {
  static int table[4];
  uintptr_t number = nondet_uintptr_t();
  /* Numbers are no pointers, but one of them is the address. */
  assert(number != (uintptr_t)&table[1]); //~ V0001
  return 0;
}
