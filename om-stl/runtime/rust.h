/* The Rust half of the `cxx` crate's runtime: what `rust/cxx.h` and what cxx generates call and Rust
 * defines.
 *
 * Layouts are as rustc could choose them: C++ only ever looks at them through these functions, and
 * `verify-symex` builds arguments of the same form. An empty string or vector owns no memory.
 */
#ifndef OM_RUNTIME_RUST_H
#define OM_RUNTIME_RUST_H

#include "model.h"
#include <string.h>

/* `&str` and `&[T]`. */
struct om_rust_slice {
    void *start;
    size_t length;
};

/* `String` and `Vec<T>`; the capacity counts elements. */
struct om_rust_vec {
    void *start;
    size_t length;
    size_t capacity;
};

/* What Rust's references rely on, whatever their length is. */
static inline void om_rust_reference(const void *start) {
    __verify_require(start != NULL, "invalid-result",
                     "null becomes a Rust slice, which is never null, even when empty");
}

/* Makes an empty vector of elements with this alignment. */
static inline void om_rust_vec_new(struct om_rust_vec *vec, size_t align) {
    vec->start = (void *)align;
    vec->length = 0;
    vec->capacity = 0;
}

static inline void om_rust_vec_free(struct om_rust_vec *vec) {
    if (vec->capacity != 0) {
        __verify_foreign_release(vec->start);
    }
}

/* Room for `capacity` elements of `size` bytes. How much more Rust takes is its own choice: no more, so
 * that nothing is hidden behind it. */
static inline void om_rust_vec_reserve(struct om_rust_vec *vec, size_t capacity, size_t size) {
    if (capacity <= vec->capacity) {
        return;
    }
    void *grown = __verify_foreign_allocate(capacity * size);
    if (vec->length != 0) {
        memcpy(grown, vec->start, vec->length * size);
    }
    om_rust_vec_free(vec);
    vec->start = grown;
    vec->capacity = capacity;
}

/* What was written behind the last element becomes one. */
static inline void om_rust_vec_set_length(struct om_rust_vec *vec, size_t length) {
    __verify_require(length <= vec->capacity, "library-precondition",
                     "the length of a Rust vector exceeds its capacity");
    vec->length = length;
}

/* A string that owns a copy of these bytes. */
static inline void om_rust_string_copy(struct om_rust_vec *string, const void *bytes, size_t length) {
    om_rust_vec_new(string, 1);
    om_rust_vec_reserve(string, length, 1);
    if (length != 0) {
        memcpy(string->start, bytes, length);
    }
    string->length = length;
}

/* Appends one byte. */
static inline void om_rust_string_push(struct om_rust_vec *string, unsigned byte) {
    om_rust_vec_reserve(string, string->length + 1, 1);
    ((unsigned char *)string->start)[string->length++] = (unsigned char)byte;
}

/* The length of the sequence that starts here, of `left` bytes at least one. Where it is no character,
 * that of the longest prefix of one (Unicode 3.9, maximal subpart), as Rust's decoder has it. */
static inline size_t om_utf8_sequence(const unsigned char *text, size_t left, bool *valid) {
    unsigned lead = text[0];
    *valid = lead < 0x80;
    size_t length = lead < 0xC2 ? 1 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : lead < 0xF5 ? 4 : 1;
    unsigned low = lead == 0xE0 ? 0xA0 : lead == 0xF0 ? 0x90 : 0x80;
    unsigned high = lead == 0xED ? 0x9F : lead == 0xF4 ? 0x8F : 0xBF;
    for (size_t at = 1; at < length; at++) {
        if (at == left || text[at] < low || text[at] > high) {
            return at;
        }
        low = 0x80;
        high = 0xBF;
    }
    *valid = *valid || length > 1;
    return length;
}

static inline bool om_utf8_valid(const char *text, size_t length) {
    for (size_t at = 0; at < length;) {
        bool valid;
        at += om_utf8_sequence((const unsigned char *)text + at, length - at, &valid);
        if (!valid) {
            return false;
        }
    }
    return true;
}

#endif
