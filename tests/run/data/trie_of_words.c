// run: same
#include <stdio.h>
#include <stdlib.h>

struct trie {
    struct trie *next[26];
    int ends;
};

static struct trie *new_node(void) {
    struct trie *t = calloc(1, sizeof *t);
    if (!t)
        exit(1);
    return t;
}

static void add(struct trie *t, const char *word) {
    for (; *word; word++) {
        struct trie **slot = &t->next[*word - 'a'];
        if (!*slot)
            *slot = new_node();
        t = *slot;
    }
    t->ends++;
}

static int with_prefix(const struct trie *t, const char *prefix) {
    for (; *prefix; prefix++) {
        t = t->next[*prefix - 'a'];
        if (!t)
            return 0;
    }
    int n = t->ends;
    for (int c = 0; c < 26; c++)
        if (t->next[c]) {
            char one[2] = {(char)('a' + c), 0};
            n += with_prefix(t, one);
        }
    return n;
}

static void list(const struct trie *t, char *buffer, int depth) {
    if (t->ends) {
        buffer[depth] = 0;
        printf("%s x%d\n", buffer, t->ends);
    }
    for (int c = 0; c < 26; c++)
        if (t->next[c]) {
            buffer[depth] = (char)('a' + c);
            list(t->next[c], buffer, depth + 1);
        }
}

static void destroy(struct trie *t) {
    for (int c = 0; c < 26; c++)
        if (t->next[c])
            destroy(t->next[c]);
    free(t);
}

int main(void) {
    const char *words[] = {"tree", "trie", "try", "to", "tea", "ten", "inn", "in", "i", "to", "tree", "tee"};
    struct trie *root = new_node();
    for (size_t i = 0; i < sizeof words / sizeof *words; i++)
        add(root, words[i]);
    char buffer[16];
    list(root, buffer, 0);
    printf("t:%d tr:%d in:%d x:%d all:%d\n", with_prefix(root, "t"), with_prefix(root, "tr"), with_prefix(root, "in"), with_prefix(root, "x"), with_prefix(root, ""));
    destroy(root);
    return 0;
}
