// Compiles regular expressions of the ECMAScript grammar [re.grammar].

#include "cxx_regex.h"
#include <locale>

namespace __om {

unsigned regex_classes_of(char32_t c) {
    unsigned classes = classes_of(c);
    if ((classes & std::ctype_base::alnum) || c == U'_')
        classes |= regex_word;
    return classes;
}

char32_t regex_folded(char32_t c) { return c >= U'A' && c <= U'Z' ? c - U'A' + U'a' : c; }

namespace {

using namespace std::regex_constants;
typedef std::vector<regex_instruction> Code;

[[noreturn]] void fail(error_type code) { OM_THROW(std::regex_error(code)); }

class Compiler {
public:
    Compiler(const std::u32string &pattern, unsigned options)
        : pattern(pattern), at(0), options(options), program(std::make_shared<regex_program>()) {
        program->ignore_case = (options & icase) != 0;
        program->multiline = (options & multiline) != 0;
    }

    std::shared_ptr<const regex_program> compile() {
        Code body = alternatives();
        if (!ended())
            fail(error_paren);
        if (highest_reference > program->groups)
            fail(error_backref);
        program->code.push_back({save_place, 0, 0});
        append(program->code, body);
        program->code.push_back({save_place, 1, 0});
        program->code.push_back({accept, 0, 0});
        return program;
    }

private:
    const std::u32string &pattern;
    std::size_t at;
    unsigned options;
    std::shared_ptr<regex_program> program;
    unsigned highest_reference = 0;

    bool ended() const { return at == pattern.size(); }
    char32_t peek() const { return ended() ? U'\0' : pattern[at]; }
    bool take(char32_t c) {
        if (ended() || pattern[at] != c)
            return false;
        ++at;
        return true;
    }

    static void append(Code &to, const Code &more) {
        for (std::size_t i = 0; i != more.size(); ++i)
            to.push_back(more[i]);
    }
    static int length(const Code &code) { return static_cast<int>(code.size()); }

    Code alternatives() {
        Code code = sequence();
        while (take(U'|')) {
            const Code other = sequence();
            Code both;
            both.push_back({try_both, 1, length(code) + 2});
            append(both, code);
            both.push_back({jump, length(other) + 1, 0});
            append(both, other);
            code = both;
        }
        return code;
    }

    Code sequence() {
        Code code;
        while (!ended() && peek() != U'|' && peek() != U')')
            append(code, term());
        return code;
    }

    Code term() {
        const unsigned groups_before = program->groups;
        bool repeatable = true;
        Code code = atom(repeatable);
        if (!ended() && (peek() == U'*' || peek() == U'+' || peek() == U'?' || peek() == U'{')) {
            if (!repeatable)
                fail(error_badrepeat);
            return quantified(code, groups_before);
        }
        return code;
    }

    Code atom(bool &repeatable) {
        const char32_t c = pattern[at++];
        switch (c) {
        case U'^':
            repeatable = false;
            return {{at_line_begin, 0, 0}};
        case U'$':
            repeatable = false;
            return {{at_line_end, 0, 0}};
        case U'.':
            return {{match_any_but_newline, 0, 0}};
        case U'(':
            return group(repeatable);
        case U'[':
            return bracket();
        case U'\\':
            return escape(repeatable);
        case U'*':
        case U'+':
        case U'?':
            fail(error_badrepeat);
        case U'{':
            fail(error_badrepeat);
        default:
            return character(c);
        }
    }

    Code character(char32_t c) const {
        return {{match_character, static_cast<int>(program->ignore_case ? regex_folded(c) : c), 0}};
    }

    Code group(bool &repeatable) {
        if (take(U'?')) {
            const bool ahead = peek() == U'=' || peek() == U'!';
            const bool negative = peek() == U'!';
            if (!ahead && peek() != U':')
                fail(error_paren);
            ++at;
            Code body = alternatives();
            if (!take(U')'))
                fail(error_paren);
            if (!ahead)
                return body;
            repeatable = false;
            Code code;
            code.push_back({look_ahead, length(body) + 2, negative ? 1 : 0});
            append(code, body);
            code.push_back({accept, 0, 0});
            return code;
        }
        if (options & nosubs) {
            Code body = alternatives();
            if (!take(U')'))
                fail(error_paren);
            return body;
        }
        const int number = static_cast<int>(++program->groups);
        Code code;
        code.push_back({save_place, 2 * number, 0});
        append(code, alternatives());
        if (!take(U')'))
            fail(error_paren);
        code.push_back({save_place, 2 * number + 1, 0});
        return code;
    }

    // A number in a quantifier.
    int number() {
        if (ended() || peek() < U'0' || peek() > U'9')
            fail(error_badbrace);
        int n = 0;
        for (; !ended() && peek() >= U'0' && peek() <= U'9'; ++at) {
            n = n * 10 + static_cast<int>(peek() - U'0');
            if (n > 100000)
                fail(error_complexity);
        }
        return n;
    }

    Code quantified(const Code &body, unsigned groups_before) {
        int least = 0;
        int most = -1;
        const char32_t c = pattern[at++];
        if (c == U'+') {
            least = 1;
        } else if (c == U'?') {
            most = 1;
        } else if (c == U'{') {
            least = number();
            most = least;
            if (take(U','))
                most = peek() == U'}' ? -1 : number();
            if (!take(U'}'))
                fail(error_brace);
            if (most >= 0 && most < least)
                fail(error_badbrace);
        }
        const bool lazy = take(U'?');
        // Each round begins with its groups unset (ECMA-262 RepeatMatcher).
        Code round;
        if (program->groups != groups_before)
            round.push_back(
                {forget_groups, static_cast<int>(groups_before) + 1, static_cast<int>(program->groups) + 1});
        append(round, body);
        Code code;
        for (int i = 0; i != least; ++i)
            append(code, round);
        if (most < 0) {
            const int mark = static_cast<int>(program->progress_marks++);
            Code looped;
            looped.push_back({note_progress, mark, 0});
            append(looped, round);
            looped.push_back({demand_progress, mark, 0});
            looped.push_back({jump, -length(looped) - 1, 0});
            code.push_back(choice(1, length(looped) + 1, lazy));
            append(code, looped);
        } else {
            Code optional;
            for (int i = least; i != most; ++i) {
                Code once;
                once.push_back(choice(1, length(round) + length(optional) + 1, lazy));
                append(once, round);
                append(once, optional);
                optional = once;
            }
            append(code, optional);
        }
        return code;
    }

    static regex_instruction choice(int enter, int leave, bool lazy) {
        return lazy ? regex_instruction{try_both, leave, enter} : regex_instruction{try_both, enter, leave};
    }

    Code class_code(const regex_class &added) {
        program->classes.push_back(added);
        return {{match_class, static_cast<int>(program->classes.size()) - 1, 0}};
    }

    // \d \w \s and their complements; false for any other letter.
    static bool named_escape(char32_t c, regex_class &added) {
        const char32_t lower = c | 0x20;
        if (lower != U'd' && lower != U'w' && lower != U's')
            return false;
        const unsigned mask = lower == U'd'   ? static_cast<unsigned>(std::ctype_base::digit)
                              : lower == U's' ? static_cast<unsigned>(std::ctype_base::space)
                                              : regex_word;
        added.named.push_back(std::pair<unsigned, bool>(mask, c != lower));
        return true;
    }

    char32_t hexadecimal(int digits) {
        char32_t value = 0;
        for (int i = 0; i != digits; ++i) {
            const char32_t c = peek();
            const int digit = c >= U'0' && c <= U'9'   ? static_cast<int>(c - U'0')
                              : c >= U'a' && c <= U'f' ? static_cast<int>(c - U'a') + 10
                              : c >= U'A' && c <= U'F' ? static_cast<int>(c - U'A') + 10
                                                       : -1;
            if (digit < 0)
                fail(error_escape);
            value = value * 16 + static_cast<char32_t>(digit);
            ++at;
        }
        return value;
    }

    // The one character that an escape stands for.
    char32_t escaped_character(char32_t c) {
        switch (c) {
        case U't':
            return U'\t';
        case U'n':
            return U'\n';
        case U'r':
            return U'\r';
        case U'f':
            return U'\f';
        case U'v':
            return U'\v';
        case U'0':
            return U'\0';
        case U'x':
            return hexadecimal(2);
        case U'u':
            return hexadecimal(4);
        case U'c': {
            const char32_t letter = peek();
            if (!((letter >= U'a' && letter <= U'z') || (letter >= U'A' && letter <= U'Z')))
                fail(error_escape);
            ++at;
            return letter % 32;
        }
        default:
            if (regex_classes_of(c) & regex_word)
                fail(error_escape);
            return c;
        }
    }

    Code escape(bool &repeatable) {
        if (ended())
            fail(error_escape);
        const char32_t c = pattern[at++];
        if (c == U'b' || c == U'B') {
            repeatable = false;
            return {{c == U'b' ? at_word_boundary : not_at_word_boundary, 0, 0}};
        }
        regex_class named;
        if (named_escape(c, named))
            return class_code(named);
        if (c >= U'1' && c <= U'9') {
            unsigned reference = static_cast<unsigned>(c - U'0');
            for (; !ended() && peek() >= U'0' && peek() <= U'9'; ++at)
                reference = reference * 10 + static_cast<unsigned>(peek() - U'0');
            if (reference > highest_reference)
                highest_reference = reference;
            if (reference > program->groups)
                fail(error_backref);
            return {{match_group, static_cast<int>(reference), 0}};
        }
        return character(escaped_character(c));
    }

    // [:name:] within brackets.
    void named_class(regex_class &added) {
        std::string name;
        while (!ended() && peek() != U':')
            name += static_cast<char>(pattern[at++]);
        if (!take(U':') || !take(U']'))
            fail(error_ctype);
        static const struct {
            const char *name;
            unsigned mask;
        } known[] = {
            {"alpha", std::ctype_base::alpha}, {"digit", std::ctype_base::digit}, {"alnum", std::ctype_base::alnum},
            {"upper", std::ctype_base::upper}, {"lower", std::ctype_base::lower}, {"space", std::ctype_base::space},
            {"punct", std::ctype_base::punct}, {"cntrl", std::ctype_base::cntrl}, {"graph", std::ctype_base::graph},
            {"print", std::ctype_base::print}, {"blank", std::ctype_base::blank}, {"xdigit", std::ctype_base::xdigit},
            {"d", std::ctype_base::digit},     {"s", std::ctype_base::space},     {"w", regex_word}};
        for (unsigned i = 0; i != sizeof known / sizeof *known; ++i)
            if (name == known[i].name) {
                unsigned mask = known[i].mask;
                if (program->ignore_case && (mask & (std::ctype_base::upper | std::ctype_base::lower)))
                    mask |= std::ctype_base::upper | std::ctype_base::lower;
                added.named.push_back(std::pair<unsigned, bool>(mask, false));
                return;
            }
        fail(error_ctype);
    }

    // One character of a bracket expression; false where it was a class, which is never the end of a range.
    bool bracket_character(regex_class &added, char32_t &c) {
        if (ended())
            fail(error_brack);
        c = pattern[at++];
        if (c == U'[' && (peek() == U':' || peek() == U'.' || peek() == U'=')) {
            const char32_t kind = pattern[at++];
            if (kind == U':') {
                named_class(added);
                return false;
            }
            // A collating element or an equivalence class of one character is that character.
            if (ended())
                fail(error_collate);
            c = pattern[at++];
            if (!take(kind) || !take(U']'))
                fail(error_collate);
            return true;
        }
        if (c != U'\\')
            return true;
        if (ended())
            fail(error_escape);
        const char32_t letter = pattern[at++];
        if (named_escape(letter, added))
            return false;
        c = letter == U'b' ? U'\b' : letter == U'-' ? U'-' : escaped_character(letter);
        return true;
    }

    Code bracket() {
        regex_class added;
        added.negated = take(U'^');
        while (!take(U']')) {
            char32_t low = 0;
            if (!bracket_character(added, low))
                continue;
            char32_t high = low;
            if (peek() == U'-' && at + 1 < pattern.size() && pattern[at + 1] != U']') {
                ++at;
                if (!bracket_character(added, high))
                    fail(error_range);
                if (high < low)
                    fail(error_range);
            }
            added.ranges.push_back(std::pair<char32_t, char32_t>(low, high));
        }
        return class_code(added);
    }
};

} // namespace

std::shared_ptr<const regex_program> compile_regex(const std::u32string &pattern, unsigned options) {
    if (options & (basic | extended | awk | grep | egrep))
        __verify_unsupported("a regular expression of another grammar than ECMAScript");
    if (!__verify_concrete(pattern.data(), pattern.size() * sizeof(char32_t)))
        __verify_unsupported("a regular expression whose pattern is not known");
    return Compiler(pattern, options).compile();
}

unsigned regex_groups(const regex_program &program) { return program.groups; }

} // namespace __om

namespace std {

namespace {

const char *message_of(regex_constants::error_type code) {
    switch (code) {
    case regex_constants::error_collate:
        return "Invalid collating element in regular expression";
    case regex_constants::error_ctype:
        return "Invalid character class in regular expression";
    case regex_constants::error_escape:
        return "Invalid escape in regular expression";
    case regex_constants::error_backref:
        return "Invalid back reference in regular expression";
    case regex_constants::error_brack:
        return "Mismatched '[' and ']' in regular expression";
    case regex_constants::error_paren:
        return "Mismatched '(' and ')' in regular expression";
    case regex_constants::error_brace:
        return "Mismatched '{' and '}' in regular expression";
    case regex_constants::error_badbrace:
        return "Invalid range in '{}' in regular expression";
    case regex_constants::error_range:
        return "Invalid character range in regular expression";
    case regex_constants::error_badrepeat:
        return "Invalid '?', '*', or '+' in regular expression";
    default:
        return "regular expression error";
    }
}

} // namespace

regex_error::regex_error(regex_constants::error_type code) : runtime_error(message_of(code)), __code_(code) {}
regex_error::~regex_error() noexcept = default;

} // namespace std
