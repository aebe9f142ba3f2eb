// run: same
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static long stack[32];
static int depth;

static void push(long v) { stack[depth++] = v; }
static long pop(void) { return depth ? stack[--depth] : 0; }

static void add(void) { long b = pop(); push(pop() + b); }
static void subtract(void) { long b = pop(); push(pop() - b); }
static void multiply(void) { long b = pop(); push(pop() * b); }
static void duplicate(void) { push(stack[depth - 1]); }
static void swap(void) { long b = pop(), a = pop(); push(b); push(a); }
static void print(void) { printf("%ld ", pop()); }
static void newline(void) { printf("\n"); }

struct word {
    char name[8];
    void (*code)(void);
    char body[40];
};

static struct word dictionary[24] = {{"+", add, ""}, {"-", subtract, ""}, {"*", multiply, ""}, {"dup", duplicate, ""}, {"swap", swap, ""}, {".", print, ""}, {"cr", newline, ""}};
static int words = 7;

static int interpret(const char *source) {
    char token[16];
    int compiling = 0;
    while (*source) {
        size_t skip = strspn(source, " ");
        source += skip;
        size_t n = strcspn(source, " ");
        if (n == 0)
            break;
        memcpy(token, source, n);
        token[n] = '\0';
        source += n;
        if (strcmp(token, ":") == 0) {
            compiling = 1;
            dictionary[words].code = NULL;
            dictionary[words].name[0] = '\0';
        } else if (strcmp(token, ";") == 0) {
            compiling = 0;
            words++;
        } else if (compiling) {
            struct word *w = &dictionary[words];
            if (!w->name[0]) {
                strcpy(w->name, token);
            } else {
                strcat(w->body, token);
                strcat(w->body, " ");
            }
        } else {
            int i = words - 1;
            while (i >= 0 && strcmp(dictionary[i].name, token) != 0)
                i--;
            if (i >= 0 && dictionary[i].code) {
                dictionary[i].code();
            } else if (i >= 0) {
                if (!interpret(dictionary[i].body))
                    return 0;
            } else {
                char *end;
                long v = strtol(token, &end, 10);
                if (*end) {
                    printf("? %s\n", token);
                    return 0;
                }
                push(v);
            }
        }
    }
    return 1;
}

int main(void) {
    interpret(": sq dup * ; : cube dup sq * ; 3 sq . 4 cube . cr");
    interpret("10 2 swap - . 7 dup + . cr");
    interpret(": sq dup dup * * ; 3 sq . 2 cube . cr");
    int ok = interpret("1 2 nonsense +");
    printf("depth %d words %d\n", depth, words);
    return ok;
}
