// The state, the exceptions, the format and the storage of a stream ([ios.base], [ios]).
#include "check.h"
#include <ios>
#include <iostream>
#include <sstream>
#include <string>

static std::string events;
static void note(std::ios_base::event event, std::ios_base &, int index) {
    events += event == std::ios_base::erase_event ? 'e' : event == std::ios_base::imbue_event ? 'i' : 'c';
    events += static_cast<char>('0' + index);
}

int main() {
    check::section("state");
    {
        std::stringstream s;
        CHECK(s.good());
        CHECK(!s.fail());
        CHECK(s.rdstate() == std::ios_base::goodbit);
        s.setstate(std::ios_base::eofbit);
        CHECK(s.eof());
        CHECK(!s.fail());
        CHECK(!!s);
        CHECK(!s.good());
        s.setstate(std::ios_base::failbit);
        CHECK(s.fail());
        CHECK(!s);
        CHECK(!s.bad());
        CHECK(s.rdstate() == (std::ios_base::eofbit | std::ios_base::failbit));
        s.clear();
        CHECK(s.good());
        s.clear(std::ios_base::badbit);
        CHECK(s.bad());
        CHECK(s.fail());
        CHECK(!s.eof());
        std::ios empty(0);
        CHECK(empty.bad());
        empty.clear();
        CHECK(empty.bad());
        empty.rdbuf(s.rdbuf());
        CHECK(empty.good());
        CHECK(empty.rdbuf() == s.rdbuf());
    }
    check::section("exceptions");
    {
        std::stringstream s("x");
        CHECK(s.exceptions() == std::ios_base::goodbit);
        s.exceptions(std::ios_base::failbit);
        int n = 5;
        CHECK_THROWS(std::ios_base::failure, s >> n);
        CHECK(n == 0);
        CHECK(s.fail());
        CHECK_THROWS(std::exception, s.setstate(std::ios_base::failbit));
        s.clear();
        s.exceptions(std::ios_base::eofbit | std::ios_base::badbit);
        CHECK(s.exceptions() == (std::ios_base::eofbit | std::ios_base::badbit));
        std::string word;
        CHECK_THROWS(std::ios_base::failure, s >> word);
        CHECK(word == "x");
        s.exceptions(std::ios_base::goodbit);
        s.setstate(std::ios_base::badbit);
        CHECK_THROWS(std::ios_base::failure, s.exceptions(std::ios_base::badbit));
        std::ios_base::failure thrown("message");
        CHECK(std::string(thrown.what()).find("message") == 0);
    }
    check::section("format");
    {
        std::stringstream s;
        CHECK(s.flags() == (std::ios_base::skipws | std::ios_base::dec));
        CHECK(s.precision() == 6);
        CHECK(s.width() == 0);
        CHECK(s.fill() == ' ');
        CHECK(s.precision(3) == 6);
        CHECK(s.precision() == 3);
        CHECK(s.width(7) == 0);
        CHECK(s.width() == 7);
        CHECK(s.fill('*') == ' ');
        CHECK(s.fill() == '*');
        CHECK(s.setf(std::ios_base::showpos) == (std::ios_base::skipws | std::ios_base::dec));
        CHECK((s.flags() & std::ios_base::showpos) != 0);
        s.setf(std::ios_base::hex, std::ios_base::basefield);
        CHECK((s.flags() & std::ios_base::basefield) == std::ios_base::hex);
        s.unsetf(std::ios_base::showpos);
        CHECK((s.flags() & std::ios_base::showpos) == 0);
        s << std::uppercase << std::showbase << std::internal << std::scientific << std::unitbuf << std::noskipws;
        CHECK((s.flags() & std::ios_base::uppercase) != 0);
        CHECK((s.flags() & std::ios_base::adjustfield) == std::ios_base::internal);
        CHECK((s.flags() & std::ios_base::floatfield) == std::ios_base::scientific);
        CHECK((s.flags() & std::ios_base::unitbuf) != 0);
        CHECK((s.flags() & std::ios_base::skipws) == 0);
        std::stringstream t;
        t.copyfmt(s);
        CHECK(t.flags() == s.flags());
        CHECK(t.fill() == '*');
        CHECK(t.precision() == 3);
        CHECK(t.rdbuf() != s.rdbuf());
        CHECK(t.good());
        CHECK(s.widen('a') == 'a');
        CHECK(s.narrow('a', 'x') == 'a');
        CHECK(s.tie() == 0);
        s.tie(&std::cout);
        CHECK(s.tie() == &std::cout);
        CHECK(std::cin.tie() == &std::cout);
    }
    check::section("storage");
    {
        const int index = std::ios_base::xalloc();
        CHECK(std::ios_base::xalloc() != index);
        std::stringstream s;
        CHECK(s.iword(index) == 0);
        s.iword(index) = 17;
        CHECK(s.iword(index) == 17);
        s.pword(index) = &s;
        CHECK(s.pword(index) == &s);
        CHECK(s.iword(index + 1) == 0);
        s.register_callback(note, 1);
        s.register_callback(note, 2);
        s.imbue(std::locale::classic());
        CHECK(events == "i2i1");
        {
            std::stringstream t;
            t.copyfmt(s);
            CHECK(events == "i2i1c2c1");
            CHECK(t.iword(index) == 17);
            events.clear();
        }
        CHECK(events == "e2e1");
        CHECK(s.getloc() == std::locale::classic());
        CHECK(s.getloc().name() == "C");
    }
    CHECK(std::ios_base::sync_with_stdio(true));
    return check::done();
}
