// verify: bounded
// native: none
#include <assert.h>
#include <stdint.h>

uintptr_t nondet_uintptr_t(void);

int main(void) {
  static int table[4];
  uintptr_t number = nondet_uintptr_t();
  /* Two elements are never in one place. */
  if (number == (uintptr_t)&table[1]) {
    assert(number != (uintptr_t)&table[2]);
    assert(number - (uintptr_t)&table[0] == sizeof table[0]);
  }
  return 0;
}
