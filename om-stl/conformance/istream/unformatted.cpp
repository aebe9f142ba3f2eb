// Unformatted input ([istream.unformatted]).
#include "check.h"
#include <istream>
#include <limits>
#include <sstream>
#include <string>

static std::string state(const std::istream &in) {
    std::string text;
    if (in.good())
        text += "good ";
    if (in.eof())
        text += "eof ";
    if (in.fail())
        text += "fail ";
    if (in.bad())
        text += "bad ";
    return text;
}

int main() {
    check::section("get");
    {
        std::istringstream in("ab");
        CHECK(in.get() == 'a');
        CHECK(in.gcount() == 1);
        char c = 'x';
        in.get(c);
        CHECK(c == 'b');
        CHECK(state(in) == "good ");
        CHECK(in.get() == -1);
        CHECK(in.gcount() == 0);
        CHECK(state(in) == "eof fail ");
        in.get(c);
        CHECK(c == 'b');
    }
    {
        std::istringstream in("hello\nworld\n");
        char line[20] = "unchanged";
        in.get(line, 20);
        CHECK(std::string(line) == "hello");
        CHECK(in.gcount() == 5);
        CHECK(in.peek() == '\n');
        in.get(line, 20);
        CHECK(in.gcount() == 0);
        CHECK(line[0] == '\0');
        CHECK(state(in) == "fail ");
        in.clear();
        in.get();
        in.get(line, 3);
        CHECK(std::string(line) == "wo");
        in.get(line, 20, 'l');
        CHECK(std::string(line) == "r");
        std::ostringstream out;
        in.get(*out.rdbuf());
        CHECK(out.str() == "ld");
        CHECK(in.gcount() == 2);
        in.get(*out.rdbuf());
        CHECK(in.fail());
    }
    check::section("getline");
    {
        std::istringstream in("first\nsecond line\n\nlast");
        char line[10];
        in.getline(line, 10);
        CHECK(std::string(line) == "first");
        CHECK(in.gcount() == 6);
        in.getline(line, 7);
        CHECK(std::string(line) == "second");
        CHECK(in.gcount() == 6);
        CHECK(state(in) == "fail ");
        in.clear();
        in.getline(line, 10);
        CHECK(std::string(line) == " line");
        in.getline(line, 10);
        CHECK(line[0] == '\0');
        CHECK(in.gcount() == 1);
        CHECK(in.good());
        in.getline(line, 10);
        CHECK(std::string(line) == "last");
        CHECK(state(in) == "eof ");
        in.getline(line, 10);
        CHECK(state(in) == "eof fail ");
        CHECK(line[0] == '\0');
        std::istringstream exact("12345\nx");
        exact.getline(line, 6);
        CHECK(std::string(line) == "12345");
        CHECK(exact.gcount() == 6);
        CHECK(exact.good());
        std::istringstream at_end("12345");
        at_end.getline(line, 6);
        CHECK(state(at_end) == "eof ");
        std::istringstream delimited("a;b;c");
        delimited.getline(line, 10, ';');
        CHECK(std::string(line) == "a");
        delimited.getline(line, 10, ';');
        CHECK(std::string(line) == "b");
    }
    check::section("ignore, peek, read");
    {
        std::istringstream in("0123456789\nrest");
        in.ignore();
        CHECK(in.get() == '1');
        in.ignore(3);
        CHECK(in.gcount() == 3);
        CHECK(in.peek() == '5');
        CHECK(in.gcount() == 0);
        in.ignore(100, '7');
        CHECK(in.gcount() == 3);
        CHECK(in.peek() == '8');
        in.ignore(std::numeric_limits<std::streamsize>::max(), '\n');
        CHECK(in.peek() == 'r');
        char buffer[10] = {};
        in.read(buffer, 2);
        CHECK(std::string(buffer) == "re");
        CHECK(in.gcount() == 2);
        in.read(buffer, 9);
        CHECK(in.gcount() == 2);
        CHECK(state(in) == "eof fail ");
        in.clear();
        CHECK(in.peek() == -1);
        CHECK(in.eof());
        in.clear();
        in.ignore(5);
        CHECK(in.eof());
        CHECK(!in.fail());
    }
    {
        std::istringstream in("available");
        char buffer[20] = {};
        CHECK(in.readsome(buffer, 5) == 5);
        CHECK(std::string(buffer, 5) == "avail");
        CHECK(in.readsome(buffer, 20) == 4);
        CHECK(in.rdbuf()->in_avail() <= 0);
    }
    check::section("putting back");
    {
        std::istringstream in("abc");
        in.get();
        in.get();
        in.unget();
        CHECK(in.get() == 'b');
        in.putback('b');
        CHECK(in.good());
        CHECK(in.get() == 'b');
        in.get();
        in.get();
        CHECK(in.eof());
        in.clear();
        in.unget();
        CHECK(in.get() == 'c');
        std::istringstream fresh("abc");
        fresh.unget();
        CHECK(fresh.bad());
        std::istringstream other("abc");
        other.get();
        other.putback('X');
        CHECK(other.bad());
        std::stringstream writable("abc");
        writable.get();
        writable.putback('X');
        CHECK(writable.good());
        CHECK(writable.str() == "Xbc");
    }
    check::section("positions");
    {
        std::istringstream in("0123456789");
        CHECK(in.tellg() == std::streampos(0));
        in.seekg(5);
        CHECK(in.get() == '5');
        CHECK(in.tellg() == std::streampos(6));
        in.seekg(-2, std::ios_base::end);
        CHECK(in.get() == '8');
        in.seekg(-4, std::ios_base::cur);
        CHECK(in.get() == '5');
        in.seekg(0);
        std::string all;
        in >> all;
        CHECK(all == "0123456789");
        CHECK(in.eof());
        in.seekg(3);
        CHECK(!in.eof() || in.fail());
        in.clear();
        in.seekg(3);
        CHECK(in.get() == '3');
        in.seekg(50);
        CHECK(in.fail());
        in.clear();
        in.seekg(-1);
        CHECK(in.fail());
        CHECK(in.tellg() == std::streampos(-1));
        in.clear();
        CHECK(in.sync() == 0);
    }
    return check::done();
}
