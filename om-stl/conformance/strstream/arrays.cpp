// <strstream>: streams over arrays of characters ([depr.str.strstreams]).
#include "check.h"
#include <cstdlib>
#include <cstring>
#include <strstream>

static int taken = 0, given = 0;
static void *take(size_t n) {
    ++taken;
    return malloc(n);
}
static void give(void *p) {
    ++given;
    free(p);
}

static void reading() {
    check::section("reading");
    for (int n = 0; n != 8; ++n) {
        const char text[] = "abcdefg";
        std::istrstream in(text, n);
        int read = 0;
        for (char c; in.get(c); ++read)
            CHECK(c == text[read]);
        CHECK(read == (n == 0 ? 7 : n));
        CHECK(in.eof() && in.fail());
        in.clear();
        CHECK(in.unget().good() && in.peek() == text[read - 1]);
        in.seekg(0);
        CHECK(in.peek() == 'a');
        in.seekg(0, std::ios_base::end);
        CHECK(int(in.tellg()) == read);
        CHECK(in.peek() == EOF);
    }
    std::istrstream numbers("12 34 five");
    int a = 0, b = 0;
    char word[8];
    numbers >> a >> b >> word;
    CHECK(a == 12 && b == 34);
    CHECK(strcmp(word, "five") == 0);
    CHECK(numbers.eof() && !numbers.fail());
    CHECK(numbers.rdbuf()->sputbackc('x') == EOF);
}

static void writing() {
    check::section("writing");
    for (int room = 1; room != 6; ++room)
        for (int n = 0; n != 7; ++n) {
            char array[8] = "-------";
            std::ostrstream out(array, room);
            for (int i = 0; i != n; ++i)
                out.put(char('a' + i));
            CHECK(out.bad() == (n > room));
            CHECK(out.pcount() == (n < room ? n : room));
            CHECK(memcmp(array, "abcdefg", size_t(out.pcount())) == 0);
            CHECK(array[room] == '-');
            CHECK(out.str() == array);
        }
    char array[16] = "text";
    std::ostrstream more(array, 10, std::ios_base::out | std::ios_base::app);
    more << 42 << std::ends;
    CHECK(strcmp(array, "text42") == 0);
    CHECK(more.pcount() == 3);
}

static void growing() {
    check::section("growing");
    for (int n = 0; n < 70; n += 3) {
        std::ostrstream out;
        for (int i = 0; i != n; ++i)
            out << char('a' + i % 26);
        CHECK(out.good());
        CHECK(out.pcount() == n);
        out << std::ends;
        const char *text = out.str();
        CHECK(strlen(text) == size_t(n));
        CHECK(n == 0 || text[n - 1] == 'a' + (n - 1) % 26);
        const int before = out.pcount();
        out.freeze(false);
        out << 'z';
        CHECK(out.pcount() == before + 1);
    }
    {
        std::strstreambuf buffer(take, give);
        std::ostream out(&buffer);
        for (int i = 0; i != 100; ++i)
            out << i;
        CHECK(buffer.pcount() == 190);
        CHECK(taken >= 1);
    }
    CHECK(taken == given);
    std::ostrstream kept;
    kept << "kept" << std::ends;
    char *mine = kept.str();
    CHECK(strcmp(mine, "kept") == 0);
    kept.freeze(false);
}

static void both() {
    check::section("both");
    std::strstream s;
    s << 12 << ' ' << 34;
    int a = 0, b = 0;
    s >> a >> b;
    CHECK(a == 12 && b == 34);
    CHECK(s.eof());
    s.clear();
    s << " 56";
    s >> a;
    CHECK(a == 56);
    char array[12] = "1 2 3";
    std::strstream over(array, 12);
    over << "9";
    over >> a;
    CHECK(a == 9);
    CHECK(over.pcount() == 1);
    CHECK(over.str() == array);
}

int main() {
    reading();
    writing();
    growing();
    both();
    return check::done();
}
