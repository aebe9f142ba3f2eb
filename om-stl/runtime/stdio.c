/* <stdio.h>: opening, closing, buffering, positioning, status, and operations on files by name
 * (C11 7.21.4, 7.21.5, 7.21.9, 7.21.10). Characters are in stdio_text.c, formats in stdio_format.c.
 */
#include "stream.h"
#include <errno.h>
#include <string.h>

FILE *fopen(const char *restrict name, const char *restrict mode) {
    OM_REQUIRES(name != NULL, "fopen: the name is a null pointer");
    OM_REQUIRES(mode != NULL, "fopen: the mode is a null pointer");
    return __om_stream_open(name, mode, NULL, "fopen: the mode is none that the standard knows");
}

FILE *fopen64(const char *restrict name, const char *restrict mode) { return fopen(name, mode); }

FILE *freopen(const char *restrict name, const char *restrict mode, FILE *restrict file) {
    OM_REQUIRES(mode != NULL, "freopen: the mode is a null pointer");
    struct om_stream *stream = OM_STREAM("freopen", file);
    if (name == NULL) {
        if (om_may()) {
            __om_stream_close(stream);
            __om_outside_error();
            return NULL;
        }
        return file;
    }
    __om_stream_close(stream);
    return __om_stream_open(name, mode, stream, "freopen: the mode is none that the standard knows");
}

FILE *freopen64(const char *restrict name, const char *restrict mode, FILE *restrict file) {
    return freopen(name, mode, file);
}

FILE *fdopen(int descriptor, const char *mode) {
    OM_REQUIRES(mode != NULL, "fdopen: the mode is a null pointer");
    if (__verify_executing()) {
        FILE *standard = descriptor == 0 ? stdin : descriptor == 1 ? stdout : descriptor == 2 ? stderr : NULL;
        if (standard == NULL) {
            om_errno = EBADF;
        }
        return standard;
    }
    return __om_stream_open("", mode[0] == 'w' ? "a" : mode, NULL, "fdopen: the mode is none that the standard knows");
}

int fclose(FILE *file) {
    struct om_stream *stream = OM_STREAM("fclose", file);
    __om_stream_close(stream);
    if (om_may()) {
        __om_outside_error();
        return EOF;
    }
    return 0;
}

int fflush(FILE *file) {
    if (file == NULL) {
        return -(int)__om_standard_fails((struct om_stream *)stdout);
    }
    struct om_stream *stream = OM_STREAM("fflush", file);
  /* C11 7.21.5.2/2: for output streams, or update streams whose last operation was not input. */
    OM_CHECK("stream-misuse", stream->writable && (stream->last != OM_READING || om_at_end(stream)),
             "fflush: the stream is one for input, or was last read from");
    stream->last = OM_NEUTRAL;
    if (stream->standard) {
        return -(int)__om_standard_fails(stream);
    }
    if (om_may()) {
        om_set_failed(stream);
        __om_outside_error();
        return EOF;
    }
    return 0;
}

int setvbuf(FILE *restrict file, char *restrict buffer, int mode, size_t size) {
    struct om_stream *stream = OM_STREAM("setvbuf", file);
    OM_CHECK("stream-misuse", !stream->touched, "setvbuf: called after another operation on the stream");
    if (mode != _IOFBF && mode != _IOLBF && mode != _IONBF) {
        return EOF;
    }
    if (buffer != NULL && mode != _IONBF) {
        OM_CHECK("out-of-bounds", __verify_writable(buffer, size), "setvbuf: the buffer is smaller than its size says");
    }
  /* C11 7.21.5.6/3: the request cannot be honoured. */
    return om_may() ? EOF : 0;
}

void setbuf(FILE *restrict file, char *restrict buffer) {
    setvbuf(file, buffer, buffer != NULL ? _IOFBF : _IONBF, BUFSIZ);
}

void setbuffer(FILE *restrict file, char *restrict buffer, size_t size) {
    setvbuf(file, buffer, buffer != NULL ? _IOFBF : _IONBF, size);
}

void setlinebuf(FILE *file) { setvbuf(file, NULL, _IOLBF, 0); }

int fwide(FILE *file, int mode) {
    struct om_stream *stream = OM_STREAM("fwide", file);
    if (stream->orientation == 0 && mode != 0) {
        stream->orientation = mode > 0 ? 1 : -1;
    }
    return stream->orientation;
}

int fileno(FILE *file) { return OM_STREAM("fileno", file)->descriptor; }

/* C11 7.21.9: positions. */

int fseeko(FILE *file, off_t offset, int whence) {
    struct om_stream *stream = OM_STREAM("fseek", file);
    if (whence != SEEK_SET && whence != SEEK_CUR && whence != SEEK_END) {
        om_errno = EINVAL;
        return -1;
    }
    if (stream->file == NULL && __verify_executing()) {
        om_errno = ESPIPE;
        return -1;
    }
    if (!stream->seekable && om_may()) {
        __om_outside_error();
        return -1;
    }
    off_t base = 0;
    if (whence == SEEK_CUR) {
        base = (off_t)stream->position;
    } else if (whence == SEEK_END && stream->file != NULL) {
        base = (off_t)__om_stream_size(stream);
    }
    off_t target;
    if (__builtin_add_overflow(base, offset, &target) || target < 0) {
        om_errno = EINVAL;
        return -1;
    }
    stream->position = (size_t)target;
    stream->pushed = 0;
    stream->last = OM_NEUTRAL;
    stream->touched = true;
    stream->layout._flags &= ~_IO_EOF_SEEN;
    return 0;
}

int fseek(FILE *file, long offset, int whence) { return fseeko(file, offset, whence); }

int fseeko64(FILE *file, off64_t offset, int whence) { return fseeko(file, offset, whence); }

off_t ftello(FILE *file) {
    struct om_stream *stream = OM_STREAM("ftell", file);
    if (stream->file == NULL && __verify_executing()) {
        om_errno = ESPIPE;
        return -1;
    }
    if (!stream->seekable && om_may()) {
        __om_outside_error();
        return -1;
    }
  /* After a failure the position is indeterminate (C11 7.21.8.1/2). */
    if (om_has_failed(stream) && !__verify_executing()) {
        off_t position;
        __verify_havoc(&position, sizeof position);
        __verify_assume(position >= 0);
        return position;
    }
    return (off_t)stream->position;
}

long ftell(FILE *file) { return ftello(file); }

off64_t ftello64(FILE *file) { return ftello(file); }

void rewind(FILE *file) {
    struct om_stream *stream = OM_STREAM("rewind", file);
    int before = om_errno;
    fseeko(file, 0, SEEK_SET);
    om_errno = before;
    om_clear(stream);
}

int fgetpos(FILE *restrict file, fpos_t *restrict position) {
    OM_REQUIRES(position != NULL, "fgetpos: the position is a null pointer");
    off_t offset = ftello(file);
    if (offset < 0) {
        return -1;
    }
    *position = (fpos_t){.__pos = offset};
    return 0;
}

int fsetpos(FILE *file, const fpos_t *position) {
    OM_REQUIRES(position != NULL, "fsetpos: the position is a null pointer");
    return fseeko(file, position->__pos, SEEK_SET);
}

/* C11 7.21.10: status. */

void clearerr(FILE *file) { om_clear(OM_STREAM("clearerr", file)); }

int feof(FILE *file) { return om_at_end(OM_STREAM("feof", file)); }

int ferror(FILE *file) { return om_has_failed(OM_STREAM("ferror", file)); }

void clearerr_unlocked(FILE *file) { clearerr(file); }

int feof_unlocked(FILE *file) { return feof(file); }

int ferror_unlocked(FILE *file) { return ferror(file); }

int fflush_unlocked(FILE *file) { return fflush(file); }

int fileno_unlocked(FILE *file) { return fileno(file); }

void flockfile(FILE *file) { OM_STREAM("flockfile", file); }

int ftrylockfile(FILE *file) {
    OM_STREAM("ftrylockfile", file);
    return 0;
}

void funlockfile(FILE *file) { OM_STREAM("funlockfile", file); }

void perror(const char *text) {
    struct om_stream *stream = (struct om_stream *)stderr;
    const char *error = strerror(om_errno);
    if (text != NULL && *text != 0) {
        __om_stream_write(stream, text, strlen(text));
        __om_stream_write(stream, ": ", 2);
    }
    __om_stream_write(stream, error, strlen(error));
    __om_stream_write(stream, "\n", 1);
}

/* C11 7.21.4: files by name. */

int remove(const char *name) {
    OM_REQUIRES(name != NULL, "remove: the name is a null pointer");
    if (om_may()) {
        __om_outside_error();
        return -1;
    }
    struct om_file *file = __om_file_find(name);
    if (file != NULL) {
        file->name = NULL;
    } else if (__verify_executing()) {
        om_errno = ENOENT;
        return -1;
    }
    return 0;
}

int unlink(const char *name) { return remove(name); }

int rename(const char *old_name, const char *new_name) {
    OM_REQUIRES(old_name != NULL, "rename: the old name is a null pointer");
    OM_REQUIRES(new_name != NULL, "rename: the new name is a null pointer");
    if (om_may()) {
        __om_outside_error();
        return -1;
    }
    struct om_file *file = __om_file_find(old_name);
    struct om_file *replaced = __om_file_find(new_name);
    if (file == NULL && __verify_executing()) {
        om_errno = ENOENT;
        return -1;
    }
    if (replaced != NULL && replaced != file) {
        replaced->name = NULL;
    }
    if (file != NULL) {
        size_t size = strlen(new_name) + 1;
        file->name = __verify_allocate(size);
        __builtin_memcpy(file->name, new_name, size);
    }
    return 0;
}

FILE *tmpfile(void) { return __om_stream_temporary(); }

FILE *tmpfile64(void) { return __om_stream_temporary(); }

char *tmpnam(char *target) {
    static char own[L_tmpnam];
    static unsigned serial;
    char *name = target != NULL ? target : own;
    static const char stem[] = "/tmp/file";
    size_t length = sizeof stem - 1;
    __builtin_memcpy(name, stem, length);
    unsigned value = serial++;
    for (int i = 0; i < 6; i++) {
        name[length++] = (char)('A' + value % 26);
        value /= 26;
    }
    name[length] = 0;
    return name;
}

/* A command's output is any; when executing there is no shell to run it. */
FILE *popen(const char *command, const char *mode) {
    OM_REQUIRES(command != NULL, "popen: the command is a null pointer");
    OM_REQUIRES(mode != NULL, "popen: the mode is a null pointer");
    if (__verify_executing()) {
        om_errno = ENOSYS;
        return NULL;
    }
    return __om_stream_open("", mode[0] == 'w' ? "a" : mode, NULL, "popen: the mode is neither r nor w");
}

int pclose(FILE *file) {
    struct om_stream *stream = OM_STREAM("pclose", file);
    __om_stream_close(stream);
    return om_any_int();
}
