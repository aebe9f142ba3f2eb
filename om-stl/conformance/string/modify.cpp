// Appending, inserting, erasing, replacing, swapping, joining ([string.modifiers], [string.op.plus]).
// Every position and length of small strings is tried against a plain computation.
#include "check.h"
#include <stdexcept>
#include <string>

using std::string;

// What replacing means, one character at a time.
static string replaced(const string &s, std::size_t pos, std::size_t n, const string &by) {
    string result;
    for (std::size_t i = 0; i != pos; ++i)
        result.push_back(s[i]);
    for (std::size_t i = 0; i != by.size(); ++i)
        result.push_back(by[i]);
    for (std::size_t i = pos + n < s.size() ? pos + n : s.size(); i != s.size(); ++i)
        result.push_back(s[i]);
    return result;
}

static void exhaustive() {
    check::section("every position and length");
    const char *const texts[] = {"", "a", "ab", "abc", "abcd"};
    const char *const others[] = {"", "X", "XYZ", "a string longer than any short buffer"};
    for (int i = 0; i != 5; ++i)
        for (int k = 0; k != 4; ++k) {
            const string text(texts[i]);
            const string other(others[k]);
            for (std::size_t pos = 0; pos <= text.size(); ++pos) {
                string inserted(text);
                CHECK(inserted.insert(pos, other) == replaced(text, pos, 0, other));
                inserted = text;
                CHECK(inserted.insert(pos, others[k]) == replaced(text, pos, 0, other));
                for (std::size_t n = 0; n <= text.size() + 1; ++n) {
                    string changed(text);
                    CHECK(changed.replace(pos, n, other) == replaced(text, pos, n, other));
                    changed = text;
                    CHECK(changed.replace(pos, n, others[k]) == replaced(text, pos, n, other));
                    changed = text;
                    CHECK(changed.erase(pos, n) == replaced(text, pos, n, ""));
                    CHECK(text.substr(pos, n) == string(text, pos, n));
                    changed = text;
                    CHECK(changed.replace(pos, n, 2, '#') == replaced(text, pos, n, "##"));
                }
            }
            string appended(text);
            CHECK(appended.append(other) == replaced(text, text.size(), 0, other));
            CHECK(text + other == appended);
            CHECK(text + others[k] == appended);
            CHECK(texts[i] + other == appended);
        }
}

static void appending() {
    check::section("append");
    string s;
    s += "ab";
    s += 'c';
    s += string("de");
    CHECK(s == "abcde");
    CHECK(s.append("xyz", 2) == "abcdexy");
    CHECK(s.append(2, '!') == "abcdexy!!");
    CHECK(s.append(string("0123456"), 2, 3) == "abcdexy!!234");
    const string tail("tail");
    CHECK(s.append(tail.begin(), tail.end()) == "abcdexy!!234tail");
    s = "self";
    CHECK(s.append(s) == "selfself");
    CHECK(s.append(s, 0, 4) == "selfselfself");
    CHECK(s.append(s.c_str() + 8) == "selfselfselfself");
    s = "ab";
    s += s;
    CHECK(s == "abab");
    s.push_back('c');
    CHECK(s == "ababc");
    CHECK_THROWS(std::out_of_range, s.append(tail, 5, 1));
    CHECK(s == "ababc");
}

static void inserting() {
    check::section("insert");
    string s("0123");
    CHECK(*s.insert(s.begin() + 2, 'x') == 'x');
    CHECK(s == "01x23");
    s.insert(s.end(), 'e');
    CHECK(s == "01x23e");
    s.insert(s.begin(), 2, 'b');
    CHECK(s == "bb01x23e");
    const string other("OTHER");
    s.insert(s.begin() + 1, other.begin(), other.begin() + 2);
    CHECK(s == "bOTb01x23e");
    CHECK(s.insert(0, other, 3, 2) == "ERbOTb01x23e");
    CHECK(s.insert(1, "pointer", 3) == "EpoiRbOTb01x23e");
    CHECK(s.insert(0, 3, '.') == "...EpoiRbOTb01x23e");
    s = "abc";
    CHECK(s.insert(1, s) == "aabcbc");
    CHECK(s.insert(2, s.c_str() + 3) == "aacbcbcbc");
    CHECK_THROWS(std::out_of_range, s.insert(100, "x"));
    CHECK_THROWS(std::out_of_range, s.insert(100, 1, 'x'));
    CHECK_THROWS(std::out_of_range, s.insert(0, other, 6, 1));
    CHECK(s == "aacbcbcbc");
}

static void erasing() {
    check::section("erase");
    string s("0123456789");
    CHECK(s.erase(8) == "01234567");
    CHECK(*s.erase(s.begin() + 2) == '3');
    CHECK(s == "0134567");
    CHECK(*s.erase(s.begin(), s.begin() + 2) == '3');
    CHECK(s == "34567");
    // In two steps: the operands of == are evaluated in any order.
    const std::string::iterator after_last = s.erase(s.end() - 1);
    CHECK(after_last == s.end());
    CHECK(s == "3456");
    const std::string::iterator after_none = s.erase(s.begin(), s.begin());
    CHECK(after_none == s.begin());
    CHECK(s.erase().empty());
    CHECK_THROWS(std::out_of_range, s.erase(1));
#if __cplusplus >= 201103L
    s = "pop";
    s.pop_back();
    CHECK(s == "po");
    s.pop_back();
    s.pop_back();
    CHECK(s.empty());
    CHECK(s.c_str()[0] == '\0');
#endif
}

static void replacing() {
    check::section("replace");
    string s("the quick brown fox");
    const string other("SLOW");
    CHECK(s.replace(4, 5, other) == "the SLOW brown fox");
    CHECK(s.replace(4, 4, "lazy cat", 4) == "the lazy brown fox");
    CHECK(s.replace(0, 3, other, 1, 2) == "LO lazy brown fox");
    CHECK(s.replace(s.begin(), s.begin() + 2, "A") == "A lazy brown fox");
    CHECK(s.replace(s.begin(), s.begin() + 1, other) == "SLOW lazy brown fox");
    CHECK(s.replace(s.begin(), s.begin() + 4, 2, '*') == "** lazy brown fox");
    CHECK(s.replace(s.begin(), s.begin() + 2, "pointer", 3) == "poi lazy brown fox");
    CHECK(s.replace(s.begin(), s.begin() + 3, other.begin() + 1, other.begin() + 3) == "LO lazy brown fox");
    const char array[] = "array";
    CHECK(s.replace(s.begin(), s.begin() + 2, array, array + 3) == "arr lazy brown fox");
    s = "overlap";
    CHECK(s.replace(0, 4, s) == "overlaplap");
    CHECK(s.replace(4, 3, s.c_str(), 2) == "overovlap");
    CHECK_THROWS(std::out_of_range, s.replace(50, 1, "x"));
    CHECK_THROWS(std::out_of_range, s.replace(0, 1, other, 5, 1));
    CHECK_THROWS(std::length_error, s.replace(0, 1, s.max_size(), 'x'));
}

static void joining() {
    check::section("operator+");
    const string a("left"), b("right");
    CHECK(a + b == "leftright");
    CHECK(a + "x" == "leftx");
    CHECK("x" + a == "xleft");
    CHECK(a + 'x' == "leftx");
    CHECK('x' + a == "xleft");
    CHECK(a + "" == a);
    CHECK("" + a == a);
    CHECK(string() + string() == "");
    CHECK(a + b + a + '.' + "end" == "leftrightleft.end");
    CHECK((string("temporary ") + a) == "temporary left");
    CHECK((a + string(" temporary")) == "left temporary");
    CHECK((string("two ") + string("temporaries")) == "two temporaries");
    CHECK(("x" + string("y")) == "xy");
    CHECK(('x' + string("y")) == "xy");
    CHECK((string("y") + 'x') == "yx");
    CHECK(a == "left");
    CHECK(b == "right");
}

static void swapping() {
    check::section("swap and copy");
    string a("short"), b("a much longer text that no short buffer holds");
    a.swap(b);
    CHECK(a == "a much longer text that no short buffer holds");
    CHECK(b == "short");
    std::swap(a, b);
    CHECK(a == "short");
    string e;
    e.swap(a);
    CHECK(a.empty());
    CHECK(e == "short");
    char buffer[8] = "-------";
    CHECK(e.copy(buffer, 3) == 3);
    CHECK(string(buffer) == "sho----");
    CHECK(e.copy(buffer, 10, 2) == 3);
    CHECK(string(buffer) == "ort----");
    CHECK(e.copy(buffer, 0) == 0);
    CHECK(e.copy(buffer, 5, 5) == 0);
    CHECK_THROWS(std::out_of_range, e.copy(buffer, 1, 6));
    CHECK_THROWS(std::out_of_range, e.substr(6));
    CHECK(e.substr(5).empty());
    CHECK(e.substr() == e);
    CHECK(e.substr(1, 2) == "ho");
}

int main() {
    exhaustive();
    appending();
    inserting();
    erasing();
    replacing();
    joining();
    swapping();
    return check::done();
}
