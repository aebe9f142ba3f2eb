// <regex>: what [re.grammar] takes from ECMA-262 and libstdc++ does otherwise.
// standards: 11 14 17 20 23
// model only
#include "check.h"
#include <regex>
#include <string>

int main() {
    std::smatch match;
    const std::string empty, letters("aaa"), blocks("zaacbbbcac");
    // RepeatMatcher: an iteration that matches nothing does not count (15.10.2.5, step 1 of the continuation).
    CHECK(std::regex_match(empty, match, std::regex("(a*)*")));
    CHECK(!match[1].matched);
    CHECK(std::regex_match(letters, match, std::regex("(a*)*")));
    CHECK(match[1] == "aaa");
    // The groups of a repeated atom are forgotten with each iteration (step 4).
    CHECK(std::regex_match(blocks, match, std::regex("(z)((a+)?(b+)?(c))*")));
    CHECK(match[3] == "a");
    CHECK(!match[4].matched);
    CHECK(match[5] == "c");
    // A quantifier follows an atom, not another quantifier.
    bool thrown = false;
    try {
        std::regex twice("a**");
    } catch (const std::regex_error &error) {
        thrown = error.code() == std::regex_constants::error_badrepeat;
    }
    CHECK(thrown);
    return check::done();
}
