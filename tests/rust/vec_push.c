// verify: proved
// native: none
// A vector of Rust's grows as C++ makes it grow.

#include <stddef.h>

struct vec {
  size_t words[3];
};

void cxxbridge1$rust_vec$u32$new(struct vec *self);
void cxxbridge1$rust_vec$u32$reserve_total(struct vec *self, size_t capacity);
unsigned *cxxbridge1$rust_vec$u32$data_mut(struct vec *self);
void cxxbridge1$rust_vec$u32$set_len(struct vec *self, size_t length);
void cxxbridge1$rust_vec$u32$truncate(struct vec *self, size_t length);
size_t cxxbridge1$rust_vec$u32$len(const struct vec *self);
void cxxbridge1$rust_vec$u32$drop(struct vec *self);
void __VERIFIER_assert(int condition);

int main(void) {
  struct vec vec;
  cxxbridge1$rust_vec$u32$new(&vec);
  for (unsigned value = 0; value < 3; value++) {
    cxxbridge1$rust_vec$u32$reserve_total(&vec, value + 1);
    cxxbridge1$rust_vec$u32$data_mut(&vec)[value] = value;
    cxxbridge1$rust_vec$u32$set_len(&vec, value + 1);
  }
  __VERIFIER_assert(cxxbridge1$rust_vec$u32$data_mut(&vec)[0] == 0);
  cxxbridge1$rust_vec$u32$truncate(&vec, 1);
  __VERIFIER_assert(cxxbridge1$rust_vec$u32$len(&vec) == 1);
  cxxbridge1$rust_vec$u32$drop(&vec);
  return 0;
}
