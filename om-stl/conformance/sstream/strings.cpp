// Streams over strings ([string.streams]).
#include "check.h"
#include <sstream>
#include <string>

int main() {
    check::section("str");
    {
        std::stringstream s;
        CHECK(s.str().empty());
        s << "abc";
        CHECK(s.str() == "abc");
        s.str("new");
        CHECK(s.str() == "new");
        s << "X";
        CHECK(s.str() == "Xew");
        std::stringstream given("given");
        CHECK(given.str() == "given");
        given << "G";
        CHECK(given.str() == "Given");
        std::stringstream appended("given", std::ios_base::in | std::ios_base::out | std::ios_base::ate);
        appended << "!";
        CHECK(appended.str() == "given!");
        std::ostringstream at_end("start ", std::ios_base::app);
        at_end << "more";
        CHECK(at_end.str() == "start more");
        std::ostringstream empty;
        CHECK(empty.str() == "");
        std::istringstream in("in");
        CHECK(in.str() == "in");
        in.str("17 18");
        int a = 0, b = 0;
        in >> a >> b;
        CHECK(a == 17 && b == 18);
    }
    check::section("reading what was written");
    {
        std::stringstream s;
        for (int i = 0; i != 100; ++i)
            s << i << ' ';
        int sum = 0, n = 0, count = 0;
        while (s >> n) {
            sum += n;
            ++count;
        }
        CHECK(sum == 4950);
        CHECK(count == 100);
        CHECK(s.eof());
        s.clear();
        s << "after";
        std::string word;
        s >> word;
        CHECK(word == "after");
        s.clear();
        s.str("");
        CHECK(s.str().empty());
        s << 1.5 << '\n' << "two words\n" << 'c';
        double d = 0;
        s >> d;
        CHECK(d == 1.5);
        std::string line;
        std::getline(s, line);
        CHECK(line.empty());
        std::getline(s, line);
        CHECK(line == "two words");
        char c = 0;
        s >> c;
        CHECK(c == 'c');
    }
    check::section("positions");
    {
        std::stringstream s("0123456789");
        s.seekg(3);
        s.seekp(5);
        s << "xx";
        CHECK(s.str() == "01234xx789");
        CHECK(s.tellp() == std::streampos(7));
        CHECK(s.tellg() == std::streampos(3));
        std::string rest;
        s >> rest;
        CHECK(rest == "34xx789");
        s.clear();
        s.seekg(0, std::ios_base::end);
        CHECK(s.tellg() == std::streampos(10));
        s.seekp(0, std::ios_base::end);
        s << "end";
        s >> rest;
        CHECK(rest == "end");
        CHECK(s.rdbuf()->pubseekoff(0, std::ios_base::cur) == std::streampos(-1));
        CHECK(s.rdbuf()->pubseekoff(2, std::ios_base::beg) == std::streampos(2));
        CHECK(s.rdbuf()->pubseekoff(-1, std::ios_base::beg) == std::streampos(-1));
        CHECK(s.rdbuf()->pubseekoff(14, std::ios_base::beg) == std::streampos(-1));
    }
    check::section("buffer");
    {
        std::stringbuf only_out(std::ios_base::out);
        CHECK(only_out.sgetc() == -1);
        CHECK(only_out.sputc('x') == 'x');
        CHECK(only_out.str() == "x");
        std::stringbuf only_in("text", std::ios_base::in);
        CHECK(only_in.sputc('x') == -1);
        CHECK(only_in.sbumpc() == 't');
        CHECK(only_in.in_avail() == 3);
        CHECK(only_in.sungetc() == 't');
        std::stringbuf both("both");
        CHECK(both.sputn("BO", 2) == 2);
        CHECK(both.str() == "BOth");
        std::string large(10000, 'l');
        std::ostringstream out;
        out << large << large;
        CHECK(out.str().size() == 20000);
        CHECK(out.str() == large + large);
    }
    {
        std::ostringstream out;
        const std::string zero("a\0b", 3);
        out << zero;
        CHECK(out.str().size() == 3);
        CHECK(out.str() == zero);
        std::istringstream in(zero);
        char c[3];
        in.read(c, 3);
        CHECK(c[2] == 'b');
    }
#if __cplusplus >= 201103L
    check::section("moves");
    {
        std::stringstream a;
        a << "some text " << 42;
        std::string word;
        a >> word;
        std::stringstream b(std::move(a));
        CHECK(b.str() == "some text 42");
        b >> word;
        CHECK(word == "text");
        b << "!";
        CHECK(b.str() == "some text 42!");
        std::stringstream c;
        c = std::move(b);
        CHECK(c.str() == "some text 42!");
        int n = 0;
        c >> n;
        CHECK(n == 42);
        std::stringstream d("other");
        d.swap(c);
        CHECK(c.str() == "other");
        CHECK(d.str() == "some text 42!");
        std::swap(c, d);
        CHECK(d.str() == "other");
        std::ostringstream o;
        o << "o";
        std::ostringstream p = std::move(o);
        p << "p";
        CHECK(p.str() == "op");
        std::istringstream i = std::istringstream("temporary");
        i >> word;
        CHECK(word == "temporary");
    }
#endif
#if __cplusplus >= 202002L
    {
        std::ostringstream out;
        out << "viewed";
        CHECK(out.view() == "viewed");
        std::stringstream from(std::string("rvalue"));
        CHECK(from.view() == "rvalue");
    }
#endif
    return check::done();
}
