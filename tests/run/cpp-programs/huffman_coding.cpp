// run: same
#include <cstdio>
#include <cstring>

struct tree {
    char symbol;
    int weight, lowest;
    tree *zero, *one;
    tree(char s, int w) : symbol(s), weight(w), lowest(s), zero(nullptr), one(nullptr) {}
    tree(tree *z, tree *o) : symbol(0), weight(z->weight + o->weight), lowest(z->lowest < o->lowest ? z->lowest : o->lowest), zero(z), one(o) {}
    ~tree() {
        delete zero;
        delete one;
    }
    tree(const tree &) = delete;
    bool before(const tree &o) const { return weight != o.weight ? weight < o.weight : lowest < o.lowest; }
};

class coder {
    tree *root_;
    char codes_[128][20];

    void assign(const tree *t, char *prefix, int n) {
        if (!t->zero) {
            prefix[n] = 0;
            std::strcpy(codes_[static_cast<int>(t->symbol)], prefix);
            return;
        }
        prefix[n] = '0';
        assign(t->zero, prefix, n + 1);
        prefix[n] = '1';
        assign(t->one, prefix, n + 1);
    }

public:
    explicit coder(const char *text) : codes_() {
        int counts[128] = {};
        for (const char *p = text; *p; ++p)
            ++counts[static_cast<int>(*p)];
        tree *heap[128];
        int n = 0;
        for (int c = 0; c < 128; ++c)
            if (counts[c])
                heap[n++] = new tree(static_cast<char>(c), counts[c]);
        while (n > 1) {
            for (int pass = 0; pass < 2; ++pass)
                for (int i = 0; i + 1 < n - pass; ++i)
                    if (heap[i]->before(*heap[i + 1])) {
                        tree *t = heap[i];
                        heap[i] = heap[i + 1];
                        heap[i + 1] = t;
                    }
            tree *a = heap[--n], *b = heap[--n];
            heap[n++] = new tree(a, b);
        }
        root_ = heap[0];
        char prefix[20];
        assign(root_, prefix, 0);
    }
    ~coder() { delete root_; }
    coder(const coder &) = delete;
    int encode(const char *text, char *out) const {
        char *start = out;
        for (; *text; ++text)
            for (const char *c = codes_[static_cast<int>(*text)]; *c; ++c)
                *out++ = *c;
        *out = 0;
        return static_cast<int>(out - start);
    }
    void decode(const char *bits, char *out) const {
        while (*bits) {
            const tree *t = root_;
            while (t->zero)
                t = *bits++ == '0' ? t->zero : t->one;
            *out++ = t->symbol;
        }
        *out = 0;
    }
    const char *code(char c) const { return codes_[static_cast<int>(c)]; }
};

int main() {
    const char *text = "abracadabra alakazam";
    coder c(text);
    char bits[256], back[64];
    int n = c.encode(text, bits);
    c.decode(bits, back);
    std::printf("%s\n%d bits instead of %zu\n", back, n, 8 * std::strlen(text));
    std::printf("a %zu, r %zu, z %zu\n", std::strlen(c.code('a')), std::strlen(c.code('r')), std::strlen(c.code('z')));
    return std::strcmp(text, back);
}
