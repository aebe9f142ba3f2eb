// Searching and comparing ([string.find] to [string.compare]): every short text of two letters is
// searched for every shorter one from every position, against plain loops.
#include "check.h"
#include <stdexcept>
#include <string>

using std::string;

static const std::size_t npos = string::npos;

static std::size_t plain_find(const string &s, const string &t, std::size_t pos) {
    for (std::size_t i = pos; i <= s.size(); ++i) {
        if (i + t.size() > s.size())
            return npos;
        bool same = true;
        for (std::size_t k = 0; k != t.size(); ++k)
            if (s[i + k] != t[k])
                same = false;
        if (same)
            return i;
    }
    return npos;
}

static std::size_t plain_rfind(const string &s, const string &t, std::size_t pos) {
    std::size_t found = npos;
    for (std::size_t i = 0; i + t.size() <= s.size() && i <= pos; ++i)
        if (plain_find(s, t, i) == i)
            found = i;
    return found;
}

static bool contains(const string &set, char c) {
    for (std::size_t i = 0; i != set.size(); ++i)
        if (set[i] == c)
            return true;
    return false;
}

static std::size_t plain_first(const string &s, const string &set, std::size_t pos, bool member) {
    for (std::size_t i = pos; i < s.size(); ++i)
        if (contains(set, s[i]) == member)
            return i;
    return npos;
}

static std::size_t plain_last(const string &s, const string &set, std::size_t pos, bool member) {
    std::size_t found = npos;
    for (std::size_t i = 0; i < s.size() && i <= pos; ++i)
        if (contains(set, s[i]) == member)
            found = i;
    return found;
}

static int sign(int n) { return n < 0 ? -1 : n > 0 ? 1 : 0; }

static int plain_compare(const string &a, const string &b) {
    for (std::size_t i = 0; i != a.size() && i != b.size(); ++i)
        if (a[i] != b[i])
            return a[i] < b[i] ? -1 : 1;
    return a.size() < b.size() ? -1 : a.size() > b.size() ? 1 : 0;
}

static string word(int bits, int length) {
    string w;
    for (int i = 0; i != length; ++i)
        w.push_back(bits >> i & 1 ? 'b' : 'a');
    return w;
}

// Many questions, one assertion a text: the first wrong answer is printed by its text.
static void exhaustive() {
    for (int n = 0; n <= 4; ++n)
        for (int i = 0; i != 1 << n; ++i) {
            const string s = word(i, n);
            bool found = true, from_behind = true, first = true, last = true, compared = true, ordered = true;
            for (int m = 0; m <= 3; ++m)
                for (int k = 0; k != 1 << m; ++k) {
                    const string t = word(k, m);
                    for (std::size_t pos = 0; pos <= s.size() + 2; ++pos) {
                        found = found && s.find(t, pos) == plain_find(s, t, pos) &&
                                s.find(t.c_str(), pos) == plain_find(s, t, pos);
                        found = found && s.find(t.data(), pos, t.size()) == plain_find(s, t, pos);
                        from_behind = from_behind && s.rfind(t, pos) == plain_rfind(s, t, pos) &&
                                      s.rfind(t.c_str(), pos) == plain_rfind(s, t, pos);
                        first = first && s.find_first_of(t, pos) == plain_first(s, t, pos, true) &&
                                s.find_first_not_of(t, pos) == plain_first(s, t, pos, false) &&
                                s.find_first_of(t.c_str(), pos) == plain_first(s, t, pos, true);
                        last = last && s.find_last_of(t, pos) == plain_last(s, t, pos, true) &&
                               s.find_last_not_of(t, pos) == plain_last(s, t, pos, false) &&
                               s.find_last_not_of(t.c_str(), pos) == plain_last(s, t, pos, false);
                        found = found && s.find('b', pos) == plain_find(s, "b", pos);
                        from_behind = from_behind && s.rfind('b', pos) == plain_rfind(s, "b", pos);
                        first = first && s.find_first_not_of('a', pos) == plain_first(s, "a", pos, false);
                        last = last && s.find_last_of('a', pos) == plain_last(s, "a", pos, true);
                    }
                    from_behind = from_behind && s.rfind(t) == plain_rfind(s, t, npos);
                    last = last && s.find_last_of(t) == plain_last(s, t, npos, true);
                    compared = compared && sign(s.compare(t)) == plain_compare(s, t) &&
                               sign(s.compare(t.c_str())) == plain_compare(s, t);
                    const int order = plain_compare(s, t);
                    ordered = ordered && (s == t) == (order == 0) && (s != t) == (order != 0) &&
                              (s < t) == (order < 0) && (s > t) == (order > 0) && (s <= t) == (order <= 0) &&
                              (s >= t) == (order >= 0);
                    ordered = ordered && (s == t.c_str()) == (order == 0) && (s < t.c_str()) == (order < 0) &&
                              (s.c_str() < t) == (order < 0) && (s.c_str() == t) == (order == 0) &&
                              (s.c_str() >= t) == (order >= 0) && (s.c_str() != t) == (order != 0) &&
                              (s > t.c_str()) == (order > 0);
                }
            check::section(s.c_str());
            CHECK(found);
            CHECK(from_behind);
            CHECK(first);
            CHECK(last);
            CHECK(compared);
            CHECK(ordered);
        }
}

int main() {
    exhaustive();
    check::section("examples");
    const string s("the rain in spain stays mainly");
    CHECK(s.find("ain") == 5);
    CHECK(s.find("ain", 6) == 14);
    CHECK(s.find("zebra") == npos);
    CHECK(s.find("") == 0);
    CHECK(s.find("", s.size()) == s.size());
    CHECK(s.find("", s.size() + 1) == npos);
    CHECK(s.rfind("ain") == 25);
    CHECK(s.rfind("ain", 24) == 14);
    CHECK(s.rfind('t', 0) == 0);
    CHECK(s.rfind("") == s.size());
    CHECK(s.find_first_of("xyz") == 21);
    CHECK(s.find_last_of("abc") == 25);
    CHECK(s.find_first_not_of("eht ") == 4);
    CHECK(s.find_last_not_of("ylni") == 25);
    CHECK(sign(s.compare(4, 4, "rain")) == 0);
    CHECK(sign(s.compare(4, 4, string("rain"))) == 0);
    CHECK(sign(s.compare(4, 4, "rainy", 4)) == 0);
    CHECK(sign(s.compare(4, 4, string("a rain"), 2, 4)) == 0);
    CHECK(sign(s.compare(4, 4, "rains")) == -1);
    CHECK(sign(s.compare(4, 5, "rain")) == 1);
    CHECK(sign(s.compare(0, 100, s)) == 0);
    CHECK_THROWS(std::out_of_range, s.compare(100, 1, "x"));
    CHECK_THROWS(std::out_of_range, s.compare(0, 1, s, 100, 1));
    CHECK(string("\xff") > string("a"));
    CHECK(sign(string("\xff").compare("a")) == 1);
    CHECK(string("a\0b", 3) > string("a"));
    CHECK(string("a\0b", 3).find('b') == 2);
    CHECK(string("a\0b", 3).find('\0') == 1);
    return check::done();
}
