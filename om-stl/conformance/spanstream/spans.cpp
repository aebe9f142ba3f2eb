// <spanstream>: stream buffers and streams over arrays ([span.streams]).
// standards: 23
#include "check.h"
#include <ios>
#include <span>
#include <spanstream>
#include <string>
#include <utility>

static std::string text(std::span<const char> s) { return std::string(s.data(), s.size()); }

static void buffers() {
    check::section("buffers");
    for (int size = 0; size != 5; ++size)
        for (int written = 0; written != 6; ++written) {
            char room[8] = "-------";
            std::spanbuf buffer(std::span<char>(room, std::size_t(size)));
            int taken = 0;
            for (int i = 0; i != written; ++i)
                taken += buffer.sputc(char('a' + i)) != std::char_traits<char>::eof();
            CHECK(taken == (written < size ? written : size));
            CHECK(buffer.span().size() == std::size_t(taken));
            CHECK(text(buffer.span()) == std::string("abcdefgh").substr(0, std::size_t(taken)));
            CHECK(room[size] == '-');
            int read = 0;
            while (buffer.sbumpc() != std::char_traits<char>::eof())
                ++read;
            CHECK(read == size);
            CHECK(buffer.sungetc() == (size ? int((unsigned char)room[size - 1]) : std::char_traits<char>::eof()));
        }
    char room[] = "abcdef";
    std::spanbuf reader(std::span<char>(room, 6), std::ios_base::in);
    CHECK(reader.span().size() == 6);
    CHECK(reader.sputc('x') == std::char_traits<char>::eof());
    std::spanbuf writer(std::span<char>(room, 6), std::ios_base::out);
    CHECK(writer.span().empty());
    CHECK(writer.sbumpc() == std::char_traits<char>::eof());
    std::spanbuf at_end(std::span<char>(room, 6), std::ios_base::out | std::ios_base::ate);
    CHECK(at_end.span().size() == 6);
    CHECK(at_end.sputc('x') == std::char_traits<char>::eof());
    std::spanbuf none;
    CHECK(none.span().empty());
    CHECK(none.sputc('x') == std::char_traits<char>::eof());
    none.span(std::span<char>(room, 2));
    CHECK(none.sputc('x') == 'x');
    CHECK(room[0] == 'x');
    CHECK(none.pubsetbuf(room + 3, 3) == &none);
    CHECK(none.sgetc() == 'd');
}

static void positions() {
    check::section("positions");
    const std::ios_base::openmode modes[] = {std::ios_base::in, std::ios_base::out,
                                             std::ios_base::in | std::ios_base::out};
    for (std::ios_base::openmode mode : modes)
        for (std::ios_base::openmode which : modes)
            for (int offset = -5; offset != 6; ++offset) {
                if ((which & mode) != which)
                    continue;
                char room[] = "abcd";
                std::spanbuf buffer(std::span<char>(room, 4), mode);
                if (mode & std::ios_base::out)
                    buffer.sputn("xy", 2);
                if (mode & std::ios_base::in)
                    buffer.sbumpc();
                printf("%d ", int(buffer.pubseekoff(offset, std::ios_base::beg, which)));
                // Of a buffer for both, libstdc++ 12 takes the end of what was written for the end ([spanbuf.virtuals]).
                if (mode == which)
                    printf("%d ", int(buffer.pubseekoff(offset, std::ios_base::end, which)));
                printf("%d ", int(buffer.pubseekoff(offset, std::ios_base::cur, which)));
                printf("%d\n", int(buffer.pubseekpos(offset < 0 ? 5 : offset, which)));
                CHECK(buffer.pubseekpos(0, which) == std::streampos(0));
                CHECK(buffer.pubseekpos(5, which) == std::streampos(-1));
                if (which & std::ios_base::in)
                    CHECK(buffer.sgetc() == (mode & std::ios_base::out ? 'x' : 'a'));
            }
}

static void streams() {
    check::section("streams");
    char room[] = "12 34 rest";
    std::ispanstream in{std::span<char>(room, 10)};
    int a = 0, b = 0;
    std::string word;
    in >> a >> b >> word;
    CHECK(a == 12);
    CHECK(b == 34);
    CHECK(word == "rest");
    CHECK(in.eof() && !in.fail());
    CHECK(!(in >> a));
    CHECK(in.span().size() == 10);
    const std::string constant = "7 8";
    std::ispanstream from_string(constant);
    from_string >> a >> b;
    CHECK(a == 7 && b == 8);
    CHECK(from_string.span().data() == constant.data());
    from_string.clear();
    from_string.span(std::span<char>(room, 2));
    from_string >> a;
    CHECK(a == 12);
    char out_room[8] = "-------";
    std::ospanstream out{std::span<char>(out_room)};
    out << 12 << ' ' << "ab";
    CHECK(out.good());
    CHECK(text(out.span()) == "12 ab");
    out << "cdef";
    CHECK(out.bad());
    CHECK(out.span().size() == 8);
    CHECK(text(out.span()) == "12 abcde");
    out.clear();
    out.seekp(0);
    CHECK(out.span().empty());
    out << "x";
    CHECK(text(out.span()) == "x");
    char both_room[10] = {};
    std::spanstream both{std::span<char>(both_room)};
    both << 5 << ' ' << 6 << ' ';
    both >> a >> b;
    CHECK(a == 5 && b == 6);
    CHECK(both.rdbuf()->span().size() == 4);
    std::spanstream moved(std::move(both));
    CHECK(moved.span().size() == 4);
    both = std::move(moved);
    CHECK(text(both.span()) == "5 6 ");
    char other_room[3] = {'a', 'b', 'c'};
    std::spanstream other{std::span<char>(other_room)};
    other << 'z';
    both.swap(other);
    CHECK(text(both.span()) == "z");
    CHECK(text(other.span()) == "5 6 ");
    swap(both, other);
    CHECK(text(other.span()) == "z");
    CHECK(other.rdbuf()->span().data() == other_room);
    wchar_t wide[4] = {};
    std::wospanstream wide_out{std::span<wchar_t>(wide)};
    wide_out << 42;
    CHECK(wide_out.span().size() == 2 && wide[0] == L'4');
}

int main() {
    buffers();
    positions();
    streams();
    return check::done();
}
