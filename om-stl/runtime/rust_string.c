/* `rust::String`, `rust::Str` and the messages of exceptions: their Rust half. */

#include "rust.h"

#define OM_REPLACEMENT 0xFFFD

void cxxbridge1$string$new(struct om_rust_vec *self) { om_rust_vec_new(self, 1); }

void cxxbridge1$string$clone(struct om_rust_vec *self, const struct om_rust_vec *other) {
    om_rust_string_copy(self, other->start, other->length);
}

bool cxxbridge1$string$from_utf8(struct om_rust_vec *self, const char *text, size_t length) {
    om_rust_reference(text);
    if (!om_utf8_valid(text, length)) {
        return false;
    }
    om_rust_string_copy(self, text, length);
    return true;
}

static void push_character(struct om_rust_vec *self, uint32_t character) {
    if (character < 0x80) {
        om_rust_string_push(self, character);
        return;
    }
    if (character < 0x800) {
        om_rust_string_push(self, 0xC0 | character >> 6);
    } else {
        if (character < 0x10000) {
            om_rust_string_push(self, 0xE0 | character >> 12);
        } else {
            om_rust_string_push(self, 0xF0 | character >> 18);
            om_rust_string_push(self, 0x80 | (character >> 12 & 0x3F));
        }
        om_rust_string_push(self, 0x80 | (character >> 6 & 0x3F));
    }
    om_rust_string_push(self, 0x80 | (character & 0x3F));
}

void cxxbridge1$string$from_utf8_lossy(struct om_rust_vec *self, const char *text, size_t length) {
    if (cxxbridge1$string$from_utf8(self, text, length)) {
        return;
    }
    om_rust_vec_new(self, 1);
    for (size_t at = 0; at < length;) {
        bool valid;
        size_t next = at + om_utf8_sequence((const unsigned char *)text + at, length - at, &valid);
        if (!valid) {
            push_character(self, OM_REPLACEMENT);
        }
        for (; valid && at < next; at++) {
            om_rust_string_push(self, (unsigned char)text[at]);
        }
        at = next;
    }
}

/* Decodes UTF-16; false at the first unpaired surrogate unless those are replaced. */
static bool from_utf16(struct om_rust_vec *self, const uint16_t *text, size_t length, bool lossy) {
    om_rust_reference(text);
    om_rust_vec_new(self, 1);
    for (size_t at = 0; at < length; at++) {
        uint32_t character = text[at];
        if (character >= 0xD800 && character < 0xE000) {
            bool paired = character < 0xDC00 && at + 1 < length && text[at + 1] >= 0xDC00 && text[at + 1] < 0xE000;
            if (paired) {
                character = 0x10000 + ((character - 0xD800) << 10) + (text[++at] - 0xDC00u);
            } else if (lossy) {
                character = OM_REPLACEMENT;
            } else {
                om_rust_vec_free(self);
                return false;
            }
        }
        push_character(self, character);
    }
    return true;
}

bool cxxbridge1$string$from_utf16(struct om_rust_vec *self, const uint16_t *text, size_t length) {
    return from_utf16(self, text, length, false);
}

void cxxbridge1$string$from_utf16_lossy(struct om_rust_vec *self, const uint16_t *text, size_t length) {
    from_utf16(self, text, length, true);
}

void cxxbridge1$string$drop(struct om_rust_vec *self) { om_rust_vec_free(self); }

const char *cxxbridge1$string$ptr_const(const struct om_rust_vec *self) { return self->start; }

/* Before release 1.0.60 there was one function for both. */
const char *cxxbridge1$string$ptr(const struct om_rust_vec *self) { return self->start; }

char *cxxbridge1$string$ptr_mut(struct om_rust_vec *self) { return self->start; }

size_t cxxbridge1$string$len(const struct om_rust_vec *self) { return self->length; }

size_t cxxbridge1$string$capacity(const struct om_rust_vec *self) { return self->capacity; }

void cxxbridge1$string$reserve_additional(struct om_rust_vec *self, size_t additional) {
    om_rust_vec_reserve(self, self->length + additional, 1);
}

void cxxbridge1$string$reserve_total(struct om_rust_vec *self, size_t capacity) {
    om_rust_vec_reserve(self, capacity, 1);
}

void cxxbridge1$str$new(struct om_rust_slice *self) {
    self->start = (void *)1;
    self->length = 0;
}

void cxxbridge1$str$ref(struct om_rust_slice *self, const struct om_rust_vec *string) {
    self->start = string->start;
    self->length = string->length;
}

bool cxxbridge1$str$from(struct om_rust_slice *self, const char *text, size_t length) {
    om_rust_reference(text);
    if (!om_utf8_valid(text, length)) {
        return false;
    }
    self->start = (void *)text;
    self->length = length;
    return true;
}

const char *cxxbridge1$str$ptr(const struct om_rust_slice *self) { return self->start; }

size_t cxxbridge1$str$len(const struct om_rust_slice *self) { return self->length; }

/* The message of an exception that the shim caught: a copy that Rust owns. */
struct om_rust_slice cxxbridge1$exception(const char *text, size_t length) {
    struct om_rust_vec copy;
    cxxbridge1$string$from_utf8_lossy(&copy, text, length);
    struct om_rust_slice message = {copy.start, copy.length};
    return message;
}
