// verify: proved
// native: none
// Bytes at places that are not known are read from a buffer with a pointer beside it: the path tells that they are
// none of the pointer's, whose bytes would depend on where its object lies.
#include <assert.h>
#include <stddef.h>
#include <string.h>

unsigned nondet_uint(void);

struct digits {
  char text[8];
  char *first;
};

int main(void) {
  unsigned value = nondet_uint();
  if (value > 999) return 0;
  struct digits digits;
  digits.first = digits.text + 8;
  do {
    *--digits.first = (char)('0' + value % 10);
    value /= 10;
  } while (value != 0);
  const size_t size = (size_t)(digits.text + 8 - digits.first);
  char one_by_one[8] = "", at_once[8] = "";
  for (size_t i = 0; i < size; i++) one_by_one[i] = digits.first[i];
  memcpy(at_once, digits.first, size);
  assert(size >= 1 && size <= 3);
  assert(memcmp(one_by_one, digits.first, size) == 0 && strcmp(one_by_one, at_once) == 0);
  assert(at_once[0] >= '0' && at_once[size - 1] <= '9');
  return 0;
}
