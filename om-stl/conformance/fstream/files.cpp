// Streams over files ([file.streams]).
#include "check.h"
#include <cstdio>
#include <fstream>
#include <string>

static const char *const name = "om-stl-conformance-fstream.tmp";

static void write(const char *text, std::ios_base::openmode mode) {
    std::ofstream out(name, mode);
    out << text;
}
static std::string read() {
    std::ifstream in(name);
    std::string word;
    in >> word;
    return word;
}

int main() {
    check::section("writing and reading");
    {
        std::ofstream out(name);
        CHECK(out.is_open());
        CHECK(out.good());
        out << "hello " << 42 << "\nsecond line\n" << 2.5;
        CHECK(out.tellp() == std::streampos(24));
        out.close();
        CHECK(!out.is_open());
        CHECK(out.good());
        out.close();
        CHECK(out.fail());
    }
    {
        std::ifstream in(name);
        std::string word, line;
        int n = 0;
        double d = 0;
        in >> word >> n;
        CHECK(word == "hello");
        CHECK(n == 42);
        std::getline(in, line);
        CHECK(line.empty());
        std::getline(in, line);
        CHECK(line == "second line");
        in >> d;
        CHECK(d == 2.5);
        CHECK(in.eof());
        CHECK(!in.fail());
        in >> d;
        CHECK(in.fail());
        in.clear();
        in.seekg(6);
        in >> n;
        CHECK(n == 42);
        in.seekg(-3, std::ios_base::end);
        in >> d;
        CHECK(d == 2.5);
        in.clear();
        in.seekg(0);
        CHECK(in.get() == 'h');
        CHECK(in.peek() == 'e');
        CHECK(in.tellg() == std::streampos(1));
        in.get();
        in.unget();
        CHECK(in.get() == 'e');
        char buffer[4] = {};
        in.read(buffer, 3);
        CHECK(std::string(buffer) == "llo");
    }
    check::section("failures");
    {
        std::ifstream missing("om-stl-conformance-missing/none");
        CHECK(!missing.is_open());
        CHECK(missing.fail());
        CHECK(!missing);
        int n = 7;
        missing >> n;
        CHECK(n == 7);
        missing.open(name);
        CHECK(missing.is_open());
        CHECK(missing.good());
        missing.open(name);
        CHECK(missing.fail());
        CHECK(missing.is_open());
        std::ofstream closed;
        closed << "x";
        CHECK(closed.bad());
        std::ofstream reading(name, std::ios_base::in | std::ios_base::trunc);
        CHECK(reading.is_open());
        std::fstream strange;
        strange.open(name, std::ios_base::trunc);
        CHECK(strange.fail());
    }
    check::section("modes");
    {
        write("abc", std::ios_base::out);
        write("def", std::ios_base::app);
        std::string all = read();
        CHECK(all == "abcdef");
        write("x", std::ios_base::out | std::ios_base::trunc);
        all = read();
        CHECK(all == "x");
        {
            std::fstream both(name, std::ios_base::in | std::ios_base::out);
            both << "YZ";
            both.seekg(0);
            both >> all;
        }
        CHECK(all == "YZ");
        {
            std::fstream both(name, std::ios_base::in | std::ios_base::out | std::ios_base::trunc);
            CHECK(both.is_open());
            both << "one two";
            both.seekg(4);
            both >> all;
            CHECK(all == "two");
            both.clear();
            both.seekp(0);
            both << "ONE";
            both.flush();
            both.seekg(0);
            std::getline(both, all);
            CHECK(all == "ONE two");
        }
        std::ifstream at_end(name, std::ios_base::ate);
        CHECK(at_end.tellg() == std::streampos(7));
        std::ifstream binary(name, std::ios_base::binary);
        CHECK(binary.get() == 'O');
    }
    check::section("buffer");
    {
        std::filebuf buffer;
        CHECK(!buffer.is_open());
        CHECK(buffer.close() == 0);
        CHECK(buffer.open(name, std::ios_base::in) == &buffer);
        CHECK(buffer.open(name, std::ios_base::in) == 0);
        std::istream in(&buffer);
        CHECK(in.get() == 'O');
        CHECK(buffer.sgetc() == 'N');
        CHECK(buffer.sputc('x') == -1);
        CHECK(buffer.close() == &buffer);
        CHECK(in.get() == -1);
        std::wofstream wide(name);
        wide << L"wide " << 5;
        wide.close();
        std::wifstream wide_in(name);
        std::wstring word;
        wide_in >> word;
        CHECK(word == L"wide");
    }
#if __cplusplus >= 201103L
    check::section("moves");
    {
        std::ofstream out{std::string(name)};
        out << "moved";
        std::ofstream taken(std::move(out));
        taken << " on";
        CHECK(!out.is_open());
        taken.close();
        std::ifstream in(name);
        in.get();
        std::ifstream next(std::move(in));
        CHECK(next.get() == 'o');
        CHECK(next.is_open());
        std::ifstream last;
        last = std::move(next);
        CHECK(last.get() == 'v');
        std::string rest;
        std::getline(last, rest);
        CHECK(rest == "ed on");
    }
#endif
    std::remove(name);
    return check::done();
}
