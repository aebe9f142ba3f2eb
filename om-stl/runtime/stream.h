/* Streams and files, between stream.c, which owns them, and the functions of <stdio.h> and <wchar.h>.
 *
 * While verifying, the outside world is unconstrained: what was not written by the program itself
 * reads as any bytes of any number, and every operation on a named file may fail. While executing it
 * is sealed: standard input, output and error are connected, the file system starts empty.
 */
#ifndef OM_RUNTIME_STREAM_H
#define OM_RUNTIME_STREAM_H

#include "model.h"
#include <stdio.h>
#include <wchar.h>

/* The bytes of a file. */
struct om_file {
    struct om_file *next;
  /* Null for a temporary file, and once removed. */
    char *name;
  /* Whether `bytes` are what is in it; otherwise anything is. */
    bool known;
    unsigned char *bytes;
    size_t size, capacity;
};

enum om_stream_use { OM_NEUTRAL, OM_READING, OM_WRITING };

#define OM_PUSHBACK 4

struct om_stream {
  /* Stays zero but for the flags of end and error, so that the headers' inline functions find an
   * empty buffer and come here. */
    FILE layout;
    enum { OM_CLOSED = 0x63, OM_OPEN = 0x6f } state;
    bool readable, writable, append, standard, seekable;
    int descriptor;
    enum om_stream_use last;
    bool touched;
  /* Negative for bytes, positive for wide characters, as fwide has it. */
    int orientation;
    int pushed;
    int pushback[OM_PUSHBACK];
    struct om_file *file;
    size_t position;
};

struct om_stream_messages {
    const char *null, *closed, *mode, *order, *orientation;
};

/* The stream, once it is known that this use of it is allowed. */
struct om_stream *__om_stream(FILE *file, enum om_stream_use use, int orientation,
                              const struct om_stream_messages *messages);

#define OM_STREAM_MESSAGES(function, kind)                                                                             \
    (&(const struct om_stream_messages){                                                                               \
        function ": the stream is a null pointer", function ": the stream is not open (any more)",                     \
        function ": the stream is not open for " kind,                                                                 \
        function ": " kind " directly after the opposite, without a flush or a seek between",                          \
        function ": the stream is used with bytes and with wide characters"})

#define OM_STREAM(function, file) __om_stream((file), OM_NEUTRAL, 0, OM_STREAM_MESSAGES(function, "this"))
#define OM_READ_STREAM(function, file) __om_stream((file), OM_READING, -1, OM_STREAM_MESSAGES(function, "reading"))
#define OM_WRITE_STREAM(function, file) __om_stream((file), OM_WRITING, -1, OM_STREAM_MESSAGES(function, "writing"))
#define OM_READ_WIDE(function, file) __om_stream((file), OM_READING, 1, OM_STREAM_MESSAGES(function, "reading"))
#define OM_WRITE_WIDE(function, file) __om_stream((file), OM_WRITING, 1, OM_STREAM_MESSAGES(function, "writing"))

static inline bool om_at_end(const struct om_stream *stream) { return (stream->layout._flags & _IO_EOF_SEEN) != 0; }

static inline bool om_has_failed(const struct om_stream *stream) { return (stream->layout._flags & _IO_ERR_SEEN) != 0; }

static inline void om_set_end(struct om_stream *stream) { stream->layout._flags |= _IO_EOF_SEEN; }

static inline void om_set_failed(struct om_stream *stream) { stream->layout._flags |= _IO_ERR_SEEN; }

static inline void om_clear(struct om_stream *stream) { stream->layout._flags &= ~(_IO_EOF_SEEN | _IO_ERR_SEEN); }

/* Whether what is read is made up: no byte of it is known. */
bool __om_stream_unconstrained(const struct om_stream *stream);

/* The next byte, or EOF with the end or an error noted. `name` is what a counterexample calls it. */
int __om_stream_get(struct om_stream *stream, const char *name);

/* Gives one character back; false where there is no room. */
bool __om_stream_unget(struct om_stream *stream, int character);

/* Up to `size` bytes; fewer only at the end or on an error, which are then noted. */
size_t __om_stream_read(struct om_stream *stream, void *target, size_t size, const char *name);

/* False, with the error noted, if the bytes were not (all) written. */
bool __om_stream_write(struct om_stream *stream, const void *bytes, size_t size);

/* Whether a write to a standard stream fails, with the error noted: the other end of a pipe is closed, the disk is full.
 * Without a branch, so that programs that print have no more paths for it. */
bool __om_standard_fails(struct om_stream *stream);

/* Whether formatted output to it has to be produced, or only counted. */
bool __om_stream_is_kept(const struct om_stream *stream);

/* An error that only the outside world explains. */
void __om_outside_error(void);

/* How many bytes the file has. */
size_t __om_stream_size(const struct om_stream *stream);

struct om_file *__om_file_find(const char *name);
FILE *__om_stream_open(const char *name, const char *mode, struct om_stream *reuse, const char *bad_mode);
FILE *__om_stream_temporary(void);
void __om_stream_close(struct om_stream *stream);

#endif
