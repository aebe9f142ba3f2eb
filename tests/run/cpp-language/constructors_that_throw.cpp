// run: same
#include <cstdio>
#include <new>

static int balance;

struct part {
    int id;
    explicit part(int i) : id(i) {
        if (i == 13)
            throw i;
        ++balance;
        std::printf("+%d ", i);
    }
    ~part() {
        --balance;
        std::printf("-%d ", id);
    }
};

struct whole : part {
    part a, b;
    whole(int x, int y, int z) try : part(x), a(y), b(z) {
        if (z == 7)
            throw "body";
        std::printf("built ");
    } catch (int i) {
        std::printf("[member %d failed] ", i);
    }
};

static int attempt(int x, int y, int z) {
    try {
        whole *w = new whole(x, y, z);
        delete w;
        std::printf("| fine\n");
        return 0;
    } catch (int) {
        std::printf("| int\n");
        return 1;
    } catch (const char *s) {
        std::printf("| %s\n", s);
        return 2;
    }
}

int main() {
    int results = attempt(1, 2, 3) + attempt(13, 1, 1) * 10 + attempt(1, 13, 1) * 100 + attempt(1, 2, 13) * 1000 + attempt(1, 2, 7) * 10000;
    std::printf("results %d balance %d\n", results, balance);
    try {
        static int next = 10;
        struct auto_part : part {
            auto_part() : part(next++) {}
        };
        delete[] new auto_part[6];
    } catch (int i) {
        std::printf("array stopped at %d, balance %d\n", i, balance);
    }
    return balance || results != 21110;
}
