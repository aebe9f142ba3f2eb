// run: same
#include <cstdio>
#include <cstring>

class lexer {
    typedef void (lexer::*handler)(char);
    struct rule {
        const char *set;
        handler action;
    };
    handler state_;
    char token_[16];
    int length_, counts_[3];

    static const rule rules_[];

    void idle(char c) {
        for (const rule *r = rules_; r->action; ++r)
            if (std::strchr(r->set, c)) {
                state_ = r->action;
                (this->*state_)(c);
                return;
            }
    }
    void finish(int kind, char c) {
        static const char *const names[] = {"word", "number", "sign"};
        token_[length_] = 0;
        std::printf("%s:%s ", names[kind], token_);
        ++counts_[kind];
        length_ = 0;
        state_ = &lexer::idle;
        if (c)
            idle(c);
    }
    void word(char c) {
        if (c >= 'a' && c <= 'z')
            token_[length_++] = c;
        else
            finish(0, c);
    }
    void number(char c) {
        if (c >= '0' && c <= '9')
            token_[length_++] = c;
        else
            finish(1, c);
    }
    void sign(char c) {
        token_[length_++] = c;
        finish(2, 0);
    }

public:
    lexer() : state_(&lexer::idle), length_(0), counts_() {}
    void feed(const char *s) {
        for (; *s; ++s)
            (this->*state_)(*s);
        (this->*state_)(' ');
    }
    int count(int kind) const { return counts_[kind]; }
};

const lexer::rule lexer::rules_[] = {{"abcdefghijklmnopqrstuvwxyz", &lexer::word}, {"0123456789", &lexer::number}, {"+-*/=();", &lexer::sign}, {nullptr, nullptr}};

int main() {
    lexer l;
    l.feed("area = width*(height + 42) / 7;");
    std::printf("\n%d words %d numbers %d signs\n", l.count(0), l.count(1), l.count(2));
    return l.count(0) == 3 && l.count(1) == 2 ? 0 : 1;
}
