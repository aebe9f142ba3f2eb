/* <stdio.h>: the same random operations on a real file and on the model's, each result compared. */
#include "compare.h"
#include <unistd.h>

MODEL(tmpfile);
MODEL(fopen);
MODEL(fclose);
MODEL(fflush);
MODEL(fputc);
MODEL(fputs);
MODEL(fwrite);
MODEL(fprintf);
MODEL(fgetc);
MODEL(getc);
MODEL(fgets);
MODEL(fread);
MODEL(fseek);
MODEL(ftell);
MODEL(rewind);
MODEL(ungetc);
MODEL(feof);
MODEL(ferror);
MODEL(clearerr);
MODEL(fscanf);
MODEL(getline);
MODEL(getdelim);
MODEL(fgetpos);
MODEL(fsetpos);
MODEL(remove);
MODEL(rename);
MODEL(freopen);
MODEL(putc);
MODEL(setvbuf);
MODEL(fileno);
int __isoc99_fscanf(FILE *, const char *, ...);
int om___isoc99_fscanf(FILE *, const char *, ...);

static FILE *real, *model;

/* Both, in the same order. */
#define SAME(name, first, second) COMPARE(name, (first) == (second), "step %d", step)

static void status(int step) {
    SAME("ftell", ftell(real), om_ftell(model));
    SAME("feof", !feof(real), !om_feof(model));
    SAME("ferror", !ferror(real), !om_ferror(model));
}

static void write_something(int step) {
    static const char *const texts[] = {"",        "a",    "line\n", "two\nlines\n", "some longer text without an end",
                                        "12 34\n", "x,y;z"};
    const char *text = texts[random_below(7)];
    size_t length = strlen(text);
    switch (random_below(5)) {
    case 0:
        SAME("fputc", fputc(text[0], real), om_fputc(text[0], model));
        break;
    case 1:
        SAME("fputs", fputs(text, real), om_fputs(text, model));
        break;
    case 2:
        SAME("fwrite", fwrite(text, 1, length, real), om_fwrite(text, 1, length, model));
        break;
    case 3:
        SAME("fwrite", fwrite(text, length + 1, 1, real), om_fwrite(text, length + 1, 1, model));
        break;
    default:
        SAME("fprintf", fprintf(real, "%d:%s:%.2f\n", step, text, step / 7.0),
             om_fprintf(model, "%d:%s:%.2f\n", step, text, step / 7.0));
        break;
    }
}

static void read_something(int step) {
    char one[64], two[64];
    memset(one, '#', sizeof one);
    memset(two, '#', sizeof two);
    switch (random_below(7)) {
    case 0:
        SAME("fgetc", fgetc(real), om_fgetc(model));
        break;
    case 1: {
        int c = getc(real), d = om_getc(model);
        SAME("getc", c, d);
        if (c != EOF) {
            SAME("ungetc", ungetc(c, real), om_ungetc(d, model));
        }
        break;
    }
    case 2: {
        int size = 1 + (int)random_below(30);
        char *a = fgets(one, size, real), *b = om_fgets(two, size, model);
        COMPARE("fgets", (a == NULL) == (b == NULL) && (a == NULL || memcmp(one, two, sizeof one) == 0), "step %d",
                step);
        break;
    }
    case 3: {
        size_t size = 1 + random_below(3), count = random_below(15);
        size_t a = fread(one, size, count, real), b = om_fread(two, size, count, model);
        COMPARE("fread", a == b && memcmp(one, two, a * size) == 0, "step %d", step);
        break;
    }
    case 4: {
        int x = -1, y = -1;
        int a = __isoc99_fscanf(real, "%d", &x), b = om___isoc99_fscanf(model, "%d", &y);
        COMPARE("fscanf", a == b && x == y, "step %d: %d %d, not %d %d", step, b, y, a, x);
        break;
    }
    case 5: {
        int a = __isoc99_fscanf(real, "%20[a-z ]", one), b = om___isoc99_fscanf(model, "%20[a-z ]", two);
        COMPARE("fscanf", a == b && (a != 1 || strcmp(one, two) == 0), "step %d", step);
        break;
    }
    default: {
        char *p = NULL, *q = NULL;
        size_t s = 0, t = 0;
        int delimiter = step % 2 ? '\n' : ';';
        ssize_t a = getdelim(&p, &s, delimiter, real), b = om_getdelim(&q, &t, delimiter, model);
        COMPARE("getdelim", a == b && (a < 0 || memcmp(p, q, (size_t)a + 1) == 0), "step %d", step);
        free(p);
        free(q);
        break;
    }
    }
}

static void seek_something(int step) {
    switch (random_below(5)) {
    case 0:
        rewind(real);
        om_rewind(model);
        break;
    case 1: {
        long offset = (long)random_below(200);
        SAME("fseek", fseek(real, offset, SEEK_SET), om_fseek(model, offset, SEEK_SET));
        break;
    }
    case 2: {
        long offset = -(long)random_below(20);
        SAME("fseek", fseek(real, offset, SEEK_END), om_fseek(model, offset, SEEK_END));
        break;
    }
    case 3: {
        long offset = (long)random_below(20) - 10;
        SAME("fseek", fseek(real, offset, SEEK_CUR), om_fseek(model, offset, SEEK_CUR));
        break;
    }
    default: {
        fpos_t p, q;
        SAME("fgetpos", fgetpos(real, &p), om_fgetpos(model, &q));
        SAME("fsetpos", fsetpos(real, &p), om_fsetpos(model, &q));
        break;
    }
    }
}

static void operate(int steps, bool reads, bool writes) {
    for (int step = 0; step < steps; step++) {
    /* C11 7.21.5.3/7: a seek between reading and writing, one that succeeds. */
        seek_something(step);
        SAME("fseek", fseek(real, 0, SEEK_CUR), om_fseek(model, 0, SEEK_CUR));
        status(step);
        unsigned count = random_below(6);
        bool write = writes && (!reads || random_below(2) == 0);
        for (unsigned i = 0; i < count; i++) {
            if (write) {
                write_something(step);
            } else {
                read_something(step);
            }
            status(step);
        }
        if (random_below(8) == 0) {
            clearerr(real);
            om_clearerr(model);
        }
    }
}

int main(void) {
    for (int round = 0; round < 60; round++) {
        real = tmpfile();
        model = om_tmpfile();
        operate(60, true, true);
        int step = round;
        SAME("fclose", fclose(real), om_fclose(model));
    }
    char name[] = "/tmp/om-conformance-XXXXXX", other[64];
    close(mkstemp(name));
    remove(name);
    sprintf(other, "%s-renamed", name);
    for (int round = 0; round < 40; round++) {
        static const char *const modes[] = {"w", "r", "a", "w+", "r+", "a+", "rb", "wx", "w+b"};
        const char *mode = modes[random_below(9)];
        int step = round;
        errno = om_errno_value = 0;
        real = fopen(name, mode);
        model = om_fopen(name, mode);
        COMPARE("fopen", (real == NULL) == (model == NULL) && errno == om_errno_value, "%s: errno %d, not %d", mode,
                om_errno_value, errno);
        if (real != NULL && model != NULL) {
            bool update = strchr(mode, '+') != NULL;
            operate(20, mode[0] == 'r' || update, mode[0] != 'r' || update);
            SAME("fclose", fclose(real), om_fclose(model));
        }
        if (random_below(4) == 0) {
            SAME("rename", rename(name, other), om_rename(name, other));
            SAME("rename", rename(other, name), om_rename(other, name));
        }
        if (random_below(6) == 0) {
            SAME("remove", remove(name), om_remove(name));
        }
    }
    remove(name);
    return finish("stdio.h");
}
