/* <assert.h> (C11 7.2): what a failing assert calls. */
#include "model.h"
#include <string.h>

static void append(char *message, size_t *length, size_t room, const char *text) {
  for (; *text != 0 && *length + 1 < room; text++) {
    message[(*length)++] = *text;
  }
  message[*length] = 0;
}

static void fail(const char *before, const char *what, const char *after) {
  static char message[512];
  size_t length = 0;
  append(message, &length, sizeof message, before);
  append(message, &length, sizeof message, what != NULL ? what : "?");
  append(message, &length, sizeof message, after);
  __verify_require(false, "assertion", message);
}

void __assert_fail(const char *assertion, const char *file, unsigned line, const char *function) {
  (void)file;
  (void)line;
  (void)function;
  fail("assertion `", assertion, "` does not hold");
  __verify_abort("an assertion does not hold");
}

void __assert_perror_fail(int error, const char *file, unsigned line, const char *function) {
  (void)file;
  (void)line;
  (void)function;
  fail("assert_perror: ", strerror(error), "");
  __verify_abort("an assertion does not hold");
}

void __assert(const char *assertion, const char *file, int line) {
  __assert_fail(assertion, file, (unsigned)line, NULL);
}
