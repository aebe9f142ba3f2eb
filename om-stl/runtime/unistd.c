/* <unistd.h>, <fcntl.h>: the little of POSIX that plain C programs use.
 *
 * Descriptors 0, 1 and 2 are the standard streams. While verifying, any other may be opened, read as
 * any bytes and fail at any time; executing has no files behind descriptors.
 */
#include "model.h"
#include <errno.h>
#include <fcntl.h>
#include <stdarg.h>
#include <string.h>
#include <sys/types.h>
#include <unistd.h>

/* Descriptors above are not told apart. */
#define TRACKED 64

/* Whether the program closed the descriptor, and whether it opened it itself. */
static bool closed[TRACKED], opened[TRACKED];

static bool is_open(int descriptor) {
    if (descriptor < 0) {
        return false;
    }
    if (descriptor < TRACKED) {
        return !closed[descriptor] && (descriptor <= 2 || opened[descriptor] || !__verify_executing());
    }
    return !__verify_executing();
}

/* A failure that only the outside world explains. */
static bool outside_fails(void) {
    if (om_may()) {
        int number = om_any_int();
        __verify_assume(number > 0 && number < 134);
        om_errno = number;
        return true;
    }
    return false;
}

/* Fails where the descriptor is not open, and anywhere where the outside decides. */
static bool fails(int descriptor) {
    if (!is_open(descriptor)) {
        om_errno = EBADF;
        return true;
    }
    return outside_fails();
}

ssize_t write(int descriptor, const void *bytes, size_t size) {
    if (fails(descriptor)) {
        return -1;
    }
    OM_CHECK("out-of-bounds", size == 0 || __verify_readable(bytes, size), "write: reads outside the buffer");
    if (__verify_executing()) {
        if (descriptor != 1 && descriptor != 2) {
            om_errno = EBADF;
            return -1;
        }
        __verify_write(descriptor, bytes, size);
        return (ssize_t)size;
    }
    size_t written;
    __verify_havoc(&written, sizeof written);
    __verify_assume(written <= size && written <= SSIZE_MAX && (written > 0 || size == 0));
    return (ssize_t)written;
}

ssize_t read(int descriptor, void *target, size_t size) {
    if (fails(descriptor)) {
        return -1;
    }
    if (__verify_executing()) {
        if (descriptor != 0) {
            om_errno = EBADF;
            return -1;
        }
        return (ssize_t)__verify_read(target, size);
    }
    size_t got;
    __verify_havoc(&got, sizeof got);
    __verify_assume(got <= size && got <= SSIZE_MAX);
    __om_stream_input(descriptor == 0, target, got, size, "read()");
    return (ssize_t)got;
}

int open(const char *name, int flags, ...) {
    OM_REQUIRES(name != NULL, "open: the name is a null pointer");
    (void)flags;
    if (__verify_executing()) {
        om_errno = ENOENT;
        return -1;
    }
    if (outside_fails()) {
        return -1;
    }
  /* The lowest descriptor that is free, as far as they are told apart. */
    for (int descriptor = 0; descriptor < TRACKED; descriptor++) {
        if (descriptor > 2 ? !opened[descriptor] : closed[descriptor]) {
            opened[descriptor] = true;
            closed[descriptor] = false;
            return descriptor;
        }
    }
    om_errno = EMFILE;
    return -1;
}

int open64(const char *name, int flags, ...) { return open(name, flags); }

int creat(const char *name, mode_t mode) {
    (void)mode;
    return open(name, O_CREAT | O_WRONLY | O_TRUNC);
}

int close(int descriptor) {
    if (!is_open(descriptor)) {
        om_errno = EBADF;
        return -1;
    }
    if (descriptor < TRACKED) {
        closed[descriptor] = true;
        opened[descriptor] = false;
    }
    return outside_fails() ? -1 : 0;
}

off_t lseek(int descriptor, off_t offset, int whence) {
    if (fails(descriptor)) {
        return -1;
    }
    if (__verify_executing()) {
        om_errno = ESPIPE;
        return -1;
    }
    if (whence != SEEK_SET && whence != SEEK_CUR && whence != SEEK_END) {
        om_errno = EINVAL;
        return -1;
    }
    if (whence == SEEK_SET && offset >= 0) {
        return offset;
    }
    off_t position;
    __verify_havoc(&position, sizeof position);
    __verify_assume(position >= 0);
    return position;
}

int isatty(int descriptor) {
    if (__verify_executing()) {
        om_errno = ENOTTY;
        return 0;
    }
    if (!is_open(descriptor)) {
        om_errno = EBADF;
        return 0;
    }
    if (om_may()) {
        return 1;
    }
    om_errno = ENOTTY;
    return 0;
}

/* Time passes without being waited for. */

unsigned sleep(unsigned seconds) {
    if (__verify_executing()) {
        return 0;
    }
    unsigned left;
    __verify_havoc(&left, sizeof left);
    __verify_assume(left <= seconds);
    return left;
}

int usleep(useconds_t microseconds) {
    if (om_may()) {
        om_errno = microseconds >= 1000000 && om_may() ? EINVAL : EINTR;
        return -1;
    }
    return 0;
}

/* How long an earlier alarm had to go. */
unsigned alarm(unsigned seconds) {
    static unsigned pending;
    unsigned left = pending;
    if (left != 0 && !__verify_executing()) {
        __verify_havoc(&left, sizeof left);
        __verify_assume(left <= pending);
    }
    pending = seconds;
    return left;
}

int pause(void) { __verify_unsupported("pause: waits for a signal from the outside"); }

/* The same in every question of one execution. */
static pid_t process_id(void) {
    static pid_t own;
    if (own == 0) {
        own = 4096;
        if (!__verify_executing()) {
            __verify_havoc(&own, sizeof own);
            __verify_assume(own > 0 && own <= 4194304);
        }
    }
    return own;
}

pid_t getpid(void) { return process_id(); }

pid_t getppid(void) { return __verify_executing() ? 1 : om_any_int() & 4194303; }

static unsigned any_id(void) { return __verify_executing() ? 0 : (unsigned)om_any_int(); }

uid_t getuid(void) { return any_id(); }

uid_t geteuid(void) { return any_id(); }

gid_t getgid(void) { return any_id(); }

gid_t getegid(void) { return any_id(); }

int access(const char *name, int mode) {
    OM_REQUIRES(name != NULL, "access: the name is a null pointer");
    if ((mode & ~(R_OK | W_OK | X_OK)) != 0) {
        om_errno = EINVAL;
        return -1;
    }
    if (__verify_executing()) {
        om_errno = ENOENT;
        return -1;
    }
    return outside_fails() ? -1 : 0;
}

long sysconf(int name) {
    if (name == _SC_PAGESIZE) {
        return 4096;
    }
    if (!__verify_executing()) {
        long value;
        __verify_havoc(&value, sizeof value);
        __verify_assume(value >= -1);
      /* No such name, or no limit, which leaves errno alone (POSIX sysconf). */
        if (value == -1 && om_may()) {
            om_errno = EINVAL;
        }
        return value;
    }
    om_errno = EINVAL;
    return -1;
}

int getpagesize(void) { return 4096; }
