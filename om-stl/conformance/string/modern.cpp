// What C++17, C++20 and C++23 added to strings.
// standards: 17 20 23
#include "check.h"
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

using std::string;
using std::string_view;

struct Viewable {
    operator string_view() const { return "viewable"; }
};

int main() {
    check::section("views");
    const string_view view("a view of text");
    string s(view);
    CHECK(s == view);
    CHECK(view == s);
    CHECK(s != string_view("other"));
    CHECK(string(view, 2, 4) == "view");
    s = string_view("assigned");
    CHECK(s == "assigned");
    s += view.substr(0, 2);
    CHECK(s == "assigneda ");
    CHECK(s.append(view) == "assigneda a view of text");
    CHECK(s.append(view, 2, 4) == "assigneda a view of textview");
    CHECK(s.assign(view, 7) == "of text");
    CHECK(s.insert(0, string_view("<")) == "<of text");
    CHECK(s.insert(1, view, 2, 4) == "<viewof text");
    CHECK(s.replace(0, 5, string_view("-")) == "-of text");
    CHECK(s.replace(0, 1, view, 0, 1) == "aof text");
    CHECK(s.replace(s.begin(), s.begin() + 1, string_view("b")) == "bof text");
    CHECK(s.find(string_view("text")) == 4);
    CHECK(s.rfind(string_view("t")) == 7);
    CHECK(s.find_first_of(string_view("xt")) == 4);
    CHECK(s.find_last_of(string_view("x")) == 6);
    CHECK(s.find_first_not_of(string_view("bof")) == 3);
    CHECK(s.find_last_not_of(string_view("xt")) == 5);
    CHECK(s.compare(string_view("bof text")) == 0);
    CHECK(s.compare(4, 4, string_view("text")) == 0);
    CHECK(s.compare(4, 4, string_view("a text"), 2, 4) == 0);
    CHECK(string(Viewable()) == "viewable");
    s = Viewable();
    CHECK(s == "viewable");
    s += Viewable();
    CHECK(s == "viewableviewable");
    string_view back = s;
    CHECK(back.size() == s.size());
    CHECK(back.data() == s.data());
    CHECK_THROWS(std::out_of_range, s.append(view, 100));
    char *data = s.data();
    data[0] = 'V';
    CHECK(s[0] == 'V');
    CHECK(s < string_view("W"));
    CHECK(std::hash<string>()("same") == std::hash<string_view>()("same"));

    check::section("deduction");
    std::basic_string deduced("text");
    CHECK(deduced == "text");
    std::basic_string from_view(view);
    CHECK(from_view == view);
    const char letters[] = {'a', 'b'};
    std::basic_string from_range(letters, letters + 2);
    CHECK(from_range == "ab");
    std::basic_string repeated(3, 'z');
    CHECK(repeated == "zzz");

#if __cplusplus >= 202002L
    check::section("C++20");
    const string t("starts and ends");
    CHECK(t.starts_with("starts"));
    CHECK(t.starts_with('s'));
    CHECK(t.starts_with(string_view("start")));
    CHECK(!t.starts_with("ends"));
    CHECK(t.ends_with("ends"));
    CHECK(t.ends_with('s'));
    CHECK(t.ends_with(t));
    CHECK(!t.ends_with("xx starts and ends"));
    CHECK(t.starts_with(""));
    CHECK(!string().starts_with('s'));
    CHECK((t <=> string("starts")) > 0);
    CHECK((t <=> "starts and ends") == 0);
    CHECK((string("a") <=> string("b")) == std::strong_ordering::less);
    string spaced("a b c d");
    CHECK(std::erase(spaced, ' ') == 3);
    CHECK(spaced == "abcd");
    CHECK(std::erase_if(spaced, [](char c) { return c > 'b'; }) == 2);
    CHECK(spaced == "ab");
    std::u8string u8(u8"utf");
    u8 += u8"8";
    CHECK(u8.size() == 4);
    CHECK(u8 == u8"utf8");
#endif
#if __cplusplus > 202002L
    check::section("C++23");
    CHECK(t.contains("and"));
    CHECK(t.contains('d'));
    CHECK(t.contains(string_view("ends")));
    CHECK(!t.contains("none"));
    string grown("abc");
    grown.resize_and_overwrite(10, [](char *p, std::size_t n) {
        for (std::size_t i = 3; i != n; ++i)
            p[i] = 'x';
        return n - 2;
    });
    CHECK(grown == "abcxxxxx");
    grown.resize_and_overwrite(2, [](char *, std::size_t n) { return n; });
    CHECK(grown == "ab");
#endif
    return check::done();
}
