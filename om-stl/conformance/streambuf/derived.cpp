// Buffers that programs derive ([streambuf]).
#include "check.h"
#include <istream>
#include <ostream>
#include <streambuf>
#include <string>
#include <vector>

// Keeps what is written in pieces of four characters.
class Pieces : public std::streambuf {
public:
    std::string pieces;
    Pieces() { setp(buffer, buffer + 4); }

protected:
    virtual int overflow(int c) {
        flush_piece();
        if (c != traits_type::eof())
            sputc(static_cast<char>(c));
        return traits_type::not_eof(c);
    }
    virtual int sync() {
        flush_piece();
        return 0;
    }

private:
    void flush_piece() {
        pieces += '<' + std::string(pbase(), pptr()) + '>';
        setp(buffer, buffer + 4);
    }
    char buffer[4];
};

// Counts from a letter on, three letters at a time.
class Alphabet : public std::streambuf {
public:
    Alphabet() : next('a') { setg(buffer, buffer, buffer); }

protected:
    virtual int underflow() {
        if (next > 'z')
            return traits_type::eof();
        int n = 0;
        for (; n != 3 && next <= 'z'; ++n)
            buffer[n] = next++;
        setg(buffer, buffer, buffer + n);
        return traits_type::to_int_type(buffer[0]);
    }

private:
    char next;
    char buffer[3];
};

// Throws when it is written to or read from.
class Throwing : public std::streambuf {
protected:
    virtual int overflow(int) { throw 42; }
    virtual int underflow() { throw 43; }
};

class Refusing : public std::streambuf {
protected:
    virtual int overflow(int) { return traits_type::eof(); }
};

// A class that is its own stream.
class Logger : private Pieces, public std::ostream {
public:
    Logger() : std::ios(0), std::ostream(this) {}
    std::string text() const { return pieces; }
};

int main() {
    check::section("output");
    {
        Pieces buffer;
        std::ostream out(&buffer);
        out << "hello" << 12345 << 'x';
        CHECK(buffer.pieces == "<hell><o123>");
        out.flush();
        CHECK(buffer.pieces == "<hell><o123><45x>");
        CHECK(buffer.sputn("abcdefghi", 9) == 9);
        CHECK(buffer.pubsync() == 0);
        CHECK(buffer.pieces == "<hell><o123><45x><abcd><efgh><i>");
        CHECK(buffer.sputc('z') == 'z');
        CHECK(out.good());
        Logger logger;
        logger << "log " << 1 << std::endl;
        CHECK(logger.text() == "<log ><1\n>");
    }
    check::section("input");
    {
        Alphabet buffer;
        std::istream in(&buffer);
        CHECK(in.get() == 'a');
        CHECK(in.peek() == 'b');
        CHECK(buffer.in_avail() == 2);
        CHECK(buffer.sbumpc() == 'b');
        CHECK(buffer.snextc() == 'd');
        CHECK(buffer.sgetc() == 'd');
        CHECK(buffer.sungetc() == -1);
        char text[6] = {};
        CHECK(buffer.sgetn(text, 5) == 5);
        CHECK(std::string(text) == "defgh");
        CHECK(buffer.sungetc() == 'h');
        CHECK(buffer.sputbackc('g') == 'g');
        CHECK(buffer.sputbackc('x') == -1);
        std::string rest;
        in >> rest;
        CHECK(rest == "ghijklmnopqrstuvwxyz");
        CHECK(in.eof());
        CHECK(!in.fail());
    }
    check::section("exceptions");
    {
        Throwing buffer;
        std::ostream out(&buffer);
        out << 1;
        CHECK(out.bad());
        out.clear();
        out << "text";
        CHECK(out.bad());
        out.clear();
        out.put('x');
        CHECK(out.bad());
        out.clear();
        out.exceptions(std::ios_base::badbit);
        CHECK_THROWS(int, out << 1);
        CHECK(out.bad());
        std::istream in(&buffer);
        int n = 0;
        in >> n;
        CHECK(in.bad());
        in.clear();
        CHECK(in.get() == -1);
        CHECK(in.bad());
        in.clear();
        std::string s;
        in >> s;
        CHECK(in.bad());
        in.clear();
        in.exceptions(std::ios_base::badbit);
        CHECK_THROWS(int, in.get());
        CHECK_THROWS(int, (in.exceptions(std::ios_base::goodbit), in.clear(), in.exceptions(std::ios_base::badbit),
                           std::getline(in, s)));
    }
    {
        Refusing buffer;
        std::ostream out(&buffer);
        out << "text";
        CHECK(out.bad());
        out.clear();
        out << 1;
        CHECK(out.bad());
        out.clear();
        out.write("x", 1);
        CHECK(out.bad());
        CHECK(buffer.sputc('x') == -1);
        CHECK(buffer.sputn("xy", 2) == 0);
    }
    check::section("base");
    {
        class Plain : public std::streambuf {};
        Plain buffer;
        CHECK(buffer.sgetc() == -1);
        CHECK(buffer.sbumpc() == -1);
        CHECK(buffer.sputc('x') == -1);
        CHECK(buffer.pubsync() == 0);
        CHECK(buffer.pubseekoff(0, std::ios_base::beg) == std::streampos(-1));
        CHECK(buffer.pubseekpos(0) == std::streampos(-1));
        CHECK(buffer.pubsetbuf(0, 0) == &buffer);
        CHECK(buffer.in_avail() == 0);
        CHECK(buffer.getloc() == std::locale());
    }
    return check::done();
}
