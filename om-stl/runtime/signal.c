/* <signal.h> (C11 7.14, POSIX): handlers that the program installs and signals that it sends itself.
 *
 * A signal from the outside would have to be tried between any two instructions; none is, and the
 * verdict says so where a handler waits for one.
 */
#include "model.h"
#include <errno.h>
#include <signal.h>
#include <string.h>
#include <unistd.h>

#define SIGNALS 65

static struct sigaction actions[SIGNALS];

int __libc_current_sigrtmin(void) { return 34; }

int __libc_current_sigrtmax(void) { return SIGNALS - 1; }

static bool is_signal(int number) { return number > 0 && number < SIGNALS; }

static void install(int number, const struct sigaction *action) {
    if (!__verify_executing() && action->sa_handler != SIG_DFL && action->sa_handler != SIG_IGN) {
        __verify_assumed("signal: a handler runs only for a signal that the program itself raises");
    }
    actions[number] = *action;
}

int sigaction(int number, const struct sigaction *restrict action, struct sigaction *restrict before) {
    if (!is_signal(number) || (action != NULL && (number == SIGKILL || number == SIGSTOP))) {
        om_errno = EINVAL;
        return -1;
    }
    if (before != NULL) {
        *before = actions[number];
    }
    if (action != NULL) {
        install(number, action);
    }
    return 0;
}

sighandler_t signal(int number, sighandler_t handler) {
    if (!is_signal(number) || handler == SIG_ERR || number == SIGKILL || number == SIGSTOP) {
        om_errno = EINVAL;
        return SIG_ERR;
    }
    sighandler_t before = actions[number].sa_handler;
    struct sigaction action = {.sa_flags = SA_RESTART};
    action.sa_handler = handler;
    install(number, &action);
    return before;
}

/* Runs the handler; false if the default action is to be taken. */
static bool handle(int number) {
    struct sigaction action = actions[number];
    if (action.sa_handler == SIG_DFL) {
        return false;
    }
    if (action.sa_handler == SIG_IGN) {
        return true;
    }
    if ((action.sa_flags & SA_RESETHAND) != 0) {
        actions[number].sa_handler = SIG_DFL;
    }
    if ((action.sa_flags & SA_SIGINFO) != 0) {
        siginfo_t info = {.si_signo = number, .si_code = SI_TKILL};
        action.sa_sigaction(number, &info, NULL);
    } else {
        action.sa_handler(number);
    }
    return true;
}

int raise(int number) {
    if (!is_signal(number)) {
        om_errno = EINVAL;
        return -1;
    }
    if (handle(number)) {
        return 0;
    }
    switch (number) {
    case SIGCHLD:
    case SIGCONT:
    case SIGURG:
    case SIGWINCH:
        return 0;
    case SIGABRT:
    case SIGSEGV:
    case SIGBUS:
    case SIGFPE:
    case SIGILL:
    case SIGTRAP:
    case SIGSYS:
    case SIGQUIT:
        __verify_abort("a signal that ends the program abnormally is raised");
    default:
    /* What a shell reports of a program that a signal ended. */
        __verify_exit(128 + number);
    }
}

void __om_abort_handler(void) { handle(SIGABRT); }

int kill(pid_t process, int number) {
    if (process != getpid() && process != 0) {
        if (!__verify_executing()) {
            if (!om_may()) {
                return 0;
            }
            om_errno = !is_signal(number) && number != 0 ? EINVAL : om_may() ? EPERM : ESRCH;
            return -1;
        }
        om_errno = ESRCH;
        return -1;
    }
    return number == 0 ? 0 : raise(number);
}

int gsignal(int number) { return raise(number); }

/* Sets of signals. Blocking one has no effect: none arrives from the outside. */

int sigemptyset(sigset_t *set) {
    OM_REQUIRES(set != NULL, "sigemptyset: the set is a null pointer");
    __builtin_memset(set, 0, sizeof *set);
    return 0;
}

int sigfillset(sigset_t *set) {
    OM_REQUIRES(set != NULL, "sigfillset: the set is a null pointer");
    __builtin_memset(set, 0xff, sizeof *set);
    return 0;
}

static int change(sigset_t *set, int number, bool member) {
    if (!is_signal(number)) {
        om_errno = EINVAL;
        return -1;
    }
    unsigned long *word = &set->__val[(number - 1) / (8 * (int)sizeof(unsigned long))];
    unsigned long bit = 1ul << ((number - 1) % (8 * (int)sizeof(unsigned long)));
    *word = member ? *word | bit : *word & ~bit;
    return 0;
}

int sigaddset(sigset_t *set, int number) {
    OM_REQUIRES(set != NULL, "sigaddset: the set is a null pointer");
    return change(set, number, true);
}

int sigdelset(sigset_t *set, int number) {
    OM_REQUIRES(set != NULL, "sigdelset: the set is a null pointer");
    return change(set, number, false);
}

int sigismember(const sigset_t *set, int number) {
    OM_REQUIRES(set != NULL, "sigismember: the set is a null pointer");
    if (!is_signal(number)) {
        om_errno = EINVAL;
        return -1;
    }
    unsigned long word = set->__val[(number - 1) / (8 * (int)sizeof(unsigned long))];
    return (int)(word >> ((number - 1) % (8 * (int)sizeof(unsigned long))) & 1);
}

static sigset_t blocked;

int sigprocmask(int how, const sigset_t *restrict set, sigset_t *restrict before) {
    if (before != NULL) {
        *before = blocked;
    }
    if (set != NULL) {
        if (how != SIG_BLOCK && how != SIG_UNBLOCK && how != SIG_SETMASK) {
            om_errno = EINVAL;
            return -1;
        }
        for (size_t i = 0; i < sizeof blocked.__val / sizeof blocked.__val[0]; i++) {
            unsigned long now = blocked.__val[i], word = set->__val[i];
            blocked.__val[i] = how == SIG_BLOCK ? now | word : how == SIG_UNBLOCK ? now & ~word : word;
        }
    }
    return 0;
}
