/* <stdio.h>: characters, lines and blocks (C11 7.21.7, 7.21.8).
 *
 * What comes from the outside is one unconstrained input a call where that says it all; a line is
 * unconstrained bytes of which only the last may be a newline.
 */
#include "stream.h"
#include <errno.h>
#include <stdlib.h>
#include <string.h>

/* Output. */

/* C fixes only that success is not negative. */
static int success(size_t value) {
    if (!__verify_executing()) {
        return om_any_int() & INT_MAX;
    }
    return value < INT_MAX ? (int)value : INT_MAX;
}

/* A result, or EOF. */
static int or_end(int result, bool failed) { return result | -(int)failed; }

static int put(struct om_stream *stream, int character) {
    unsigned char byte = (unsigned char)character;
    return or_end(byte, !__om_stream_write(stream, &byte, 1));
}

int fputc(int character, FILE *file) { return put(OM_WRITE_STREAM("fputc", file), character); }

int putc(int character, FILE *file) { return put(OM_WRITE_STREAM("putc", file), character); }

int putchar(int character) { return putc(character, stdout); }

int fputs(const char *restrict text, FILE *restrict file) {
    struct om_stream *stream = OM_WRITE_STREAM("fputs", file);
    OM_REQUIRES(text != NULL, "fputs: the string is a null pointer");
    return or_end(success(1), !__om_stream_write(stream, text, strlen(text)));
}

int puts(const char *text) {
    struct om_stream *stream = OM_WRITE_STREAM("puts", stdout);
    OM_REQUIRES(text != NULL, "puts: the string is a null pointer");
    size_t length = strlen(text);
    bool failed = !__om_stream_write(stream, text, length);
    return or_end(success(length + 1), failed | !__om_stream_write(stream, "\n", 1));
}

size_t fwrite(const void *restrict source, size_t size, size_t count, FILE *restrict file) {
    struct om_stream *stream = OM_WRITE_STREAM("fwrite", file);
    size_t total;
    OM_REQUIRES(!__builtin_mul_overflow(size, count, &total), "fwrite: the size of all elements overflows");
    if (total == 0) {
        return 0;
    }
    OM_REQUIRES(source != NULL, "fwrite: the buffer is a null pointer");
    bool done = __om_stream_write(stream, source, total);
    if (__verify_concrete(&done, sizeof done) && done) {
        return count;
    }
    size_t written;
    __verify_havoc(&written, sizeof written);
    __verify_assume((done & (written == count)) | (!done & (written < count)));
    return written;
}

int putw(int value, FILE *file) { return fwrite(&value, sizeof value, 1, file) == 1 ? 0 : EOF; }

/* Input. */

int fgetc(FILE *file) { return __om_stream_get(OM_READ_STREAM("fgetc", file), "fgetc()"); }

int getc(FILE *file) { return __om_stream_get(OM_READ_STREAM("getc", file), "getc()"); }

int getchar(void) { return __om_stream_get(OM_READ_STREAM("getchar", stdin), "getchar()"); }

int ungetc(int character, FILE *file) {
    struct om_stream *stream = OM_STREAM("ungetc", file);
    OM_CHECK("stream-misuse", stream->readable, "ungetc: the stream is not open for reading");
    if (character == EOF || !__om_stream_unget(stream, (unsigned char)character)) {
        return EOF;
    }
    return (unsigned char)character;
}

size_t fread(void *restrict target, size_t size, size_t count, FILE *restrict file) {
    struct om_stream *stream = OM_READ_STREAM("fread", file);
    size_t total;
    OM_REQUIRES(!__builtin_mul_overflow(size, count, &total), "fread: the size of all elements overflows");
    if (total == 0) {
        return 0;
    }
    OM_REQUIRES(target != NULL, "fread: the buffer is a null pointer");
    size_t got = __om_stream_read(stream, target, total, "fread()");
    return size == 1 ? got : got / size;
}

int getw(FILE *file) {
    int value;
    return fread(&value, sizeof value, 1, file) == 1 ? value : EOF;
}

/* Above this a line's newlines are not ruled out one by one; any bytes are then allowed. */
#define LINE_DETAIL 256

/* A line from a stream of which nothing is known: `limit` bytes at most. The number of bytes; zero at
 * the end or on an error. */
static size_t any_line(struct om_stream *stream, char *target, size_t limit, int delimiter, const char *name) {
    int flags = stream->layout._flags;
    size_t length = __om_stream_read(stream, target, limit, name);
  /* Fewer bytes than the limit are the end or an error for __om_stream_read, but not for a line that
   * has its delimiter. */
    if (length > 0 && target[length - 1] == (char)delimiter) {
        stream->layout._flags = flags;
    }
    if (limit <= LINE_DETAIL) {
        for (size_t i = 0; i + 1 < limit; i++) {
            __verify_assume(i + 1 >= length || target[i] != (char)delimiter);
        }
    }
    return length;
}

/* At most `limit` bytes of a line whose bytes are known. */
static size_t known_line(struct om_stream *stream, char *target, size_t limit, int delimiter, const char *name) {
    size_t length = 0;
    while (length < limit) {
        int character = __om_stream_get(stream, name);
        if (character == EOF) {
            break;
        }
        target[length++] = (char)character;
        if (character == delimiter) {
            break;
        }
    }
    return length;
}

char *fgets(char *restrict target, int size, FILE *restrict file) {
    struct om_stream *stream = OM_READ_STREAM("fgets", file);
    OM_REQUIRES(target != NULL, "fgets: the buffer is a null pointer");
    OM_REQUIRES(size > 0, "fgets: the size of the buffer is not positive");
    size_t limit = (size_t)size - 1;
    size_t length = 0;
    if (om_at_end(stream) && limit > 0) {
        return NULL;
    }
    if (__om_stream_unconstrained(stream)) {
        length = any_line(stream, target, limit, '\n', "fgets()");
    } else {
        length = known_line(stream, target, limit, '\n', "fgets()");
    }
  /* On an error the contents are indeterminate; as the GNU library, only nothing read is a failure. */
    if (length == 0 && limit > 0) {
        return NULL;
    }
    target[length] = 0;
    return target;
}

char *gets(char *target) {
    struct om_stream *stream = OM_READ_STREAM("gets", stdin);
    OM_REQUIRES(target != NULL, "gets: the buffer is a null pointer");
    size_t length = 0;
    if (__om_stream_unconstrained(stream)) {
        if (om_may()) {
            om_set_end(stream);
            return NULL;
        }
        size_t room = __verify_size_left(target);
        __verify_havoc(&length, sizeof length);
        __verify_typed(length >= room, OM_TEXT, NULL, length, 0);
        OM_CHECK("out-of-bounds", length < room, "gets: the line may be longer than the buffer");
        __om_input(target, length, room - 1, "gets()");
        __verify_typed(true, OM_TEXT, target, length, room - 1 < OM_INPUT_MOST ? room - 1 : OM_INPUT_MOST);
        __verify_typed(true, OM_TEXT, "\n", 1, 1);
        target[length] = 0;
        return target;
    }
    for (int character; (character = __om_stream_get(stream, "gets()")) != '\n';) {
        if (character == EOF) {
            if (length == 0) {
                return NULL;
            }
            break;
        }
        target[length++] = (char)character;
    }
    target[length] = 0;
    return target;
}

/* How long a line of unknown length is at most. */
#define LINE_ROOM 240

/* POSIX getdelim: the buffer is the caller's, grown with realloc. */
static bool make_room(char **line, size_t *size, size_t needed) {
    if (*line != NULL && *size >= needed) {
        return true;
    }
    size_t capacity = *size * 2 > needed ? *size * 2 : needed;
    char *grown = realloc(*line, capacity);
    if (grown == NULL) {
        return false;
    }
    *line = grown;
    *size = capacity;
    return true;
}

ssize_t getdelim(char **restrict line, size_t *restrict size, int delimiter, FILE *restrict file) {
    struct om_stream *stream = OM_READ_STREAM("getline", file);
    OM_REQUIRES(line != NULL, "getline: the pointer to the line is null");
    OM_REQUIRES(size != NULL, "getline: the pointer to the size is null");
    if (*line == NULL) {
        *size = 0;
    }
    if (om_at_end(stream)) {
        return -1;
    }
    if (__om_stream_unconstrained(stream)) {
        __verify_assumed("getline: lines of at most 239 characters");
        if (!make_room(line, size, LINE_ROOM)) {
            return -1;
        }
        size_t length = any_line(stream, *line, LINE_ROOM - 1, delimiter, "getline()");
        if (length == 0) {
            return -1;
        }
        (*line)[length] = 0;
        return (ssize_t)length;
    }
    size_t length = 0;
    for (;;) {
        if (!make_room(line, size, length + 2 < 120 ? 120 : length + 2)) {
            return -1;
        }
        int character = __om_stream_get(stream, "getline()");
        if (character == EOF) {
            break;
        }
        (*line)[length++] = (char)character;
        if (character == delimiter) {
            break;
        }
    }
    if (length == 0) {
        return -1;
    }
    (*line)[length] = 0;
    return (ssize_t)length;
}

ssize_t getline(char **restrict line, size_t *restrict size, FILE *restrict file) {
    return getdelim(line, size, '\n', file);
}

ssize_t __getdelim(char **restrict line, size_t *restrict size, int delimiter, FILE *restrict file) {
    return getdelim(line, size, delimiter, file);
}

/* The variants that do not lock, and what the headers' inline functions call when a buffer is empty. */

int getc_unlocked(FILE *file) { return getc(file); }

int getchar_unlocked(void) { return getchar(); }

int fgetc_unlocked(FILE *file) { return fgetc(file); }

int putc_unlocked(int character, FILE *file) { return putc(character, file); }

int putchar_unlocked(int character) { return putchar(character); }

int fputc_unlocked(int character, FILE *file) { return fputc(character, file); }

int fputs_unlocked(const char *restrict text, FILE *restrict file) { return fputs(text, file); }

char *fgets_unlocked(char *restrict target, int size, FILE *restrict file) { return fgets(target, size, file); }

size_t fread_unlocked(void *restrict target, size_t size, size_t count, FILE *restrict file) {
    return fread(target, size, count, file);
}

size_t fwrite_unlocked(const void *restrict source, size_t size, size_t count, FILE *restrict file) {
    return fwrite(source, size, count, file);
}

int __uflow(FILE *file) { return getc(file); }

int __overflow(FILE *file, int character) { return putc(character, file); }
