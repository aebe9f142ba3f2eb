// Element access and iteration ([string.access], [string.iterators]).
#include "check.h"
#include <iterator>
#include <stdexcept>
#include <string>

using std::string;

int main() {
    string s("hello");
    const string c("const");
    check::section("access");
    CHECK(s[0] == 'h');
    CHECK(s[4] == 'o');
    CHECK(s[5] == '\0');
    CHECK(c[5] == '\0');
    CHECK(string()[0] == '\0');
    CHECK(s.at(1) == 'e');
    CHECK(c.at(1) == 'o');
    s[0] = 'J';
    CHECK(s == "Jello");
    s.at(4) = 'y';
    CHECK(s == "Jelly");
    CHECK_THROWS(std::out_of_range, s.at(5));
    CHECK_THROWS(std::out_of_range, c.at(5));
    CHECK_THROWS(std::out_of_range, string().at(0));
    CHECK_THROWS(std::exception, s.at(string::npos));
#if __cplusplus >= 201103L
    CHECK(s.front() == 'J');
    CHECK(s.back() == 'y');
    CHECK(c.front() == 'c');
    CHECK(c.back() == 't');
    s.front() = 'B';
    s.back() = 'e';
    CHECK(s == "Belle");
    CHECK(*s.cbegin() == 'B');
    CHECK(s.cend() - s.cbegin() == 5);
    CHECK(*s.crbegin() == 'e');
    CHECK(s.crend() - s.crbegin() == 5);
    for (char &letter : s)
        letter = static_cast<char>(letter - ('a' - 'A') * (letter >= 'a'));
    CHECK(s == "BELLE");
    CHECK(std::distance(std::begin(s), std::end(s)) == 5);
#endif
    check::section("iterators");
    s = "iterate";
    string forward, backward;
    for (string::iterator i = s.begin(); i != s.end(); ++i)
        forward += *i;
    for (string::reverse_iterator i = s.rbegin(); i != s.rend(); ++i)
        backward += *i;
    CHECK(forward == "iterate");
    CHECK(backward == "etareti");
    string::iterator i = s.begin();
    CHECK(i == s.begin());
    CHECK(*i++ == 'i');
    CHECK(*i == 't');
    CHECK(*++i == 'e');
    CHECK(*--i == 't');
    CHECK(*i-- == 't');
    CHECK(i == s.begin());
    i += 3;
    CHECK(*i == 'r');
    i -= 1;
    CHECK(*i == 'e');
    CHECK(*(i + 2) == 'a');
    CHECK(*(2 + i) == 'a');
    CHECK(*(i - 2) == 'i');
    CHECK(i[1] == 'r');
    CHECK(i - s.begin() == 2);
    CHECK(s.begin() < i);
    CHECK(i <= i);
    CHECK(s.end() > i);
    CHECK(s.end() >= i);
    CHECK(i != s.end());
    string::const_iterator k = i;
    CHECK(k == i);
    CHECK(i == k);
    CHECK(k - s.begin() == 2);
    CHECK(k < s.end());
    CHECK(!(k != i));
    *i = 'E';
    CHECK(*k == 'E');
    string::iterator singular;
    singular = i;
    CHECK(*singular == 'E');
    CHECK(string::iterator() == string::iterator());
    string empty;
    CHECK(empty.begin() == empty.end());
    CHECK(empty.rbegin() == empty.rend());
    const string constant("xyz");
    string::const_iterator first = constant.begin();
    CHECK(first[2] == 'z');
    CHECK(constant.end() - first == 3);
    CHECK(*constant.rbegin() == 'z');
    const string never_touched;
    CHECK(never_touched.c_str()[0] == '\0');
    CHECK(never_touched.begin() == never_touched.end());
    check::section("types");
    string::value_type value = 'v';
    string::size_type size = 3;
    string::difference_type difference = -3;
    string::reference reference = value;
    string::pointer pointer = &value;
    string::allocator_type allocator = s.get_allocator();
    CHECK(reference == 'v');
    CHECK(*pointer == 'v');
    CHECK(size + difference == 0);
    CHECK(allocator == std::allocator<char>());
    CHECK(string::npos == static_cast<string::size_type>(-1));
    CHECK(string::npos > s.max_size());
    typedef std::iterator_traits<string::iterator> Traits;
    Traits::value_type letter = 'l';
    CHECK(letter == 'l');
    Traits::difference_type distance = 1;
    CHECK(distance == 1);
    const char *text = s.c_str();
    CHECK(text == s.data());
    CHECK(text[7] == '\0');
    return check::done();
}
