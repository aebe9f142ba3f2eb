// <regex>: every pattern against every text, as a match, as a search with its groups, and as a replacement.
// What libstdc++ does otherwise than ECMA-262, to which [re.grammar] refers, is in ecmascript.cpp.
// standards: 11 14 17 20 23
#include "check.h"
#include <regex>
#include <sstream>
#include <string>

static const char *const patterns[] = {"abc",
                                       "a*",
                                       "a+b",
                                       "a?b?c?",
                                       "(a|b)+",
                                       "(a)(b)?",
                                       "[abc]+",
                                       "[^abc]+",
                                       "a.c",
                                       "^abc",
                                       "abc$",
                                       "^$",
                                       "\\d+",
                                       "\\w+\\s\\w+",
                                       "[a-c]{2}",
                                       "(ab){2,3}",
                                       "a{2,}",
                                       "a{0,1}b",
                                       "(a+)+b",
                                       "(\\w)\\1",
                                       "\\bfoo\\b",
                                       "\\Boo",
                                       "(?:ab)+c",
                                       "a(?=b)",
                                       "a(?!b)",
                                       "[[:digit:]]+",
                                       "[\\d\\s]+",
                                       "\\.",
                                       "x|y|z",
                                       "(x)|(y)",
                                       ".*",
                                       ".*?b",
                                       "a+?",
                                       "(a(b(c)))",
                                       "[-a]+",
                                       "[]a]",
                                       "\\x41",
                                       "\\t",
                                       "",
                                       "|a",
                                       "(|a)b",
                                       "\\D+",
                                       "\\S+",
                                       "([a-z]+)@([a-z]+)\\.com",
                                       "(\\d{4})-(\\d{2})-(\\d{2})",
                                       "A",
                                       "[A-C]+",
                                       "(.)(.)"};
static const char *const texts[] = {
    "",    "abc",   "ABC",        "aaa",    "aab",    "ab", "cabcab",     "a.c",  "foo bar",         "food foo",
    "123", "a1 b2", "abab",       "ababab", "aa",     "x",  "zaacbbbcac", "a\tb", "hello@there.com", "2024-02-29",
    "A",   "b",     "line\nnext", "  ",     "foofoo", "-a-"};

static std::string described(const std::string &text, const std::smatch &match) {
    std::ostringstream out;
    out << match.size() << " at " << match.position(0);
    for (std::size_t i = 0; i != match.size(); ++i) {
        if (match[i].matched)
            out << " [" << match.str(i) << "]";
        else
            out << " none";
    }
    out << " prefix [" << match.prefix() << "] suffix [" << match.suffix() << "] of " << text.size();
    return out.str();
}

static void against(const char *pattern, std::regex::flag_type flags) {
    std::regex regex;
    try {
        regex.assign(pattern, flags);
    } catch (const std::regex_error &) {
        check::report((std::string(pattern) + " is no pattern").c_str(), true);
        return;
    }
    std::string line = std::string(pattern) + " groups " + char('0' + regex.mark_count());
    check::report(line.c_str(), true);
    for (unsigned i = 0; i != sizeof texts / sizeof *texts; ++i) {
        const std::string text(texts[i]);
        std::smatch match;
        std::ostringstream out;
        out << pattern << " on " << text << ": ";
        out << (std::regex_match(text, match, regex) ? "whole " + described(text, match) : "not whole") << "; ";
        out << (std::regex_search(text, match, regex) ? "search " + described(text, match) : "not found") << "; ";
        out << std::regex_replace(text, regex, std::string("<$&>")) << "; ";
        int count = 0;
        for (std::sregex_iterator k(text.begin(), text.end(), regex), end; k != end; ++k)
            out << ++count << ':' << k->position(0) << '+' << k->length(0) << ' ';
        check::report(out.str().c_str(), true);
    }
}

int main() {
    for (unsigned i = 0; i != sizeof patterns / sizeof *patterns; ++i)
        against(patterns[i], std::regex::ECMAScript);
    check::section("without case");
    against("abc", std::regex::icase);
    against("[a-c]+", std::regex::icase);
    against("(A)(B)?", std::regex::icase | std::regex::nosubs);
    check::section("errors");
    const char *const wrong[] = {"(",  ")",     "[",  "a{",  "a{2",        "a{2,1}", "*",
                                 "\\", "[b-a]", "(?", "\\1", "[[:none:]]", "a{,2}",  "(?<a>b)"};
    for (unsigned i = 0; i != sizeof wrong / sizeof *wrong; ++i) {
        bool thrown = false;
        try {
            std::regex regex(wrong[i]);
        } catch (const std::regex_error &) {
            thrown = true;
        }
        check::report((std::string(wrong[i]) + (thrown ? " throws" : " compiles")).c_str(), true);
    }
    check::section("others");
    std::regex digits("\\d+");
    const std::string text("12 and 345, then 6");
    std::string found;
    for (std::sregex_token_iterator i(text.begin(), text.end(), digits), end; i != end; ++i)
        found += '<' + i->str() + '>';
    CHECK(found == "<12><345><6>");
    found.clear();
    for (std::sregex_token_iterator i(text.begin(), text.end(), digits, -1), end; i != end; ++i)
        found += '<' + i->str() + '>';
    CHECK(found == "<>< and ><, then >");
    found.clear();
    std::regex pairs("(\\w)=(\\w)");
    const std::string assigned("a=1,b=2;c=3");
    for (std::sregex_token_iterator i(assigned.begin(), assigned.end(), pairs, {2, 1}), end; i != end; ++i)
        found += i->str();
    CHECK(found == "1a2b3c");
    CHECK(std::regex_replace("a=1,b=2", pairs, "$2=$1") == "1=a,2=b");
    CHECK(std::regex_replace("a=1,b=2", pairs, "[$$ $&]", std::regex_constants::format_first_only) == "[$ a=1],b=2");
    CHECK(std::regex_replace("a=1,b=2", pairs, "$1", std::regex_constants::format_no_copy) == "ab");
    CHECK(std::regex_replace("a=1", pairs, "\\2-&", std::regex_constants::format_sed) == "1-a=1");
    std::cmatch c;
    CHECK(std::regex_match("key=v", c, std::regex("(\\w+)=(\\w+)")));
    CHECK(c[1] == "key");
    CHECK(c[2].length() == 1);
    CHECK(c.format("$2/$1") == "v/key");
    CHECK(!c[7].matched);
    CHECK(std::regex_search("xxabc", std::regex("abc")));
    CHECK(!std::regex_search("xxabc", std::regex("abc"), std::regex_constants::match_continuous));
    CHECK(!std::regex_search("abc", std::regex("^abc"), std::regex_constants::match_not_bol));
    CHECK(!std::regex_search("abc", std::regex("abc$"), std::regex_constants::match_not_eol));
    CHECK(std::regex_match(L"wide", std::wregex(L"w\\w+")));
    std::smatch unready;
    CHECK(!unready.ready());
    CHECK(unready.empty());
    try {
        std::regex bad("(");
    } catch (const std::regex_error &error) {
        CHECK(error.code() == std::regex_constants::error_paren);
    }
    return check::done();
}
