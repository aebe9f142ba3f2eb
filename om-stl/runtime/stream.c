/* Streams and files: their state, their bytes, and which use of a stream is allowed when. */
#include "stream.h"
#include <errno.h>
#include <string.h>

static struct om_stream standard_input = {.state = OM_OPEN, .readable = true, .standard = true, .descriptor = 0};
static struct om_stream standard_output = {.state = OM_OPEN, .writable = true, .standard = true, .descriptor = 1};
static struct om_stream standard_error = {.state = OM_OPEN, .writable = true, .standard = true, .descriptor = 2};

FILE *stdin = &standard_input.layout;
FILE *stdout = &standard_output.layout;
FILE *stderr = &standard_error.layout;

struct om_stream *__om_stream(FILE *file, enum om_stream_use use, int orientation,
                              const struct om_stream_messages *messages) {
    OM_REQUIRES(file != NULL, messages->null);
    struct om_stream *stream = (struct om_stream *)file;
    OM_CHECK("stream-misuse", stream->state == OM_OPEN, messages->closed);
    if (use == OM_READING) {
        OM_CHECK("stream-misuse", stream->readable, messages->mode);
    /* C11 7.21.5.3/7. */
        OM_CHECK("stream-misuse", stream->last != OM_WRITING, messages->order);
    } else if (use == OM_WRITING) {
        OM_CHECK("stream-misuse", stream->writable, messages->mode);
        OM_CHECK("stream-misuse", stream->last != OM_READING || om_at_end(stream), messages->order);
    }
    if (use != OM_NEUTRAL) {
        stream->last = use;
        stream->touched = true;
    }
    if (orientation != 0) {
    /* C11 7.21.2/4. */
        OM_CHECK("stream-misuse", stream->orientation == 0 || (stream->orientation < 0) == (orientation < 0),
                 messages->orientation);
        stream->orientation = orientation;
    }
    return stream;
}

void __om_outside_error(void) {
    int number = om_any_int();
    __verify_assume(number > 0 && number < 134);
    om_errno = number;
}

bool __om_stream_unconstrained(const struct om_stream *stream) {
    return !__verify_executing() && stream->pushed == 0 && (stream->file == NULL || !stream->file->known);
}

/* The end, or a failure that looks the same to the caller. */
static void note_end(struct om_stream *stream) {
    if (om_may()) {
        om_set_failed(stream);
        __om_outside_error();
    } else {
        om_set_end(stream);
    }
}

size_t __om_stream_size(const struct om_stream *stream) { return stream->file->size; }

static int get_unconstrained(struct om_stream *stream, const char *name) {
    short input;
    __verify_input(&input, sizeof input, stream->file == NULL ? name : OM_A_FILE);
    __verify_assume(input >= -1 && input <= 255);
    bool standard = stream->file == NULL;
    __verify_typed(standard & (input >= 0), OM_TEXT, &input, 1, 1);
    __verify_typed(standard & (input < 0), OM_END, NULL, 0, 0);
    if (stream->file != NULL) {
        __verify_assume(input < 0 || stream->position < stream->file->size);
    }
    if (input < 0) {
        note_end(stream);
    }
    return input;
}

int __om_stream_get(struct om_stream *stream, const char *name) {
    int character;
    if (stream->pushed > 0) {
        character = stream->pushback[--stream->pushed];
    } else if (om_at_end(stream)) {
        return EOF;
    } else if (__om_stream_unconstrained(stream)) {
        character = get_unconstrained(stream, name);
    } else if (stream->file != NULL) {
        struct om_file *file = stream->file;
        character = stream->position < file->size ? file->bytes[stream->position] : EOF;
        if (character == EOF) {
            om_set_end(stream);
        }
    } else {
        unsigned char byte;
        character = __verify_read(&byte, 1) == 1 ? byte : EOF;
        if (character == EOF) {
            om_set_end(stream);
        }
    }
    if (character != EOF) {
        stream->position++;
    }
    return character;
}

bool __om_stream_unget(struct om_stream *stream, int character) {
    if (stream->pushed == OM_PUSHBACK) {
        return false;
    }
    stream->pushback[stream->pushed++] = character;
    stream->layout._flags &= ~_IO_EOF_SEEN;
    stream->position--;
    return true;
}

static size_t read_unconstrained(struct om_stream *stream, void *target, size_t size, const char *name) {
    size_t got;
    __verify_havoc(&got, sizeof got);
    __verify_assume(got <= size);
    if (stream->file != NULL) {
        size_t length = stream->file->size;
        size_t left = stream->position < length ? length - stream->position : 0;
        __verify_assume(got <= left);
    }
    __om_stream_input(stream->file == NULL, target, got, size, name);
    stream->position += got;
    if (got < size) {
        note_end(stream);
    }
    return got;
}

size_t __om_stream_read(struct om_stream *stream, void *target, size_t size, const char *name) {
    unsigned char *bytes = target;
    size_t got = 0;
    while (got < size && stream->pushed > 0) {
        bytes[got++] = (unsigned char)__om_stream_get(stream, name);
    }
    if (got == size || om_at_end(stream)) {
        return got;
    }
    if (__om_stream_unconstrained(stream)) {
        return got + read_unconstrained(stream, bytes + got, size - got, name);
    }
    size_t more;
    if (stream->file != NULL) {
        struct om_file *file = stream->file;
        size_t left = stream->position < file->size ? file->size - stream->position : 0;
        more = left < size - got ? left : size - got;
        if (more > 0) {
            __builtin_memcpy(bytes + got, file->bytes + stream->position, more);
        }
    } else {
        more = 0;
        for (size_t now = 1; now > 0 && more < size - got; more += now) {
            now = __verify_read(bytes + got + more, size - got - more);
        }
    }
    stream->position += more;
    if (got + more < size) {
        om_set_end(stream);
    }
    return got + more;
}

/* Room for `size` bytes in all, the new ones zero. */
static void grow(struct om_file *file, size_t size) {
    if (size > file->capacity) {
        size_t capacity = file->capacity * 2 > size ? file->capacity * 2 : size + 64;
        unsigned char *bytes = __verify_allocate(capacity);
        if (file->bytes != NULL) {
            __builtin_memcpy(bytes, file->bytes, file->size);
            __verify_release(file->bytes);
        }
        file->bytes = bytes;
        file->capacity = capacity;
    }
    if (size > file->size) {
        __builtin_memset(file->bytes + file->size, 0, size - file->size);
        file->size = size;
    }
}

static void store(struct om_stream *stream, const void *bytes, size_t size) {
    struct om_file *file = stream->file;
    if (stream->append) {
        stream->position = file->size;
    }
    size_t position = stream->position, end = position + size;
    if (file->known && (!__verify_concrete(&size, sizeof size) || !__verify_concrete(&position, sizeof position))) {
        file->known = false;
    }
    if (file->known) {
        grow(file, end);
        __builtin_memcpy(file->bytes + position, bytes, size);
    } else if (end > file->size) {
        file->size = end;
    }
    stream->position = end;
}

bool __om_standard_fails(struct om_stream *stream) {
    bool fails = om_may();
    int number = om_any_int();
    __verify_assume(!fails | ((number > 0) & (number < 134)));
    stream->layout._flags |= -(int)fails & _IO_ERR_SEEN;
    om_errno = (om_errno & ((int)fails - 1)) | (number & -(int)fails);
    return fails;
}

bool __om_stream_write(struct om_stream *stream, const void *bytes, size_t size) {
    stream->pushed = 0;
    if (size == 0) {
        return true;
    }
    if (stream->file == NULL) {
        if (__verify_executing()) {
            __verify_write(stream->descriptor, bytes, size);
        } else {
            OM_CHECK("out-of-bounds", __verify_readable(bytes, size), "output reads outside its buffer");
        }
        return !__om_standard_fails(stream);
    }
    store(stream, bytes, size);
    if (om_may()) {
        stream->file->known = false;
        om_set_failed(stream);
        __om_outside_error();
        return false;
    }
    return true;
}

void __om_stream_put(FILE *stream, const char *bytes, size_t size) {
    __om_stream_write((struct om_stream *)stream, bytes, size);
}

bool __om_stream_is_kept(const struct om_stream *stream) { return stream->file != NULL || __verify_executing(); }

/* Files. */

static struct om_file *files;

static bool same_name(const char *left, const char *right) {
    while (*left == *right && *left != 0) {
        left++;
        right++;
    }
    return *left == *right;
}

struct om_file *__om_file_find(const char *name) {
    if (!om_concrete_string(name)) {
        return NULL;
    }
    for (struct om_file *file = files; file != NULL; file = file->next) {
        if (file->name != NULL && same_name(file->name, name)) {
            return file;
        }
    }
    return NULL;
}

static struct om_file *create(const char *name, bool known) {
    struct om_file *file = __verify_allocate(sizeof *file);
    *file = (struct om_file){.known = known};
    if (!known) {
        __verify_havoc(&file->size, sizeof file->size);
        __verify_assume(file->size < (size_t)1 << 62);
    }
    if (name != NULL && om_concrete_string(name)) {
        size_t size = strlen(name) + 1;
        file->name = __verify_allocate(size);
        __builtin_memcpy(file->name, name, size);
        file->next = files;
        files = file;
    }
    return file;
}

static FILE *attach(struct om_stream *stream, struct om_file *file) {
    static int descriptors = 3;
    if (stream == NULL) {
        stream = __verify_allocate(sizeof *stream);
    }
    *stream = (struct om_stream){.state = OM_OPEN, .file = file, .descriptor = descriptors++, .seekable = file->known};
    return &stream->layout;
}

FILE *__om_stream_open(const char *name, const char *mode, struct om_stream *reuse, const char *bad_mode) {
    char first = mode[0];
    OM_REQUIRES(first == 'r' || first == 'w' || first == 'a', bad_mode);
    bool update = false, exclusive = false;
    for (const char *letter = mode + 1; *letter != 0 && *letter != ','; letter++) {
        update |= *letter == '+';
        exclusive |= *letter == 'x';
        OM_REQUIRES(*letter == '+' || *letter == 'b' || *letter == 't' || *letter == 'x' || *letter == 'e' ||
                        *letter == 'c' || *letter == 'm',
                    bad_mode);
    }
    if (om_may()) {
        __om_outside_error();
        return NULL;
    }
    struct om_file *file = __om_file_find(name);
    if (file != NULL && exclusive) {
        om_errno = EEXIST;
        return NULL;
    }
    if (file == NULL && __verify_executing() && first == 'r') {
        om_errno = ENOENT;
        return NULL;
    }
    if (file == NULL) {
        file = create(name, first == 'w' || __verify_executing());
    } else if (first == 'w') {
        file->known = true;
        file->size = 0;
    }
    FILE *opened = attach(reuse, file);
    struct om_stream *stream = (struct om_stream *)opened;
    stream->readable = first == 'r' || update;
    stream->writable = first != 'r' || update;
    stream->append = first == 'a';
  /* Where it begins is up to the implementation (C11 7.21.5.3/6); the GNU library's choice. */
    stream->position = first == 'a' && !update ? file->size : 0;
    stream->seekable = __verify_executing();
    return opened;
}

FILE *__om_stream_temporary(void) {
    if (om_may()) {
        __om_outside_error();
        return NULL;
    }
    FILE *opened = attach(NULL, create(NULL, true));
    struct om_stream *stream = (struct om_stream *)opened;
    stream->readable = stream->writable = stream->seekable = true;
    return opened;
}

void __om_stream_close(struct om_stream *stream) {
    stream->state = OM_CLOSED;
    stream->pushed = 0;
}
