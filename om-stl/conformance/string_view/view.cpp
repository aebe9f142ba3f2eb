// <string_view>.
// standards: 17 20 23
#include "check.h"
#include <algorithm>
#include <stdexcept>
#include <string>
#include <string_view>

using std::string_view;
using namespace std::literals;

static constexpr string_view constant = "compile time";
static_assert(constant.size() == 12);
static_assert(constant[0] == 'c' && constant.back() == 'e' && constant.front() == 'c');
static_assert(constant.find("time") == 8 && constant.rfind('i') == 9 && constant.find('z') == string_view::npos);
static_assert(constant.substr(8) == "time" && constant.compare("compile") > 0);
static_assert("a"sv < "b"sv && "a"sv != "b"sv && "a"sv <= "a"sv);
static_assert(constant.end() - constant.begin() == 12 && *constant.begin() == 'c');

static int sign(int n) { return n < 0 ? -1 : n > 0 ? 1 : 0; }

int main() {
    string_view v("hello world");
    CHECK(v.size() == 11);
    CHECK(v.length() == 11);
    CHECK(!v.empty());
    CHECK(string_view().empty());
    CHECK(string_view().data() == nullptr);
    CHECK(v[4] == 'o');
    CHECK(v.at(10) == 'd');
    CHECK(v.front() == 'h');
    CHECK(v.back() == 'd');
    CHECK_THROWS(std::out_of_range, v.at(11));
    CHECK(v.substr(6) == "world");
    CHECK(v.substr(0, 5) == "hello");
    CHECK(v.substr(11).empty());
    CHECK(v.substr(6, 100) == "world");
    CHECK_THROWS(std::out_of_range, v.substr(12));
    string_view trimmed = v;
    trimmed.remove_prefix(6);
    CHECK(trimmed == "world");
    trimmed.remove_suffix(2);
    CHECK(trimmed == "wor");
    trimmed.swap(v);
    CHECK(v == "wor");
    CHECK(trimmed == "hello world");
    v = trimmed;
    char buffer[20] = {};
    CHECK(v.copy(buffer, 5) == 5);
    CHECK(std::string(buffer) == "hello");
    CHECK(v.copy(buffer, 100, 6) == 5);
    CHECK(std::string(buffer) == "world");
    CHECK_THROWS(std::out_of_range, v.copy(buffer, 1, 12));
    check::section("find");
    CHECK(v.find("o") == 4);
    CHECK(v.find("o", 5) == 7);
    CHECK(v.find('w') == 6);
    CHECK(v.find("xyz") == string_view::npos);
    CHECK(v.find("world!", 0, 5) == 6);
    CHECK(v.rfind("o") == 7);
    CHECK(v.rfind('l', 8) == 3);
    CHECK(v.find_first_of("aeiou") == 1);
    CHECK(v.find_first_of('w') == 6);
    CHECK(v.find_last_of("aeiou") == 7);
    CHECK(v.find_first_not_of("hel") == 4);
    CHECK(v.find_last_not_of("dl") == 8);
    CHECK(v.find("", 11) == 11);
    CHECK(v.find("", 12) == string_view::npos);
    CHECK(v.rfind("") == 11);
    check::section("compare");
    CHECK(sign(v.compare("hello")) == 1);
    CHECK(sign(v.compare("hello world")) == 0);
    CHECK(sign(v.compare(0, 5, "hello")) == 0);
    CHECK(sign(v.compare(6, 5, "my world", 3, 5)) == 0);
    CHECK(sign(v.compare(0, 5, "help!", 3)) == 1);
    CHECK(v == "hello world");
    CHECK("hello world" == v);
    CHECK(v != "x");
    CHECK("x" != v);
    CHECK(v < "i");
    CHECK("g" < v);
    CHECK(v <= v);
    CHECK(v > "a"sv);
    CHECK(v >= std::string("hello"));
    CHECK(v == std::string("hello world"));
    CHECK(std::string("hello world") == v);
    check::section("iterate");
    std::string forward(v.begin(), v.end()), backward(v.rbegin(), v.rend());
    CHECK(forward == "hello world");
    CHECK(backward == "dlrow olleh");
    CHECK(std::count(v.begin(), v.end(), 'l') == 3);
    CHECK(std::find(v.begin(), v.end(), 'w') - v.begin() == 6);
    CHECK(*(v.begin() + 4) == 'o');
    CHECK(v.cend() - v.cbegin() == 11);
    CHECK(v.begin() < v.end());
    for (char c : v.substr(0, 2))
        CHECK(c == 'h' || c == 'e');
    CHECK("a\0b"sv.size() == 3);
    CHECK(L"wide"sv.size() == 4);
    CHECK(u"wide"sv[0] == u'w');
    CHECK(U"wide"sv.find(U'd') == 2);
    CHECK(std::hash<string_view>()("x") == std::hash<string_view>()("x"sv));
    CHECK(sizeof(string_view) == 16);
    CHECK(v.max_size() > 1000000);
#if __cplusplus >= 202002L
    CHECK(v.starts_with("hello"));
    CHECK(v.ends_with('d'));
    CHECK(!v.starts_with("world"));
    CHECK((v <=> "hello"sv) > 0);
    const char letters[] = {'a', 'b', 'c'};
    string_view from_iterators(letters, letters + 3);
    CHECK(from_iterators == "abc");
    std::string text("range");
    CHECK(string_view(text.begin(), text.end()) == "range");
#endif
#if __cplusplus > 202002L
    CHECK(v.contains("lo w"));
    CHECK(!v.contains('z'));
#endif
    return check::done();
}
