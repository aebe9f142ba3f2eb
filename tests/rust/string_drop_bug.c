// verify: violated
// native: none
// What Rust allocated, C++ does not free; what nobody drops is lost.

#include <stddef.h>
#include <stdlib.h>

struct string {
  size_t words[3];
};

void cxxbridge1$string$from_utf8_lossy(struct string *self, const char *text, size_t length);
char *cxxbridge1$string$ptr_mut(struct string *self);
int __VERIFIER_nondet_int(void);

int main(void) {
  struct string string;
  cxxbridge1$string$from_utf8_lossy(&string, "text", 4); //~ V0110
  if (__VERIFIER_nondet_int())
    free(cxxbridge1$string$ptr_mut(&string)); //~ V0905
  return 0;
}
