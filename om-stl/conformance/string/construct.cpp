// Construction, assignment, size and capacity of strings ([string.cons], [string.capacity]).
#include "check.h"
#include <iterator>
#include <sstream>
#include <stdexcept>
#include <string>

using std::string;

static bool ends_well(const string &s) { return s.c_str()[s.size()] == '\0' && s.data()[s.size()] == '\0'; }

static void constructors() {
    check::section("constructors");
    string empty;
    CHECK(empty.empty());
    CHECK(empty.size() == 0);
    CHECK(empty.length() == 0);
    CHECK(ends_well(empty));
    CHECK(empty == "");
    string text("hello");
    CHECK(text.size() == 5);
    CHECK(text == "hello");
    CHECK(ends_well(text));
    string copy(text);
    CHECK(copy == text);
    CHECK(copy.data() != text.data());
    string part(text, 1, 3);
    CHECK(part == "ell");
    string tail(text, 2);
    CHECK(tail == "llo");
    string none(text, 5);
    CHECK(none.empty());
    CHECK(string(text, 1, 100) == "ello");
    CHECK(string(text, 0, string::npos) == "hello");
    string prefix("hello", 2);
    CHECK(prefix == "he");
    string with_null("a\0b", 3);
    CHECK(with_null.size() == 3);
    CHECK(with_null[1] == '\0');
    CHECK(with_null != "a");
    string filled(4, 'x');
    CHECK(filled == "xxxx");
    CHECK(string(0, 'x').empty());
    string range(text.begin() + 1, text.end() - 1);
    CHECK(range == "ell");
    const char array[] = {'a', 'b', 'c'};
    CHECK(string(array, array + 3) == "abc");
    CHECK(string(array, array).empty());
    typedef check::ArrayIterator<char, std::input_iterator_tag> Input;
    CHECK(string(Input(array), Input(array + 3)) == "abc");
    typedef check::ArrayIterator<char, std::forward_iterator_tag> Forward;
    CHECK(string(Forward(array), Forward(array + 2)) == "ab");
    const int codes[] = {72, 105};
    CHECK(string(codes, codes + 2) == "Hi");
    string big(5000, 'q');
    CHECK(big.size() == 5000);
    CHECK(big[4999] == 'q');
    CHECK(ends_well(big));
    CHECK_THROWS(std::out_of_range, string(text, 6));
    CHECK_THROWS(std::out_of_range, string(text, 6, 1));
    CHECK_THROWS(std::length_error, string(string().max_size() + 1, 'x'));
}

static void assignment() {
    check::section("assignment");
    string s;
    s = "abc";
    CHECK(s == "abc");
    s = 'x';
    CHECK(s == "x");
    string t("longer than the short buffer of an implementation");
    s = t;
    CHECK(s == t);
    s = s;
    CHECK(s == t);
    CHECK((s = "chained") == "chained");
    CHECK(s.assign("one") == "one");
    CHECK(s.assign("other", 2) == "ot");
    CHECK(s.assign(3, 'z') == "zzz");
    CHECK(s.assign(t) == t);
    CHECK(s.assign(t, 7, 4) == "than");
    CHECK(s.assign(t, 0, 6) == "longer");
    CHECK(s.assign(t.begin(), t.begin() + 6) == "longer");
    const char array[] = "pointer";
    CHECK(s.assign(array, array + 3) == "poi");
    CHECK(s.assign(0, 'c').empty());
    CHECK(s.assign("").empty());
    CHECK_THROWS(std::out_of_range, s.assign(t, 1000, 1));
    s = "self assignment";
    CHECK(s.assign(s, 5, 6) == "assign");
    s = "self assignment";
    CHECK(s.assign(s.c_str() + 5) == "assignment");
    s = "self assignment";
    CHECK(s.assign(s.begin() + 2, s.begin() + 4) == "lf");
}

static void sizes() {
    check::section("sizes");
    string s;
    CHECK(s.capacity() >= 0);
    s.reserve(100);
    CHECK(s.capacity() >= 100);
    CHECK(s.empty());
    s = "abc";
    CHECK(s.capacity() >= s.size());
    s.resize(5, 'x');
    CHECK(s == "abcxx");
    s.resize(2);
    CHECK(s == "ab");
    s.resize(4);
    CHECK(s.size() == 4);
    CHECK(s[2] == '\0');
    CHECK(s[3] == '\0');
    CHECK(ends_well(s));
    s.resize(0);
    CHECK(s.empty());
    s.clear();
    CHECK(s.empty());
    s = "text";
    s.clear();
    CHECK(s.empty());
    CHECK(ends_well(s));
    CHECK(s.max_size() > 1000000);
    CHECK_THROWS(std::length_error, s.reserve(s.max_size() + 1));
    CHECK_THROWS(std::length_error, s.resize(s.max_size() + 1));
    CHECK_THROWS(std::length_error, s.append(s.max_size() + 1, 'x'));
    CHECK(s.empty());
    for (int i = 0; i != 300; ++i) {
        s.push_back(static_cast<char>('a' + i % 26));
        if (s.size() != static_cast<std::size_t>(i + 1) || s.capacity() < s.size())
            CHECK(false);
    }
    CHECK(s.size() == 300);
    CHECK(s.substr(0, 26) == "abcdefghijklmnopqrstuvwxyz");
    CHECK(sizeof(string) == 32);
    string long_one(3000, 'a');
    for (int i = 0; i != 3000; ++i)
        long_one += 'b';
    CHECK(long_one.size() == 6000);
    CHECK(long_one[2999] == 'a');
    CHECK(long_one[3000] == 'b');
    CHECK(long_one[5999] == 'b');
    CHECK(long_one.find('b') == 3000);
}

#if __cplusplus >= 201103L
static void moves() {
    check::section("moves");
    string s("a text that is long enough to be on the heap");
    string t(std::move(s));
    CHECK(t == "a text that is long enough to be on the heap");
    s = "again";
    CHECK(s == "again");
    string u;
    u = std::move(s);
    CHECK(u == "again");
    s.assign(std::move(u));
    CHECK(s == "again");
    string list{'l', 'i', 's', 't'};
    CHECK(list == "list");
    list = {'n', 'e', 'w'};
    CHECK(list == "new");
    list.assign({'x', 'y'});
    CHECK(list == "xy");
    CHECK(noexcept(string(std::declval<string>())));
    CHECK(noexcept(std::declval<string &>() = std::declval<string>()));
    CHECK(noexcept(string()));
    CHECK(std::is_nothrow_move_constructible<string>::value);
    s.shrink_to_fit();
    CHECK(s == "again");
    string with_allocator(t, std::allocator<char>());
    CHECK(with_allocator == t);
    string moved_with_allocator(std::move(t), std::allocator<char>());
    CHECK(moved_with_allocator == with_allocator);
}
#endif

int main() {
    constructors();
    assignment();
    sizes();
#if __cplusplus >= 201103L
    moves();
#endif
    return check::done();
}
