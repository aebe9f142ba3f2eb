// run: same
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct token {
    unsigned short distance;
    unsigned char length;
    char next;
};

static size_t compress(const char *in, size_t n, struct token **out) {
    struct token *tokens = NULL;
    size_t used = 0, room = 0;
    for (size_t at = 0; at < n;) {
        struct token best = {0, 0, in[at]};
        size_t start = at > 64 ? at - 64 : 0;
        for (size_t from = start; from < at; from++) {
            size_t length = 0;
            while (length < 15 && at + length + 1 < n && in[from + length] == in[at + length])
                length++;
            if (length > best.length)
                best = (struct token){(unsigned short)(at - from), (unsigned char)length, in[at + length]};
        }
        if (used == room) {
            room = room ? 2 * room : 4;
            struct token *bigger = realloc(tokens, room * sizeof *tokens);
            if (!bigger)
                exit(1);
            tokens = bigger;
        }
        tokens[used++] = best;
        at += best.length + 1u;
    }
    *out = tokens;
    return used;
}

static char *expand(const struct token *t, size_t count, size_t *length) {
    size_t n = 0;
    for (size_t i = 0; i < count; i++)
        n += t[i].length + 1u;
    char *out = malloc(n + 1), *w = out;
    if (!out)
        exit(1);
    for (size_t i = 0; i < count; i++) {
        for (unsigned k = 0; k < t[i].length; k++, w++)
            *w = w[-t[i].distance];
        *w++ = t[i].next;
    }
    *w = '\0';
    *length = n;
    return out;
}

int main(void) {
    const char *texts[] = {"abracadabra abracadabra", "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaa", "no repeats: xyz", "she sells sea shells by the sea shore, the shells she sells"};
    for (int i = 0; i < 4; i++) {
        size_t n = strlen(texts[i]), m;
        struct token *tokens;
        size_t count = compress(texts[i], n, &tokens);
        char *back = expand(tokens, count, &m);
        printf("%zu -> %zu tokens, first copy:", n, count);
        for (size_t k = 0; k < count; k++)
            if (tokens[k].length) {
                printf(" %u back, %u long, then '%c'", tokens[k].distance, tokens[k].length, tokens[k].next);
                break;
            }
        printf("\n");
        if (m != n || memcmp(back, texts[i], n) != 0)
            return 2;
        free(tokens);
        free(back);
    }
    return 0;
}
