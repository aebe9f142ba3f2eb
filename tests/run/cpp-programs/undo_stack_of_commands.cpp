// run: same
#include <cstdio>
#include <cstring>

class document {
    char text_[64] = "";

public:
    void insert(int at, const char *s) {
        std::size_t n = std::strlen(s);
        std::memmove(text_ + at + n, text_ + at, std::strlen(text_ + at) + 1);
        std::memcpy(text_ + at, s, n);
    }
    void erase(int at, int n) { std::memmove(text_ + at, text_ + at + n, std::strlen(text_ + at + n) + 1); }
    const char *text() const { return text_; }
};

class command {
public:
    virtual ~command() = default;
    virtual void apply(document &d) = 0;
    virtual void revert(document &d) = 0;
};

class insertion : public command {
    int at_;
    const char *s_;

public:
    insertion(int at, const char *s) : at_(at), s_(s) {}
    void apply(document &d) override { d.insert(at_, s_); }
    void revert(document &d) override { d.erase(at_, static_cast<int>(std::strlen(s_))); }
};

class deletion : public command {
    int at_, n_;
    char kept_[16];

public:
    deletion(int at, int n) : at_(at), n_(n), kept_() {}
    void apply(document &d) override {
        std::memcpy(kept_, d.text() + at_, static_cast<std::size_t>(n_));
        d.erase(at_, n_);
    }
    void revert(document &d) override { d.insert(at_, kept_); }
};

class replacement : public deletion, public insertion {
public:
    replacement(int at, int n, const char *s) : deletion(at, n), insertion(at, s) {}
    void apply(document &d) override {
        deletion::apply(d);
        insertion::apply(d);
    }
    void revert(document &d) override {
        insertion::revert(d);
        deletion::revert(d);
    }
};

class editor {
    document d_;
    command *done_[16];
    int size_ = 0, top_ = 0;

public:
    ~editor() {
        for (int i = 0; i < size_; ++i)
            delete done_[i];
    }
    void run(command *c) {
        while (size_ > top_)
            delete done_[--size_];
        done_[size_++] = c;
        c->apply(d_);
        top_ = size_;
        show();
    }
    bool undo() {
        if (top_ == 0)
            return false;
        done_[--top_]->revert(d_);
        show();
        return true;
    }
    bool redo() {
        if (top_ == size_)
            return false;
        done_[top_++]->apply(d_);
        show();
        return true;
    }
    void show() const { std::printf("[%s]\n", d_.text()); }
    const char *text() const { return d_.text(); }
};

int main() {
    editor e;
    e.run(new insertion(0, "hello world"));
    e.run(new deletion(4, 2));
    replacement *r = new replacement(0, 4, "HELLO ");
    e.run(static_cast<insertion *>(r));
    e.undo();
    e.undo();
    e.redo();
    e.run(new insertion(4, "!"));
    if (e.redo())
        return 1;
    while (e.undo()) {
    }
    while (e.redo()) {
    }
    return std::strcmp(e.text(), "hell!world");
}
