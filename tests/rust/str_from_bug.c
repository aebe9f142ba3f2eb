// verify: violated
// native: none
// A Rust slice is never null, not even an empty one.

#include <stdbool.h>
#include <stddef.h>

struct str {
  const char *start;
  size_t length;
};

bool cxxbridge1$str$from(struct str *self, const char *text, size_t length);

int main(void) {
  struct str str;
  return !cxxbridge1$str$from(&str, NULL, 0); //~ V0904
}
