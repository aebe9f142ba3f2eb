// run: same
#include <cstdio>

static int depth_now, unwound;

struct guard {
    int level;
    explicit guard(int l) : level(l) { ++depth_now; }
    ~guard() {
        --depth_now;
        ++unwound;
    }
};

struct too_deep {
    int level;
};

struct odd_number : too_deep {
    const char *why;
};

static int descend(int level, int limit) {
    guard g(level);
    if (level == limit) {
        if (limit % 2) {
            odd_number o;
            o.level = level;
            o.why = "odd";
            throw o;
        }
        throw too_deep{level};
    }
    return descend(level + 1, limit) + 1;
}

static int middle(int limit) {
    try {
        return descend(0, limit);
    } catch (odd_number &o) {
        o.level += 100;
        throw;
    } catch (int) {
        return -1;
    }
}

int main() {
    long sum = 0;
    for (int limit = 0; limit < 20; ++limit) {
        try {
            middle(limit);
            return 1;
        } catch (const too_deep &t) {
            sum += t.level;
        }
        if (depth_now != 0)
            return 2;
    }
    std::printf("sum %ld unwound %d\n", sum, unwound);
    int caught = 0;
    for (int kind = 0; kind < 5; ++kind)
        try {
            try {
                switch (kind) {
                case 0: throw 1;
                case 1: throw 'c';
                case 2: throw "text";
                case 3: throw 2.5;
                default: throw odd_number();
                }
            } catch (int i) {
                caught += i;
                throw 10L;
            } catch (const char *s) {
                caught += s[0];
            } catch (char c) {
                throw c + 0;
            }
        } catch (long l) {
            caught += static_cast<int>(l);
        } catch (int i) {
            caught += i;
        } catch (...) {
            caught += 1000;
        }
    std::printf("caught %d\n", caught);
    return caught == 1 + 10 + 'c' + 't' + 2000 ? 0 : 3;
}
