/* `rust::Slice` and `rust::Vec` of the types that cxx itself knows: their Rust half. */

#include "rust.h"

void cxxbridge1$slice$new(struct om_rust_slice *self, void *start, size_t length) {
  om_rust_reference(start);
  self->start = start;
  self->length = length;
}

void *cxxbridge1$slice$ptr(const struct om_rust_slice *self) { return self->start; }

size_t cxxbridge1$slice$len(const struct om_rust_slice *self) { return self->length; }

static void drop_nothing(void *element) { (void)element; }

static void drop_string(void *element) { om_rust_vec_free(element); }

/* All that C++ asks of `Vec<T>`, for the T that cxx calls NAME. `set_len` is how C++ appends: it has
 * written the element before. */
#define OM_RUST_VEC(name, type, drop_element)                                                                          \
  void cxxbridge1$rust_vec$##name##$new(struct om_rust_vec *self) { om_rust_vec_new(self, _Alignof(type)); }           \
  void cxxbridge1$rust_vec$##name##$truncate(struct om_rust_vec *self, size_t length) {                                \
    while (self->length > length) {                                                                                    \
      drop_element((type *)self->start + --self->length);                                                              \
    }                                                                                                                  \
  }                                                                                                                    \
  void cxxbridge1$rust_vec$##name##$drop(struct om_rust_vec *self) {                                                   \
    for (size_t at = 0; drop_element != drop_nothing && at < self->length; at++) {                                     \
      drop_element((type *)self->start + at);                                                                          \
    }                                                                                                                  \
    om_rust_vec_free(self);                                                                                            \
  }                                                                                                                    \
  size_t cxxbridge1$rust_vec$##name##$len(const struct om_rust_vec *self) { return self->length; }                     \
  size_t cxxbridge1$rust_vec$##name##$capacity(const struct om_rust_vec *self) { return self->capacity; }              \
  const type *cxxbridge1$rust_vec$##name##$data_const(const struct om_rust_vec *self) { return self->start; }          \
  type *cxxbridge1$rust_vec$##name##$data_mut(struct om_rust_vec *self) { return self->start; }                        \
  void cxxbridge1$rust_vec$##name##$reserve_total(struct om_rust_vec *self, size_t capacity) {                         \
    om_rust_vec_reserve(self, capacity, sizeof(type));                                                                 \
  }                                                                                                                    \
  void cxxbridge1$rust_vec$##name##$set_len(struct om_rust_vec *self, size_t length) {                                 \
    __verify_require(length <= self->capacity, "library-precondition", "the length of a Rust vector exceeds its capacity"); \
    self->length = length;                                                                                             \
  }

OM_RUST_VEC(bool, bool, drop_nothing)
OM_RUST_VEC(char, char, drop_nothing)
OM_RUST_VEC(u8, uint8_t, drop_nothing)
OM_RUST_VEC(u16, uint16_t, drop_nothing)
OM_RUST_VEC(u32, uint32_t, drop_nothing)
OM_RUST_VEC(u64, uint64_t, drop_nothing)
OM_RUST_VEC(usize, size_t, drop_nothing)
OM_RUST_VEC(i8, int8_t, drop_nothing)
OM_RUST_VEC(i16, int16_t, drop_nothing)
OM_RUST_VEC(i32, int32_t, drop_nothing)
OM_RUST_VEC(i64, int64_t, drop_nothing)
OM_RUST_VEC(isize, intptr_t, drop_nothing)
OM_RUST_VEC(f32, float, drop_nothing)
OM_RUST_VEC(f64, double, drop_nothing)
OM_RUST_VEC(string, struct om_rust_vec, drop_string)
OM_RUST_VEC(str, struct om_rust_slice, drop_nothing)
