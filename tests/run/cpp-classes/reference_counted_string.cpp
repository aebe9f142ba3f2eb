// run: same
#include <cstdio>
#include <cstring>

class text {
    struct body {
        int users;
        std::size_t length;
        char *data;
    };
    body *b_;
    static int bodies_;

    static body *make(const char *s, std::size_t n) {
        ++bodies_;
        body *b = new body{1, n, new char[n + 1]};
        std::memcpy(b->data, s, n);
        b->data[n] = '\0';
        return b;
    }
    void drop() {
        if (--b_->users == 0) {
            delete[] b_->data;
            delete b_;
            --bodies_;
        }
    }
    void own() {
        if (b_->users > 1) {
            body *fresh = make(b_->data, b_->length);
            drop();
            b_ = fresh;
        }
    }

public:
    text(const char *s = "") : b_(make(s, std::strlen(s))) {}
    text(const text &o) : b_(o.b_) { ++b_->users; }
    text &operator=(const text &o) {
        ++o.b_->users;
        drop();
        b_ = o.b_;
        return *this;
    }
    ~text() { drop(); }
    char operator[](std::size_t i) const { return b_->data[i]; }
    char &operator[](std::size_t i) {
        own();
        return b_->data[i];
    }
    text &operator+=(const text &o) {
        std::size_t n = b_->length, m = o.b_->length;
        char *joined = new char[n + m + 1];
        std::memcpy(joined, b_->data, n);
        std::memcpy(joined + n, o.b_->data, m + 1);
        body *fresh = make(joined, n + m);
        delete[] joined;
        drop();
        b_ = fresh;
        return *this;
    }
    friend text operator+(text a, const text &b) { return a += b; }
    friend bool operator==(const text &a, const text &b) { return a.b_->length == b.b_->length && !std::memcmp(a.b_->data, b.b_->data, a.b_->length); }
    const char *c_str() const { return b_->data; }
    int users() const { return b_->users; }
    static int bodies() { return bodies_; }
};

int text::bodies_ = 0;

static text shout(text t) {
    for (std::size_t i = 0; t.c_str()[i]; i++)
        if (t.c_str()[i] >= 'a' && t.c_str()[i] <= 'z')
            t[i] = static_cast<char>(t[i] - 32);
    return t;
}

int main() {
    {
        text a("hello"), b = a, c;
        c = b;
        std::printf("%s %d users, %d bodies\n", c.c_str(), a.users(), text::bodies());
        c[0] = 'J';
        std::printf("%s %s %d users, %d bodies\n", a.c_str(), c.c_str(), a.users(), text::bodies());
        text d = shout(a + " " + c);
        std::printf("%s %d\n", d.c_str(), d == text("HELLO JELLO"));
        a = a;
        a += a;
        std::printf("%s %s\n", a.c_str(), b.c_str());
        const text &view = d;
        std::printf("%c %d\n", view[4], d.users());
    }
    std::printf("%d bodies left\n", text::bodies());
    return text::bodies();
}
