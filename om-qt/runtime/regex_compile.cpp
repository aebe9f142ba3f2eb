// Regular expressions of Perl's kind become instructions (the syntax is that of PCRE2, which QRegularExpression's page
// refers to). What an error says, and where, is PCRE2's.
#include <__omqt/regex.h>

OM_BEGIN_MODEL

namespace __omqt {

typedef std::vector<regex_instruction> regex_code;

static const char *const too_long = "a QRegularExpression with repetitions of more than 20000 instructions";

static regex_instruction instruction(regex_operation operation, int value = 0, bool flag = false) {
    return {operation, value, 0, 0, flag, regex_greedy};
}
static void append(regex_code &to, const regex_code &from) {
    if (to.size() + from.size() > 20000)
        __verify_unsupported(too_long);
    to.insert(to.end(), from.begin(), from.end());
}

struct regex_compiler {
    const QString &__pattern;
    regex_program &__program;
    unsigned __options;
    int __at;
    struct reference {
        int __number;
        QString __name;
        int __at;
    };
    std::vector<reference> __references;

    bool failed() const { return __program.__error != nullptr; }
    void fail(const char *what, int at) {
        if (!failed()) {
            __program.__error = what;
            __program.__error_at = at;
        }
    }
    bool is_at_end() const { return __at >= __pattern.size(); }
    char16_t peek(int ahead = 0) const {
        return __at + ahead < __pattern.size() ? __pattern.at(__at + ahead).unicode() : u'\0';
    }
    bool takes(char16_t c) {
        if (is_at_end() || peek() != c)
            return false;
        ++__at;
        return true;
    }
    bool takes(const char *text) {
        const int n = int(__builtin_strlen(text));
        for (int i = 0; i < n; ++i)
            if (__at + i >= __pattern.size() || peek(i) != char16_t(text[i]))
                return false;
        __at += n;
        return true;
    }
    bool has(unsigned option) const { return (__options & option) != 0; }
    bool is_digit_next() const { return !is_at_end() && peek() >= u'0' && peek() <= u'9'; }
    char32_t take_character() {
        const char16_t c = peek();
        ++__at;
        if (QChar::isHighSurrogate(c) && !is_at_end() && QChar::isLowSurrogate(peek()))
            return QChar::surrogateToUcs4(c, __pattern.at(__at++).unicode());
        return c;
    }

    regex_code alternatives() {
        regex_code first = sequence();
        if (failed() || is_at_end() || peek() != u'|')
            return first;
        ++__at;
        const regex_code rest = alternatives();
        regex_code code;
        code.push_back(instruction(regex_split, int(first.size()) + 2));
        append(code, first);
        code.push_back(instruction(regex_jump, int(rest.size()) + 1));
        append(code, rest);
        return code;
    }
    void skip_comments() {
        while (!is_at_end()) {
            if (peek() == u'(' && peek(1) == u'?' && peek(2) == u'#') {
                const int end = int(__pattern.indexOf(QLatin1Char(')'), __at));
                if (end < 0) {
                    fail("missing ) after (?# comment", int(__pattern.size()));
                    return;
                }
                __at = end + 1;
            } else if (has(regex_extended) && (peek() == u' ' || (peek() >= 9 && peek() <= 13))) {
                ++__at;
            } else if (has(regex_extended) && peek() == u'#') {
                while (!is_at_end() && peek() != u'\n')
                    ++__at;
            } else if (peek() == u'\\' && peek(1) == u'E') {
                __at += 2;
            } else {
                return;
            }
        }
    }
    regex_code sequence() {
        regex_code code;
        for (;;) {
            skip_comments();
            if (failed() || is_at_end() || peek() == u'|' || peek() == u')')
                return code;
            if (takes("\\Q")) {
                quoted(code);
                continue;
            }
            append(code, quantified());
        }
    }
    // \Q…\E; a quantifier counts for the last character.
    void quoted(regex_code &code) {
        while (!is_at_end() && !(peek() == u'\\' && peek(1) == u'E')) {
            regex_code one;
            one.push_back(instruction(regex_character, int(take_character()), has(regex_caseless)));
            if (takes("\\E"))
                return append(code, repeated(one));
            append(code, one);
        }
        takes("\\E");
    }

    regex_code quantified() {
        bool is_repeatable = true;
        const regex_code atom = this->atom(is_repeatable);
        return failed() ? atom : repeated(atom);
    }
    bool count(int &value) {
        if (!is_digit_next())
            return false;
        value = 0;
        while (is_digit_next()) {
            value = value * 10 + (peek() - u'0');
            if (value > 65535) {
                ++__at;
                fail("number too big in {} quantifier", __at);
                return false;
            }
            ++__at;
        }
        return true;
    }
    bool quantifier(int &low, int &high) {
        if (takes(u'*')) {
            low = 0;
            high = -1;
            return true;
        }
        if (takes(u'+')) {
            low = 1;
            high = -1;
            return true;
        }
        if (takes(u'?')) {
            low = 0;
            high = 1;
            return true;
        }
        if (!is_counted())
            return false;
        ++__at;
        if (!count(low))
            return false;
        high = low;
        if (takes(u',')) {
            high = -1;
            if (is_digit_next() && !count(high))
                return false;
        }
        ++__at;
        if (high >= 0 && high < low) {
            fail("numbers out of order in {} quantifier", __at - 1);
            return false;
        }
        return true;
    }
    // {n}, {n,} or {n,m}: anything else is a text.
    bool is_counted() const {
        if (is_at_end() || peek() != u'{')
            return false;
        int i = 1;
        const int first = i;
        while (peek(i) >= u'0' && peek(i) <= u'9')
            ++i;
        if (i == first)
            return false;
        if (peek(i) == u',') {
            ++i;
            while (peek(i) >= u'0' && peek(i) <= u'9')
                ++i;
        }
        return peek(i) == u'}';
    }

    // One quantifier: another one is an error.
    regex_code repeated(const regex_code &atom) {
        skip_comments();
        int low, high;
        if (failed() || !quantifier(low, high))
            return atom;
        regex_mode mode = has(regex_inverted) ? regex_lazy : regex_greedy;
        if (takes(u'?'))
            mode = has(regex_inverted) ? regex_greedy : regex_lazy;
        else if (takes(u'+'))
            mode = regex_possessive;
        return times(atom, low, high, mode);
    }
    regex_code times(const regex_code &atom, int low, int high, regex_mode mode) {
        regex_code code;
        if (atom.size() == 1 && (atom[0].__operation == regex_character || atom[0].__operation == regex_any ||
                                 atom[0].__operation == regex_in)) {
            code.push_back({regex_repeat, 0, low, high, false, mode});
            append(code, atom);
            return code;
        }
        if (mode == regex_possessive) {
            const regex_code inner = times(atom, low, high, regex_greedy);
            code.push_back(instruction(regex_atomic, int(inner.size()) + 2));
            append(code, inner);
            code.push_back(instruction(regex_accept));
            return code;
        }
        if (atom.empty())
            return code;
        for (int i = 0; i < low; ++i)
            append(code, atom);
        const int n = int(atom.size());
        if (high < 0) {
            code.push_back(instruction(regex_split, n + 3, mode == regex_lazy));
            code.push_back(instruction(regex_enter, __program.__loops));
            append(code, atom);
            code.push_back({regex_again, __program.__loops, -(n + 2), 0, false, regex_greedy});
            ++__program.__loops;
        } else {
            for (int left = high - low; left > 0; --left) {
                code.push_back(instruction(regex_split, left * (n + 1), mode == regex_lazy));
                append(code, atom);
            }
        }
        return code;
    }

    int add_set(const regex_set &set) {
        __program.__sets.push_back(set);
        return int(__program.__sets.size()) - 1;
    }
    regex_set empty_set() const { return {{}, {}, false, has(regex_caseless), has(regex_unicode)}; }
    regex_code one_of(regex_class kind, int which, bool negated) {
        regex_set set = empty_set();
        set.__caseless = false;
        set.__members.push_back({kind, which, negated});
        return {instruction(regex_in, add_set(set))};
    }

    regex_code atom(bool &is_repeatable) {
        const char16_t c = peek();
        switch (c) {
        case u'^':
            ++__at;
            return {instruction(regex_begin, 0, has(regex_multiline))};
        case u'$':
            ++__at;
            return {instruction(regex_end, 0, has(regex_multiline))};
        case u'.':
            ++__at;
            return {instruction(regex_any, 0, has(regex_dot_all))};
        case u'(':
            ++__at;
            return group();
        case u'[':
            return character_class();
        case u'\\':
            return escape();
        case u'*':
        case u'+':
        case u'?':
            ++__at;
            fail("quantifier does not follow a repeatable item", __at);
            return {};
        default:
            if (is_counted()) {
                int low, high;
                quantifier(low, high);
                fail("quantifier does not follow a repeatable item", __at);
                return {};
            }
            (void)is_repeatable;
            return {instruction(regex_character, int(take_character()), has(regex_caseless))};
        }
    }

    void close() {
        if (!failed() && !takes(u')'))
            fail("missing closing parenthesis", int(__pattern.size()));
    }
    regex_code captured(const QString &name) {
        const int number = ++__program.__groups;
        while (__program.__names.size() <= number)
            __program.__names.append(QString());
        __program.__names[number] = name;
        const unsigned before = __options;
        regex_code code;
        code.push_back(instruction(regex_save, number * 2));
        const regex_code inner = alternatives();
        append(code, inner);
        code.push_back(instruction(regex_save, number * 2 + 1));
        __options = before;
        close();
        return code;
    }
    regex_code plain_group() {
        const unsigned before = __options;
        const regex_code code = alternatives();
        __options = before;
        close();
        return code;
    }
    regex_code with_part(regex_operation operation, bool negated) {
        const regex_code inner = plain_group();
        regex_code code;
        code.push_back(instruction(operation, int(inner.size()) + 2, negated));
        append(code, inner);
        code.push_back(instruction(regex_accept));
        return code;
    }
    QString name_until(char16_t end) {
        const int from = __at;
        if (is_digit_next())
            fail("subpattern name must start with a non-digit", __at);
        while (!is_at_end() && is_word(peek(), true))
            ++__at;
        if (__at == from && !failed())
            fail("subpattern name expected", __at);
        const QString name = __pattern.mid(from, __at - from);
        if (!failed() && !takes(end))
            fail("syntax error in subpattern name (missing terminator?)", __at);
        return name;
    }
    regex_code named(char16_t end) {
        const QString name = name_until(end);
        if (failed())
            return {};
        if (__program.__names.contains(name)) {
            fail("two named subpatterns have the same name (PCRE2_DUPNAMES not set)", __at - 1);
            return {};
        }
        return captured(name);
    }
    regex_code group() {
        if (peek() == u'*' && !is_at_end())
            __verify_unsupported("a verb in a QRegularExpression");
        if (!takes(u'?'))
            return has(regex_no_captures) ? plain_group() : captured(QString());
        if (takes(u':'))
            return plain_group();
        if (takes(u'='))
            return with_part(regex_ahead, false);
        if (takes(u'!'))
            return with_part(regex_ahead, true);
        if (takes(u'>'))
            return with_part(regex_atomic, false);
        if (takes(u'|'))
            __verify_unsupported("(?| in a QRegularExpression");
        if (takes("P="))
            return reference_to(name_until(u')'));
        if (takes("P<"))
            return named(u'>');
        if (takes(u'\''))
            return named(u'\'');
        if (takes(u'<')) {
            if (takes(u'='))
                return behind(false);
            if (takes(u'!'))
                return behind(true);
            return named(u'>');
        }
        if (peek() == u'R' || peek() == u'&' || is_digit_next() || peek() == u'(' || peek() == u'C' || peek() == u'P' ||
            peek() == u'+' || (peek() == u'-' && peek(1) >= u'0' && peek(1) <= u'9'))
            __verify_unsupported("recursion, a condition or a callout in a QRegularExpression");
        return options_in_pattern();
    }
    regex_code options_in_pattern() {
        unsigned options = __options;
        bool on = true;
        for (;; ++__at) {
            unsigned which = 0;
            if (is_at_end()) {
                fail("missing closing parenthesis", int(__pattern.size()));
                return {};
            }
            switch (peek()) {
            case u'i':
                which = regex_caseless;
                break;
            case u'm':
                which = regex_multiline;
                break;
            case u's':
                which = regex_dot_all;
                break;
            case u'n':
                which = regex_no_captures;
                break;
            case u'x':
                which = regex_extended;
                if (peek(1) == u'x')
                    __verify_unsupported("(?xx) in a QRegularExpression");
                break;
            case u'U':
                which = regex_inverted;
                break;
            case u'^':
                options &=
                    ~unsigned(regex_caseless | regex_multiline | regex_dot_all | regex_no_captures | regex_extended);
                continue;
            case u'-':
                on = false;
                continue;
            case u')':
                ++__at;
                __options = options;
                return {};
            case u':': {
                ++__at;
                const unsigned before = __options;
                __options = options;
                const regex_code code = alternatives();
                __options = before;
                close();
                return code;
            }
            default:
                ++__at;
                fail("unrecognized character after (? or (?-", __at - 1);
                return {};
            }
            options = on ? options | which : options & ~which;
        }
    }

    // How many characters the code matches; -1 where that is not always the same.
    static int width(const regex_code &code, int from, int to) {
        int total = 0;
        for (int i = from; i < to;) {
            const regex_instruction &op = code[std::size_t(i)];
            switch (op.__operation) {
            case regex_character:
            case regex_any:
            case regex_in:
                ++total;
                ++i;
                break;
            case regex_repeat:
                if (op.__low != op.__high)
                    return -1;
                total += op.__low;
                i += 2;
                break;
            case regex_split: {
                // Two alternatives, the first of which ends in a jump over the second.
                const int second = i + op.__value;
                if (second - 1 <= i || code[std::size_t(second) - 1].__operation != regex_jump)
                    return -1;
                const int end = second - 1 + code[std::size_t(second) - 1].__value;
                const int left = width(code, i + 1, second - 1), right = width(code, second, end);
                if (left < 0 || left != right)
                    return -1;
                total += left;
                i = end;
                break;
            }
            case regex_back:
            case regex_newlines:
            case regex_again:
                return -1;
            case regex_ahead:
            case regex_behind:
                i += op.__value;
                break;
            case regex_atomic: {
                const int inner = width(code, i + 1, i + op.__value - 1);
                if (inner < 0)
                    return -1;
                total += inner;
                i += op.__value;
                break;
            }
            default:
                ++i;
            }
        }
        return total;
    }
    // The alternatives at the top may differ in their widths.
    regex_code behind(bool negated) {
        const unsigned before = __options;
        const int begin = __at;
        std::vector<regex_code> parts;
        do {
            parts.push_back(sequence());
        } while (!failed() && takes(u'|'));
        __options = before;
        close();
        regex_code all;
        for (std::size_t i = parts.size(); i-- > 0 && !failed();) {
            const int n = width(parts[i], 0, int(parts[i].size()));
            if (n < 0) {
                fail("lookbehind assertion is not fixed length", begin - 4 < 0 ? 0 : begin - 4);
                return {};
            }
            regex_code one;
            one.push_back({regex_behind, int(parts[i].size()) + 2, n, 0, negated, regex_greedy});
            append(one, parts[i]);
            one.push_back(instruction(regex_accept));
            if (i + 1 == parts.size() || negated) {
                append(one, all);
                all = one;
                continue;
            }
            regex_code both;
            both.push_back(instruction(regex_split, int(one.size()) + 2));
            append(both, one);
            both.push_back(instruction(regex_jump, int(all.size()) + 1));
            append(both, all);
            all = both;
        }
        return all;
    }

    regex_code reference_to(const QString &name) {
        if (failed())
            return {};
        __references.push_back({-1, name, __at});
        return {instruction(regex_back, -int(__references.size()), has(regex_caseless))};
    }
    regex_code reference_to(int number) {
        __references.push_back({number, QString(), __at});
        return {instruction(regex_back, number, has(regex_caseless))};
    }
    int number() {
        int value = 0;
        while (is_digit_next() && value < 100000)
            value = value * 10 + (__pattern.at(__at++).unicode() - u'0');
        return value;
    }
    static int hexadecimal(char16_t c) {
        if (c >= u'0' && c <= u'9')
            return c - u'0';
        if (c >= u'a' && c <= u'f')
            return c - u'a' + 10;
        return c >= u'A' && c <= u'F' ? c - u'A' + 10 : -1;
    }

    // What an escape stands for where it stands for one character, in a class, too; -1 otherwise.
    int escaped_character(char16_t c) {
        switch (c) {
        case u'a':
            return 7;
        case u'e':
            return 27;
        case u'f':
            return 12;
        case u'n':
            return 10;
        case u'r':
            return 13;
        case u't':
            return 9;
        case u'0':
            return octal(2, 0);
        case u'c':
            return control();
        case u'x':
            return hexadecimal_escape();
        case u'o':
            return braced_octal();
        default:
            return -1;
        }
    }
    int octal(int digits, int value) {
        for (int i = 0; i < digits && !is_at_end() && peek() >= u'0' && peek() <= u'7'; ++i)
            value = value * 8 + (__pattern.at(__at++).unicode() - u'0');
        return value;
    }
    int control() {
        if (is_at_end()) {
            fail("\\c at end of pattern", __at);
            return 0;
        }
        char16_t c = __pattern.at(__at++).unicode();
        if (c >= u'a' && c <= u'z')
            c = char16_t(c - 32);
        if (c < 32 || c > 126)
            fail("\\c must be followed by a printable ASCII character", __at);
        return c ^ 64;
    }
    int hexadecimal_escape() {
        int value = 0;
        if (takes(u'{')) {
            while (!is_at_end() && hexadecimal(peek()) >= 0 && value <= 0x10ffff)
                value = value * 16 + hexadecimal(__pattern.at(__at++).unicode());
            if (value > 0x10ffff)
                fail("character code point value in \\x{} or \\o{} is too large", __at);
            else if (!takes(u'}'))
                fail("non-hex character in \\x{} (closing brace missing?)", __at);
            return value;
        }
        for (int i = 0; i < 2 && !is_at_end() && hexadecimal(peek()) >= 0; ++i)
            value = value * 16 + hexadecimal(__pattern.at(__at++).unicode());
        return value;
    }
    int braced_octal() {
        if (!takes(u'{')) {
            fail("missing opening brace after \\o", __at);
            return 0;
        }
        const int value = octal(7, 0);
        if (!takes(u'}'))
            fail("non-octal character in \\o{} (closing brace missing?)", __at);
        return value;
    }

    // \d and its like, in a class, too.
    bool class_escape(char16_t c, regex_member &member) {
        switch (c) {
        case u'd':
        case u'D':
            member = {class_digit, 0, c == u'D'};
            return true;
        case u's':
        case u'S':
            member = {class_space, 0, c == u'S'};
            return true;
        case u'w':
        case u'W':
            member = {class_word, 0, c == u'W'};
            return true;
        case u'h':
        case u'H':
            member = {class_horizontal, 0, c == u'H'};
            return true;
        case u'v':
        case u'V':
            member = {class_vertical, 0, c == u'V'};
            return true;
        case u'p':
        case u'P':
            member = {class_category, 0, c == u'P'};
            property(member);
            return true;
        default:
            return false;
        }
    }
    void property(regex_member &member) {
        QString name;
        if (takes(u'{')) {
            if (takes(u'^'))
                member.__negated = !member.__negated;
            const int from = __at;
            while (!is_at_end() && peek() != u'}')
                ++__at;
            name = __pattern.mid(from, __at - from);
            if (!takes(u'}')) {
                fail("malformed \\P or \\p sequence", __at);
                return;
            }
        } else if (!is_at_end()) {
            name = __pattern.mid(__at++, 1);
        } else {
            fail("malformed \\P or \\p sequence", __at);
            return;
        }
        member.__which = regex_category(name);
        if (member.__which < 0)
            __verify_unsupported("a script or another property of Unicode in a QRegularExpression");
        // Both cases, where case does not matter.
        if (has(regex_caseless) &&
            (name == QLatin1String("Lu") || name == QLatin1String("Ll") || name == QLatin1String("Lt")))
            member.__which = regex_category(QLatin1String("L&"));
    }

    regex_code escape() {
        ++__at;
        if (is_at_end()) {
            fail("\\ at end of pattern", __at);
            return {};
        }
        const char16_t c = peek();
        if (c >= u'1' && c <= u'9')
            return numbered_escape();
        if (!((c >= u'a' && c <= u'z') || (c >= u'A' && c <= u'Z') || c == u'0'))
            return {instruction(regex_character, int(take_character()), has(regex_caseless))};
        ++__at;
        regex_member member;
        if (class_escape(c, member))
            return one_of(member.__kind, member.__which, member.__negated);
        const int character = escaped_character(c);
        if (character >= 0)
            return {instruction(regex_character, character, has(regex_caseless))};
        switch (c) {
        case u'b':
        case u'B': {
            regex_instruction op = instruction(regex_boundary, 0, c == u'B');
            op.__low = has(regex_unicode);
            return {op};
        }
        case u'A':
            return {instruction(regex_text_begin)};
        case u'z':
            return {instruction(regex_text_end)};
        case u'Z':
            return {instruction(regex_final_end)};
        case u'G':
            return {instruction(regex_match_begin)};
        case u'K':
            return {instruction(regex_keep)};
        case u'R':
            return {instruction(regex_newlines)};
        case u'N':
            return {instruction(regex_any, 0, false)};
        case u'X':
        case u'C':
            __verify_unsupported("\\X or \\C in a QRegularExpression");
        case u'g':
        case u'k':
            return escaped_reference(c);
        case u'F':
        case u'L':
        case u'l':
        case u'U':
        case u'u':
            fail("PCRE2 does not support \\F, \\L, \\l, \\N{name}, \\U, or \\u", __at);
            return {};
        default:
            fail("unrecognized character follows \\", __at - 1);
            return {};
        }
    }
    // One digit, or a number of a group that there is, refers back; anything else is octal.
    regex_code numbered_escape() {
        const int from = __at;
        const int value = number();
        if (value < 10 || value <= groups_in_all())
            return reference_to(value);
        __at = from;
        if (peek() >= u'8')
            return {instruction(regex_character, int(take_character()), has(regex_caseless))};
        return {instruction(regex_character, octal(3, 0), has(regex_caseless))};
    }
    int groups_in_all() const {
        int n = 0;
        for (int i = 0; i < __pattern.size(); ++i) {
            if (__pattern.at(i) == QLatin1Char('\\'))
                ++i;
            else if (__pattern.at(i) == QLatin1Char('(') &&
                     (i + 1 >= __pattern.size() || __pattern.at(i + 1) != QLatin1Char('?')))
                ++n;
        }
        return n;
    }
    regex_code escaped_reference(char16_t kind) {
        char16_t end = 0;
        if (takes(u'{'))
            end = u'}';
        else if (takes(u'<'))
            end = u'>';
        else if (takes(u'\''))
            end = u'\'';
        if (kind == u'g' && end != u'}' && end != 0)
            __verify_unsupported("recursion in a QRegularExpression");
        const bool relative = kind == u'g' && takes(u'-');
        if (kind == u'g' && is_digit_next()) {
            int value = number();
            if (relative)
                value = __program.__groups - value + 1;
            if (end != 0 && !takes(end)) {
                fail("a numbered reference must not be zero", __at);
                return {};
            }
            return reference_to(value);
        }
        if (end == 0) {
            fail(kind == u'k'
                     ? "\\k is not followed by a braced, angle-bracketed, or quoted name"
                     : "\\g is not followed by a braced, angle-bracketed, or quoted name/number or by a plain number",
                 __at);
            return {};
        }
        return reference_to(name_until(end));
    }

    // Whether a POSIX class begins here; its name then.
    bool posix_class(QString &name, bool &negated) {
        if (peek() != u'[' || peek(1) != u':')
            return false;
        const int end = int(__pattern.indexOf(QLatin1String(":]"), __at + 2));
        if (end < 0)
            return false;
        name = __pattern.mid(__at + 2, end - __at - 2);
        for (int i = 0; i < name.size(); ++i)
            if (name.at(i) == QLatin1Char(']') || name.at(i) == QLatin1Char('\\'))
                return false;
        negated = name.startsWith(QLatin1Char('^'));
        if (negated)
            name = name.mid(1);
        __at = end + 2;
        return true;
    }
    // One member; a character is returned, a class is added to the set, and -1 returned then.
    int class_member(regex_set &set) {
        QString name;
        bool negated;
        const int begin = __at;
        if (posix_class(name, negated)) {
            const int which = regex_posix_class(name);
            if (which < 0)
                fail("unknown POSIX class name", begin);
            set.__members.push_back({class_posix, which, negated});
            return -1;
        }
        if (!takes(u'\\'))
            return int(take_character());
        if (is_at_end()) {
            fail("\\ at end of pattern", __at);
            return -1;
        }
        const char16_t c = peek();
        if (c >= u'1' && c <= u'7')
            return octal(3, 0);
        if (!((c >= u'a' && c <= u'z') || (c >= u'A' && c <= u'Z') || c == u'0'))
            return int(take_character());
        ++__at;
        regex_member member;
        if (class_escape(c, member)) {
            set.__members.push_back(member);
            return -1;
        }
        if (c == u'b')
            return 8;
        const int character = escaped_character(c);
        if (character < 0)
            fail(c == u'N' || c == u'B' || c == u'R' || c == u'X' ? "escape sequence is invalid in character class"
                                                                  : "unrecognized character follows \\",
                 c == u'N' || c == u'B' || c == u'R' || c == u'X' ? __at : __at - 1);
        return character;
    }
    regex_code character_class() {
        ++__at;
        regex_set set = empty_set();
        set.__negated = takes(u'^');
        bool first = true;
        for (;; first = false) {
            if (is_at_end()) {
                fail("missing terminating ] for character class", int(__pattern.size()));
                return {};
            }
            if (!first && takes(u']'))
                break;
            if (takes("\\E"))
                continue;
            if (takes("\\Q")) {
                while (!is_at_end() && !(peek() == u'\\' && peek(1) == u'E')) {
                    const char32_t c = take_character();
                    set.__ranges.push_back({c, c});
                }
                takes("\\E");
                continue;
            }
            const int from = class_member(set);
            if (failed())
                return {};
            if (peek() != u'-' || is_at_end() || peek(1) == u']' || __at + 1 >= __pattern.size()) {
                if (from >= 0)
                    set.__ranges.push_back({char32_t(from), char32_t(from)});
                continue;
            }
            if (from < 0) {
                fail("invalid range in character class", __at);
                return {};
            }
            ++__at;
            const int to = class_member(set);
            if (failed())
                return {};
            if (to < 0) {
                fail("invalid range in character class", __at - 1);
                return {};
            }
            if (to < from) {
                fail("range out of order in character class", __at - 1);
                return {};
            }
            set.__ranges.push_back({char32_t(from), char32_t(to)});
        }
        return {instruction(regex_in, add_set(set))};
    }

    void resolve(regex_code &code) {
        for (const reference &r : __references) {
            const bool exists = r.__number >= 0 ? r.__number > 0 && r.__number <= __program.__groups
                                                : __program.__names.contains(r.__name);
            if (!exists)
                fail("reference to non-existent subpattern", r.__at);
        }
        for (regex_instruction &op : code)
            if (op.__operation == regex_back && op.__value < 0)
                op.__value = int(__program.__names.indexOf(__references[std::size_t(-op.__value) - 1].__name));
    }
};

// Whether the end can be reached from an instruction without any character.
static bool can_be_empty(const regex_code &code, int pc, std::vector<bool> &seen) {
    while (!seen[std::size_t(pc)]) {
        seen[std::size_t(pc)] = true;
        const regex_instruction &op = code[std::size_t(pc)];
        switch (op.__operation) {
        case regex_character:
        case regex_any:
        case regex_in:
        case regex_newlines:
            return false;
        case regex_repeat:
            if (op.__low != 0)
                return false;
            pc += 2;
            break;
        case regex_split:
            if (can_be_empty(code, pc + 1, seen))
                return true;
            pc += op.__value;
            break;
        case regex_jump:
        case regex_ahead:
        case regex_behind:
            pc += op.__value;
            break;
        case regex_accept:
            if (op.__flag)
                return true;
            ++pc;
            break;
        default:
            ++pc;
        }
    }
    return false;
}
static bool looks_behind(const regex_code &code) {
    for (const regex_instruction &op : code)
        if (op.__operation == regex_behind || op.__operation == regex_boundary ||
            (op.__operation == regex_begin && op.__flag))
            return true;
    return false;
}

regex_program *compile_regex(const QString &pattern, unsigned options) {
    regex_program *const program = new regex_program{1, {}, {}, {}, 0, 0, false, nullptr, -1};
    program->__names.append(QString());
    regex_compiler compiler = {pattern, *program, options, 0, {}};
    regex_code code = compiler.alternatives();
    if (!compiler.failed() && !compiler.is_at_end())
        compiler.fail("unmatched closing parenthesis", compiler.__at);
    if (!compiler.failed())
        compiler.resolve(code);
    code.push_back(instruction(regex_accept, 0, true));
    std::vector<bool> seen(code.size(), false);
    program->__may_be_partly_empty = looks_behind(code) || can_be_empty(code, 0, seen);
    program->__code = code;
    return program;
}
void drop_regex(regex_program *program) {
    if (program && --program->__owners == 0)
        delete program;
}

} // namespace __omqt

OM_END_MODEL
