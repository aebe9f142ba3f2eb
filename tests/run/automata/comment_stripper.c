// run: same
// clang: -O1
#include <stdio.h>

enum state { CODE, SLASH, LINE, BLOCK, STAR, STRING, STRING_ESCAPE, CHARACTER, CHARACTER_ESCAPE };

static int strip(const char *in, char *out) {
    enum state s = CODE;
    int comments = 0;
    for (; *in; in++) {
        char c = *in;
        switch (s) {
        case SLASH:
            if (c == '/') {
                s = LINE;
                comments++;
                break;
            }
            if (c == '*') {
                s = BLOCK;
                comments++;
                break;
            }
            *out++ = '/';
            s = CODE;
            /* fall through */
        case CODE:
            if (c == '/') {
                s = SLASH;
                break;
            }
            *out++ = c;
            s = c == '"' ? STRING : c == '\'' ? CHARACTER : CODE;
            break;
        case LINE:
            if (c == '\n') {
                *out++ = c;
                s = CODE;
            }
            break;
        case BLOCK: s = c == '*' ? STAR : BLOCK; break;
        case STAR:
            if (c == '/')
                *out++ = ' ';
            s = c == '/' ? CODE : c == '*' ? STAR : BLOCK;
            break;
        case STRING:
        case CHARACTER:
            *out++ = c;
            if (c == '\\')
                s = s == STRING ? STRING_ESCAPE : CHARACTER_ESCAPE;
            else if (c == (s == STRING ? '"' : '\''))
                s = CODE;
            break;
        case STRING_ESCAPE: *out++ = c; s = STRING; break;
        case CHARACTER_ESCAPE: *out++ = c; s = CHARACTER; break;
        }
    }
    *out = '\0';
    return s == CODE || s == LINE ? comments : -1;
}

int main(void) {
    static const char *const programs[] = {
        "int a; // gone\nint b; /* gone\n too */ int c;\n", "char *s = \"// kept /* kept */\"; x = a / b;\n", "char q = '\\''; /***/ char r = '\"'; // end\n", "int unfinished; /* never closed", "a = b /*x*/ / /*y*/ c;\n", "\"esc \\\" // still\" /**/\n",
    };
    char out[128];
    int total = 0, broken = 0;
    for (int i = 0; i < 6; i++) {
        int n = strip(programs[i], out);
        if (n < 0) {
            broken++;
            printf("unterminated\n");
        } else {
            total += n;
            printf("%d: %s", n, out);
        }
    }
    return total == 7 && broken == 1 ? 0 : 1;
}
