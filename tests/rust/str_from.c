// verify: proved
// native: none
// Which bytes the Rust half of cxx takes for UTF-8.

#include <stdbool.h>
#include <stddef.h>

struct str {
  const char *start;
  size_t length;
};

bool cxxbridge1$str$from(struct str *self, const char *text, size_t length);
size_t cxxbridge1$str$len(const struct str *self);
void __VERIFIER_assert(int condition);

static bool valid(const char *text, size_t length) {
  struct str str;
  bool valid = cxxbridge1$str$from(&str, text, length);
  __VERIFIER_assert(!valid || cxxbridge1$str$len(&str) == length);
  return valid;
}

int main(void) {
  __VERIFIER_assert(valid("", 0));
  __VERIFIER_assert(valid("plain\0text", 10));
  __VERIFIER_assert(valid("\xC3\xA4\xE2\x82\xAC\xF0\x9F\xA6\x80", 9));
  __VERIFIER_assert(valid("\xED\x9F\xBF\xEE\x80\x80\xF4\x8F\xBF\xBF", 10));
  __VERIFIER_assert(!valid("\x80", 1));
  __VERIFIER_assert(!valid("\xC3", 1));
  __VERIFIER_assert(!valid("\xC0\x80", 2));
  __VERIFIER_assert(!valid("\xE0\x9F\xBF", 3));
  __VERIFIER_assert(!valid("\xED\xA0\x80", 3));
  __VERIFIER_assert(!valid("\xF0\x8F\xBF\xBF", 4));
  __VERIFIER_assert(!valid("\xF4\x90\x80\x80", 4));
  __VERIFIER_assert(!valid("\xE2\x82", 2));
  return 0;
}
