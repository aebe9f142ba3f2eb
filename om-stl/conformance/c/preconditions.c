/* What the standard requires of the caller: each case breaks one requirement in a process of its own,
 * which must end by the model's complaint under the name of the right check.
 */
#include "compare.h"
#include <ctype.h>
#include <math.h>
#include <signal.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>
#include <wchar.h>

MODEL(strcpy);
MODEL(strncpy);
MODEL(strcat);
MODEL(strcmp);
MODEL(strchr);
MODEL(strstr);
MODEL(strtok);
MODEL(strdup);
MODEL(mempcpy);
MODEL(memccpy);
MODEL(memchr);
MODEL(wcscpy);
MODEL(wmemcpy);
MODEL(isalpha);
MODEL(toupper);
MODEL(abs);
MODEL(llabs);
MODEL(div);
MODEL(ldiv);
MODEL(qsort);
MODEL(bsearch);
MODEL(atoi);
MODEL(atol);
MODEL(strtol);
MODEL(strtod);
MODEL(sprintf);
MODEL(snprintf);
MODEL(fopen);
MODEL(fclose);
MODEL(fputs);
MODEL(fgetc);
MODEL(fputc);
MODEL(fread);
MODEL(fwrite);
MODEL(fgets);
MODEL(fflush);
MODEL(fseek);
MODEL(ftell);
MODEL(setvbuf);
MODEL(tmpfile);
MODEL(fprintf);
MODEL(getenv);
MODEL(frexp);
MODEL(modf);
MODEL(asctime);
MODEL(strftime);
MODEL(mktime);
MODEL(gmtime);
MODEL(abort);
MODEL(raise);
MODEL(fgetwc);
MODEL(ungetc);
MODEL(sscanf);
MODEL(at_quick_exit);
MODEL(feof);
int om___isoc99_sscanf(const char *, const char *, ...);

static char buffer[64] = "some text in a buffer";
static FILE *file;
static void *volatile null;

static int compare_bytes(const void *a, const void *b) { return *(const char *)a - *(const char *)b; }

static FILE *opened(const char *mode) {
    FILE *written = om_fopen("scratch", "w");
    om_fputs("contents", written);
    om_fclose(written);
    return om_fopen("scratch", mode);
}

static FILE *closed(void) {
    FILE *result = opened("r");
    om_fclose(result);
    return result;
}

#define CASES(BREAKS)                                                                                                  \
    BREAKS("library-precondition", om_strcpy(buffer, null))                                                            \
    BREAKS("library-precondition", om_strcpy(null, buffer))                                                            \
    BREAKS("overlapping-copy", om_strcpy(buffer, buffer + 1))                                                          \
    BREAKS("overlapping-copy", om_strcpy(buffer + 1, buffer))                                                          \
    BREAKS("overlapping-copy", om_strncpy(buffer, buffer + 2, 5))                                                      \
    BREAKS("overlapping-copy", om_strcat(buffer, buffer))                                                              \
    BREAKS("overlapping-copy", om_mempcpy(buffer, buffer + 3, 4))                                                      \
    BREAKS("overlapping-copy", om_memccpy(buffer, buffer + 3, 'x', 8))                                                 \
    BREAKS("overlapping-copy", om_wcscpy((wchar_t *)buffer, (wchar_t *)buffer))                                        \
    BREAKS("overlapping-copy", om_sprintf(buffer, "%s!", buffer))                                                      \
    BREAKS("overlapping-copy", om_snprintf(buffer, 10, "<%s", buffer + 2))                                             \
    BREAKS("library-precondition", om_strcmp(buffer, null))                                                            \
    BREAKS("library-precondition", om_strchr(null, 'a'))                                                               \
    BREAKS("library-precondition", om_strstr(buffer, null))                                                            \
    BREAKS("library-precondition", om_strdup(null))                                                                    \
    BREAKS("library-precondition", om_memchr(null, 1, 3))                                                              \
    BREAKS("library-precondition", om_strtok(NULL, " "))                                                               \
    BREAKS("library-precondition", om_isalpha(256))                                                                    \
    BREAKS("library-precondition", om_isalpha(-2))                                                                     \
    BREAKS("library-precondition", om_toupper((char)0xe9))                                                             \
    BREAKS("signed-overflow", om_abs(INT_MIN))                                                                         \
    BREAKS("signed-overflow", om_llabs(LLONG_MIN))                                                                     \
    BREAKS("division-by-zero", om_div(1, 0))                                                                           \
    BREAKS("division-overflow", om_ldiv(LONG_MIN, -1))                                                                 \
    BREAKS("library-precondition", om_qsort(buffer, 3, 1, null))                                                       \
    BREAKS("library-precondition", om_qsort(null, 3, 1, compare_bytes))                                                \
    BREAKS("library-precondition", om_bsearch(buffer, null, 3, 1, compare_bytes))                                      \
    BREAKS("library-precondition", om_atoi("99999999999"))                                                             \
    BREAKS("library-precondition", om_atol("99999999999999999999"))                                                    \
    BREAKS("library-precondition", om_atoi(null))                                                                      \
    BREAKS("library-precondition", om_strtol("1", NULL, 1))                                                            \
    BREAKS("library-precondition", om_strtol("1", NULL, 37))                                                           \
    BREAKS("library-precondition", om_strtod(null, NULL))                                                              \
    BREAKS("library-precondition", om_snprintf(buffer, 9, "%s", null))                                                 \
    BREAKS("library-precondition", om_snprintf(null, 9, "x"))                                                          \
    BREAKS("library-precondition", om_snprintf(buffer, 9, null))                                                       \
    BREAKS("library-precondition", om_snprintf(buffer, 9, "%y"))                                                       \
    BREAKS("library-precondition", om_snprintf(buffer, 9, "%5"))                                                       \
    BREAKS("library-precondition", om_snprintf(buffer, 9, "%n", null))                                                 \
    BREAKS("library-precondition", om___isoc99_sscanf("1", "%d", null))                                                \
    BREAKS("library-precondition", om___isoc99_sscanf("70000", "%hd", buffer))                                         \
    BREAKS("library-precondition", om___isoc99_sscanf("a", "%[a", buffer))                                             \
    BREAKS("library-precondition", om_fopen("scratch", "q"))                                                           \
    BREAKS("library-precondition", om_fopen(null, "r"))                                                                \
    BREAKS("library-precondition", om_fclose(null))                                                                    \
    BREAKS("library-precondition", om_fputs("x", null))                                                                \
    BREAKS("stream-misuse", om_fclose(closed()))                                                                       \
    BREAKS("stream-misuse", om_fgetc(closed()))                                                                        \
    BREAKS("stream-misuse", om_fprintf(closed(), "x"))                                                                 \
    BREAKS("stream-misuse", om_feof(closed()))                                                                         \
    BREAKS("stream-misuse", om_fseek(closed(), 0, SEEK_SET))                                                           \
    BREAKS("stream-misuse", om_fputc('x', opened("r")))                                                                \
    BREAKS("stream-misuse", om_fgetc(opened("w")))                                                                     \
    BREAKS("stream-misuse", (file = opened("r+"), om_fgetc(file), om_fputc('x', file)))                                \
    BREAKS("stream-misuse", (file = opened("r+"), om_fputc('x', file), om_fgetc(file)))                                \
    BREAKS("stream-misuse", om_fflush(opened("r")))                                                                    \
    BREAKS("stream-misuse", (file = opened("r"), om_fgetc(file), om_setvbuf(file, NULL, _IONBF, 0)))                   \
    BREAKS("stream-misuse", (file = opened("r"), om_fgetc(file), om_fgetwc(file)))                                     \
    BREAKS("stream-misuse", om_ungetc('x', opened("w")))                                                               \
    BREAKS("library-precondition", (file = opened("r"), om_fgets(buffer, 0, file)))                                    \
    BREAKS("library-precondition", (file = opened("r"), om_fread(null, 1, 3, file)))                                   \
    BREAKS("library-precondition", (file = opened("w"), om_fwrite(buffer, SIZE_MAX, 3, file)))                         \
    BREAKS("library-precondition", om_getenv(null))                                                                    \
    BREAKS("library-precondition", om_frexp(1, null))                                                                  \
    BREAKS("library-precondition", om_modf(1, null))                                                                   \
    BREAKS("library-precondition", om_asctime(&(struct tm){.tm_mday = 40}))                                            \
    BREAKS("library-precondition", om_asctime(&(struct tm){.tm_mday = 1, .tm_year = 9000}))                            \
    BREAKS("library-precondition", om_strftime(buffer, 9, "%Q", &(struct tm){0}))                                      \
    BREAKS("library-precondition", om_strftime(buffer, 9, "%a", &(struct tm){.tm_wday = 9}))                           \
    BREAKS("library-precondition", om_mktime(null))                                                                    \
    BREAKS("library-precondition", om_gmtime(null))                                                                    \
    BREAKS("library-precondition", om_at_quick_exit(null))                                                             \
    BREAKS("", om_abort())                                                                                             \
    BREAKS("", om_raise(SIGSEGV))

static int selected;

#define RUN(name, ...)                                                                                                 \
    if (selected == at++) {                                                                                            \
        (void)(__VA_ARGS__);                                                                                           \
    }
static void run_selected(void) {
    int at = 0;
    CASES(RUN)
}

/* Runs one case; its complaint is on the other end of the pipe. */
static void check(const char *name, const char *text) {
    int ends[2];
    if (pipe(ends) != 0) {
        exit(2);
    }
    fflush(stdout);
    pid_t child = fork();
    if (child == 0) {
        dup2(ends[1], 2);
        run_selected();
        _exit(0);
    }
    close(ends[1]);
    char complaint[512] = "";
    ssize_t size = read(ends[0], complaint, sizeof complaint - 1);
    complaint[size > 0 ? size : 0] = 0;
    close(ends[0]);
    int status;
    waitpid(child, &status, 0);
    bool aborted = WIFSIGNALED(status) && WTERMSIG(status) == SIGABRT;
    COMPARE("preconditions", aborted && strncmp(complaint, name, strlen(name)) == 0, "%s: %s, not %s", text, complaint,
            name);
}

int main(void) {
    int at = 0;
#define CHECK(name, ...)                                                                                               \
    selected = at++;                                                                                                   \
    check(name, #__VA_ARGS__);
    CASES(CHECK)
    printf("  %d broken requirements, each reported\n", at);
    return finish("requirements");
}
