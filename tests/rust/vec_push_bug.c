// verify: violated
// native: none
// The length of a Rust vector never exceeds its capacity.

#include <stddef.h>

struct vec {
  size_t words[3];
};

void cxxbridge1$rust_vec$u32$new(struct vec *self);
void cxxbridge1$rust_vec$u32$set_len(struct vec *self, size_t length);
void cxxbridge1$rust_vec$u32$drop(struct vec *self);

int main(void) {
  struct vec vec;
  cxxbridge1$rust_vec$u32$new(&vec);
  cxxbridge1$rust_vec$u32$set_len(&vec, 1); //~ V0501
  cxxbridge1$rust_vec$u32$drop(&vec);
  return 0;
}
