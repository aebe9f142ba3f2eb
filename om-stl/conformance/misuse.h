// Programs that break a precondition, each in a process of its own: the model must stop it with the
// check named. Only for the model; with a real library the same statements are undefined behaviour.
#ifndef CONFORMANCE_MISUSE_H
#define CONFORMANCE_MISUSE_H

#include "check.h"
#include <signal.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

namespace check {

// Runs in the parent: whether the child was stopped by this check.
inline bool stopped_by(int child, int messages, const char *expected) {
    char text[256];
    long length = 0, got;
    while ((got = read(messages, text + length, sizeof text - 1 - length)) > 0)
        length += got;
    text[length] = '\0';
    close(messages);
    int status = 0;
    waitpid(child, &status, 0);
    return WIFSIGNALED(status) && WTERMSIG(status) == SIGABRT && strncmp(text, expected, strlen(expected)) == 0 &&
           text[strlen(expected)] == ':';
}

} // namespace check

#define MISUSE(expected, ...)                                                                                          \
    do {                                                                                                               \
        int ends[2];                                                                                                   \
        fflush(stdout);                                                                                                \
        if (pipe(ends) != 0)                                                                                           \
            return 1;                                                                                                  \
        int child = fork();                                                                                            \
        if (child == 0) {                                                                                              \
            close(ends[0]);                                                                                            \
            dup2(ends[1], 2);                                                                                          \
            {                                                                                                          \
                __VA_ARGS__;                                                                                           \
            }                                                                                                          \
            _exit(0);                                                                                                  \
        }                                                                                                              \
        close(ends[1]);                                                                                                \
        check::report(expected " stops " #__VA_ARGS__, check::stopped_by(child, ends[0], expected));                   \
    } while (0)

#endif
