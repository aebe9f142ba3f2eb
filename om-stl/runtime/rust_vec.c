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
 * written the element before. Older releases of cxx have `data` for `data_const` and `data_mut`. */
#define OM_RUST_VEC(name, type, drop_element)                                                                          \
    void cxxbridge1$rust_vec$##name##$new(struct om_rust_vec *self) { om_rust_vec_new(self, _Alignof(type)); }         \
    void cxxbridge1$rust_vec$##name##$truncate(struct om_rust_vec *self, size_t length) {                              \
        while (self->length > length) {                                                                                \
            drop_element((type *)self->start + --self->length);                                                        \
        }                                                                                                              \
    }                                                                                                                  \
    void cxxbridge1$rust_vec$##name##$drop(struct om_rust_vec *self) {                                                 \
        for (size_t at = 0; drop_element != drop_nothing && at < self->length; at++) {                                 \
            drop_element((type *)self->start + at);                                                                    \
        }                                                                                                              \
        om_rust_vec_free(self);                                                                                        \
    }                                                                                                                  \
    size_t cxxbridge1$rust_vec$##name##$len(const struct om_rust_vec *self) { return self->length; }                   \
    size_t cxxbridge1$rust_vec$##name##$capacity(const struct om_rust_vec *self) { return self->capacity; }            \
    const type *cxxbridge1$rust_vec$##name##$data_const(const struct om_rust_vec *self) { return self->start; }        \
    type *cxxbridge1$rust_vec$##name##$data_mut(struct om_rust_vec *self) { return self->start; }                      \
    const type *cxxbridge1$rust_vec$##name##$data(const struct om_rust_vec *self) { return self->start; }              \
    void cxxbridge1$rust_vec$##name##$reserve_total(struct om_rust_vec *self, size_t capacity) {                       \
        om_rust_vec_reserve(self, capacity, sizeof(type));                                                             \
    }                                                                                                                  \
    void cxxbridge1$rust_vec$##name##$set_len(struct om_rust_vec *self, size_t length) {                               \
        om_rust_vec_set_length(self, length);                                                                          \
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

/* `Vec<T>` of a shared struct: calls of what Rust defines for it go to these, with the size and the
 * alignment of T behind their arguments, and with a bit for each of its words at which a `String` or a
 * `Vec` of numbers begins. */

static void drop_from(struct om_rust_vec *self, size_t first, size_t size, size_t owners) {
    for (size_t at = first; owners != 0 && at < self->length; at++) {
        char *element = (char *)self->start + at * size;
        for (size_t word = 0; owners >> word != 0; word++) {
            if (owners >> word & 1) {
                om_rust_vec_free((struct om_rust_vec *)(element + word * sizeof(size_t)));
            }
        }
    }
}

void __om_rust_vec$new(struct om_rust_vec *self, size_t size, size_t align, size_t owners) {
    (void)size;
    (void)owners;
    om_rust_vec_new(self, align);
}

void __om_rust_vec$truncate(struct om_rust_vec *self, size_t length, size_t size, size_t align, size_t owners) {
    (void)align;
    if (length < self->length) {
        drop_from(self, length, size, owners);
        self->length = length;
    }
}

void __om_rust_vec$drop(struct om_rust_vec *self, size_t size, size_t align, size_t owners) {
    (void)align;
    drop_from(self, 0, size, owners);
    om_rust_vec_free(self);
}

size_t __om_rust_vec$len(const struct om_rust_vec *self, size_t size, size_t align, size_t owners) {
    (void)size;
    (void)align;
    (void)owners;
    return self->length;
}

size_t __om_rust_vec$capacity(const struct om_rust_vec *self, size_t size, size_t align, size_t owners) {
    (void)size;
    (void)align;
    (void)owners;
    return self->capacity;
}

void *__om_rust_vec$data(const struct om_rust_vec *self, size_t size, size_t align, size_t owners) {
    (void)size;
    (void)align;
    (void)owners;
    return self->start;
}

void __om_rust_vec$reserve_total(struct om_rust_vec *self, size_t capacity, size_t size, size_t align, size_t owners) {
    (void)align;
    (void)owners;
    om_rust_vec_reserve(self, capacity, size);
}

void __om_rust_vec$set_len(struct om_rust_vec *self, size_t length, size_t size, size_t align, size_t owners) {
    (void)size;
    (void)align;
    (void)owners;
    om_rust_vec_set_length(self, length);
}
