// verify: proved
// native: none
// Strings of Rust's, made from any bytes and dropped.

#include <stddef.h>

struct string {
  size_t words[3];
};

void cxxbridge1$string$from_utf8_lossy(struct string *self, const char *text, size_t length);
void cxxbridge1$string$clone(struct string *self, const struct string *other);
void cxxbridge1$string$reserve_additional(struct string *self, size_t additional);
void cxxbridge1$string$drop(struct string *self);
size_t cxxbridge1$string$len(const struct string *self);
char *cxxbridge1$string$ptr_mut(struct string *self);
char __VERIFIER_nondet_char(void);
void __VERIFIER_assert(int condition);

int main(void) {
  char text[2] = {__VERIFIER_nondet_char(), __VERIFIER_nondet_char()};
  struct string first, second;
  cxxbridge1$string$from_utf8_lossy(&first, text, 2);
  cxxbridge1$string$clone(&second, &first);
  size_t length = cxxbridge1$string$len(&second);
  __VERIFIER_assert(length >= 2 && length <= 6);
  cxxbridge1$string$reserve_additional(&second, 1);
  cxxbridge1$string$ptr_mut(&second)[length] = 0;
  cxxbridge1$string$drop(&first);
  cxxbridge1$string$drop(&second);
  return 0;
}
