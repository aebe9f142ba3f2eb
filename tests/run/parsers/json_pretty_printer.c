// run: same
#include <stdio.h>
#include <string.h>

static const char *in;
static int failed;

static void indent(int depth) {
    printf("\n%*s", depth * 2, "");
}

static void blank(void) {
    while (*in == ' ' || *in == '\n' || *in == '\t')
        in++;
}

static void string(void) {
    putchar('"');
    for (in++; *in && *in != '"'; in++) {
        if (*in == '\\')
            putchar(*in++);
        putchar(*in);
    }
    if (!*in) {
        failed = 1;
        return;
    }
    in++;
    putchar('"');
}

static void value(int depth) {
    blank();
    if (failed)
        return;
    if (*in == '{' || *in == '[') {
        char close = *in == '{' ? '}' : ']';
        putchar(*in++);
        int items = 0;
        for (blank(); *in && *in != close && !failed; blank()) {
            if (items++) {
                if (*in++ != ',') {
                    failed = 1;
                    return;
                }
                putchar(',');
                blank();
            }
            indent(depth + 1);
            if (close == '}') {
                string();
                blank();
                if (*in++ != ':') {
                    failed = 1;
                    return;
                }
                printf(": ");
            }
            value(depth + 1);
        }
        if (*in != close) {
            failed = 1;
            return;
        }
        in++;
        if (items)
            indent(depth);
        putchar(close);
    } else if (*in == '"') {
        string();
    } else {
        size_t n = strcspn(in, ",]} \n\t");
        if (n == 0)
            failed = 1;
        printf("%.*s", (int)n, in);
        in += n;
    }
}

int main(void) {
    const char *documents[] = {
        "{\"a\":1,\"b\":[true,false,null],\"c\":{\"d\":\"x\\\"y\",\"e\":-2.5e3}}",
        "[ ]", "[[1],[2,[3]]]", "{\"unterminated\": [1, 2", "{\"a\" 1}",
    };
    int failures = 0;
    for (int i = 0; i < 5; i++) {
        in = documents[i];
        failed = 0;
        value(0);
        blank();
        if (*in)
            failed = 1;
        printf("\n-- %s\n", failed ? "malformed" : "well-formed");
        failures += failed;
    }
    return failures == 2 ? 0 : 1;
}
