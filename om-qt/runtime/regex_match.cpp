// Matching a compiled regular expression, by backtracking.
#include <__omqt/regex.h>

OM_BEGIN_MODEL

namespace __omqt {

static bool is_newline(char32_t c) { return c == U'\n'; }

static bool is_horizontal(char32_t c) {
    return c == 9 || c == 0x20 || c == 0xa0 || c == 0x1680 || c == 0x180e || (c >= 0x2000 && c <= 0x200a) ||
           c == 0x202f || c == 0x205f || c == 0x3000;
}
static bool is_vertical(char32_t c) { return (c >= 10 && c <= 13) || c == 0x85 || c == 0x2028 || c == 0x2029; }
static bool is_ascii_space(char32_t c) { return c == 0x20 || (c >= 9 && c <= 13); }
static bool is_digit(char32_t c, bool unicode) {
    return unicode ? QChar::category(c) == QChar::Number_DecimalDigit : c >= U'0' && c <= U'9';
}
static bool is_space(char32_t c, bool unicode) {
    return unicode
               ? is_ascii_space(c) || is_horizontal(c) || is_vertical(c) || QChar::category(c) == QChar::Separator_Space
               : is_ascii_space(c);
}
static bool is_ascii_letter(char32_t c) { return (c >= U'a' && c <= U'z') || (c >= U'A' && c <= U'Z'); }
bool is_word(char32_t c, bool unicode) {
    if (!unicode)
        return is_ascii_letter(c) || (c >= U'0' && c <= U'9') || c == U'_';
    const QChar::Category category = QChar::category(c);
    return c == U'_' || QChar::isLetter(c) ||
           (category >= QChar::Number_DecimalDigit && category <= QChar::Number_Other);
}

// Two letters, one, or Any, L& and the PCRE2's own, as numbers: categories of QChar, and from 100 on groups of them.
static const char *const category_names[] = {"Mn", "Mc", "Me", "Nd", "Nl", "No", "Zs", "Zl", "Zp", "Cc",
                                             "Cf", "Cs", "Co", "Cn", "Lu", "Ll", "Lt", "Lm", "Lo", "Pc",
                                             "Pd", "Ps", "Pe", "Pi", "Pf", "Po", "Sm", "Sc", "Sk", "So"};
static const char *const group_names[] = {"L", "M", "N", "P", "S", "Z", "C", "Any", "L&", "Xan", "Xwd", "Xsp", "Xps"};
enum { group_letters = 100 };
int regex_category(const QString &name) {
    for (int i = 0; i < int(sizeof category_names / sizeof *category_names); ++i)
        if (name == QLatin1String(category_names[i]))
            return i;
    for (int i = 0; i < int(sizeof group_names / sizeof *group_names); ++i)
        if (name == QLatin1String(group_names[i]))
            return group_letters + i;
    return -1;
}
static bool has_category(char32_t c, int which) {
    const QChar::Category category = QChar::category(c);
    if (which < group_letters)
        return category_names[category][0] == category_names[which][0] &&
               category_names[category][1] == category_names[which][1];
    const char *const name = group_names[which - group_letters];
    if (name[1] == 0)
        return category_names[category][0] == name[0];
    switch (which - group_letters) {
    case 7:
        return true;
    case 8:
        return category == QChar::Letter_Uppercase || category == QChar::Letter_Lowercase ||
               category == QChar::Letter_Titlecase;
    case 9:
        return category_names[category][0] == 'L' || category_names[category][0] == 'N';
    case 10:
        return is_word(c, true);
    default:
        return is_space(c, true);
    }
}

static const char *const posix_names[] = {"alpha", "lower", "upper", "alnum", "ascii", "blank", "cntrl",
                                          "digit", "graph", "print", "punct", "space", "word",  "xdigit"};
int regex_posix_class(const QString &name) {
    for (int i = 0; i < int(sizeof posix_names / sizeof *posix_names); ++i)
        if (name == QLatin1String(posix_names[i]))
            return i;
    return -1;
}
static bool in_posix_class(char32_t c, int which, bool unicode, bool caseless) {
    const bool lower = c >= U'a' && c <= U'z', upper = c >= U'A' && c <= U'Z', digit = c >= U'0' && c <= U'9';
    // Either case is both, where case does not matter.
    if (caseless && (which == 1 || which == 2))
        which = 0;
    if (unicode) {
        switch (which) {
        case 0:
            return QChar::isLetter(c);
        case 1:
            return QChar::category(c) == QChar::Letter_Lowercase;
        case 2:
            return QChar::category(c) == QChar::Letter_Uppercase;
        case 3:
            return has_category(c, group_letters + 9);
        case 5:
            return is_horizontal(c);
        case 7:
            return is_digit(c, true);
        case 11:
            return is_space(c, true);
        case 12:
            return is_word(c, true);
        case 8:
        case 9:
        case 10:
            __verify_unsupported("a POSIX class of graphic characters with Unicode properties in a QRegularExpression");
        default:
            break;
        }
    }
    switch (which) {
    case 0:
        return lower || upper;
    case 1:
        return lower;
    case 2:
        return upper;
    case 3:
        return lower || upper || digit;
    case 4:
        return c < 128;
    case 5:
        return c == 9 || c == 0x20;
    case 6:
        return c < 32 || c == 127;
    case 7:
        return digit;
    case 8:
        return c > 32 && c < 127;
    case 9:
        return c >= 32 && c < 127;
    case 10:
        return c > 32 && c < 127 && !lower && !upper && !digit;
    case 11:
        return is_ascii_space(c);
    case 12:
        return lower || upper || digit || c == U'_';
    default:
        return digit || (c >= U'a' && c <= U'f') || (c >= U'A' && c <= U'F');
    }
}

static bool is_member(const regex_set &set, const regex_member &member, char32_t c) {
    switch (member.__kind) {
    case class_digit:
        return is_digit(c, set.__unicode);
    case class_space:
        return is_space(c, set.__unicode);
    case class_word:
        return is_word(c, set.__unicode);
    case class_horizontal:
        return is_horizontal(c);
    case class_vertical:
        return is_vertical(c);
    case class_category:
        return has_category(c, member.__which);
    default:
        return in_posix_class(c, member.__which, set.__unicode, set.__caseless);
    }
}
static bool in_ranges(const regex_set &set, char32_t c) {
    for (const regex_range &range : set.__ranges)
        if (c >= range.__first && c <= range.__last)
            return true;
    return false;
}
bool is_in_regex_set(const regex_set &set, char32_t c) {
    bool found = in_ranges(set, c);
    if (!found && set.__caseless) {
        const char32_t folded = QChar::toCaseFolded(c);
        found = in_ranges(set, folded) || in_ranges(set, QChar::toUpper(c)) || in_ranges(set, QChar::toLower(c)) ||
                in_ranges(set, QChar::toUpper(folded));
    }
    for (const regex_member &member : set.__members) {
        if (found)
            break;
        found = is_member(set, member, c) != member.__negated;
    }
    return found != set.__negated;
}
static bool is_same(char32_t a, char32_t b, bool caseless) {
    return a == b || (caseless && QChar::toCaseFolded(a) == QChar::toCaseFolded(b));
}

struct regex_matcher {
    const regex_program &__program;
    const char16_t *__text;
    int __size;
    int __from; // where the search began
    int __start;
    bool __not_empty;
    regex_partial __partial;
    bool __hit_end; // more text might have gone on
    int __looked;   // the earliest position looked at, also behind the start
    int __partial_start;
    bool __stopped; // at a partial match that is preferred
    int __end;      // of the part that was accepted
    std::vector<int> __ends;
    std::vector<int> __loops;

    // The character at a position, and where the next one is.
    char32_t at(int i, int &next) const {
        const char16_t c = __text[i];
        if (QChar::isHighSurrogate(c) && i + 1 < __size && QChar::isLowSurrogate(__text[i + 1])) {
            next = i + 2;
            return QChar::surrogateToUcs4(c, __text[i + 1]);
        }
        next = i + 1;
        return c;
    }
    char32_t before(int i) const {
        const char16_t c = __text[i - 1];
        return QChar::isLowSurrogate(c) && i >= 2 && QChar::isHighSurrogate(__text[i - 2])
                   ? QChar::surrogateToUcs4(__text[i - 2], c)
                   : c;
    }
    // The text ends where the expression wants more.
    void want(int i) { want(i, i > __start || __program.__may_be_partly_empty); }
    void want(int i, bool is_partly_matched) {
        if (__partial != regex_whole && i >= __size && is_partly_matched) {
            if (!__hit_end)
                __partial_start = __looked;
            __hit_end = true;
            __stopped = __stopped || __partial == regex_prefer_first;
        }
    }
    bool is_word_at(int i, bool unicode) const {
        int next;
        return i < __size && is_word(at(i, next), unicode);
    }

    // One character by one instruction; -1 where it does not match.
    int step(const regex_instruction &what, int i) {
        if (i >= __size) {
            want(i);
            return -1;
        }
        int next;
        const char32_t c = at(i, next);
        bool matches;
        if (what.__operation == regex_character)
            matches = is_same(c, char32_t(what.__value), what.__flag);
        else if (what.__operation == regex_any)
            matches = what.__flag || !is_newline(c);
        else
            matches = is_in_regex_set(__program.__sets[std::size_t(what.__value)], c);
        return matches ? next : -1;
    }

    bool repeat(int pc, int i) {
        const regex_instruction &how = __program.__code[std::size_t(pc)];
        const regex_instruction &what = __program.__code[std::size_t(pc) + 1];
        int count = 0;
        while (count < how.__low) {
            i = step(what, i);
            if (i < 0)
                return false;
            ++count;
        }
        if (how.__mode == regex_lazy) {
            for (;;) {
                if (run(pc + 2, i))
                    return true;
                if (__stopped || count == how.__high)
                    return false;
                i = step(what, i);
                if (i < 0)
                    return false;
                ++count;
            }
        }
        return greedy(pc, i, count);
    }
    // As many as there are, then fewer, each in a call of its own.
    bool greedy(int pc, int i, int count) {
        const regex_instruction &how = __program.__code[std::size_t(pc)];
        const regex_instruction &what = __program.__code[std::size_t(pc) + 1];
        if (count != how.__high) {
            const int next = step(what, i);
            if (next >= 0) {
                if (greedy(pc, next, count + 1))
                    return true;
                if (how.__mode == regex_possessive)
                    return false;
            }
            if (__stopped)
                return false;
        }
        return run(pc + 2, i);
    }

    // Runs a part by itself; where it accepts, __end is where.
    bool part(int pc, int i) {
        const std::vector<int> ends = __ends;
        if (run(pc, i))
            return true;
        __ends = ends;
        return false;
    }
    bool with_part(const regex_instruction &op, int pc, int i) {
        const std::vector<int> ends = __ends;
        int from = i;
        bool holds = true;
        if (op.__operation == regex_behind) {
            for (int n = op.__low; n > 0 && holds; --n) {
                if (from == 0)
                    holds = false;
                else
                    from -=
                        QChar::isLowSurrogate(__text[from - 1]) && from >= 2 && QChar::isHighSurrogate(__text[from - 2])
                            ? 2
                            : 1;
            }
        }
        if (from < __looked)
            __looked = from;
        holds = holds && part(pc + 1, from);
        if (__stopped)
            return false;
        const int end = __end;
        if (op.__operation != regex_atomic && op.__flag) {
            __ends = ends;
            holds = !holds;
        }
        if (!holds)
            return false;
        if (run(pc + op.__value, op.__operation == regex_atomic ? end : i))
            return true;
        __ends = ends;
        return false;
    }
    bool assertion(const regex_instruction &op, int i) {
        switch (op.__operation) {
        case regex_begin:
            return i == 0 || (op.__flag && i < __size && is_newline(__text[i - 1]));
        case regex_end:
            if (i == __size) {
                want(i);
                return true;
            }
            return is_newline(__text[i]) && (op.__flag || i + 1 == __size);
        case regex_text_begin:
            return i == 0;
        case regex_text_end:
            if (i == __size)
                want(i);
            return i == __size;
        case regex_final_end:
            if (i == __size)
                want(i);
            return i == __size || (i + 1 == __size && is_newline(__text[i]));
        case regex_match_begin:
            return i == __from;
        default: {
            // The character before is looked at.
            if (i > 0 && i - 1 < __looked)
                __looked = i - 1;
            want(i, i > 0);
            const bool unicode = op.__low != 0;
            const bool left = i > 0 && is_word(before(i), unicode);
            return (left != is_word_at(i, unicode)) != op.__flag;
        }
        }
    }
    int back(const regex_instruction &op, int i) {
        const int first = __ends[std::size_t(op.__value) * 2], last = __ends[std::size_t(op.__value) * 2 + 1];
        if (first < 0 || last < 0)
            return -1;
        for (int j = first; j < last;) {
            if (i >= __size) {
                want(i);
                return -1;
            }
            int next_left, next_right;
            if (!is_same(at(j, next_left), at(i, next_right), op.__flag))
                return -1;
            j = next_left;
            i = next_right;
        }
        return i;
    }
    int newlines(int i) {
        if (i >= __size) {
            want(i);
            return -1;
        }
        if (__text[i] == u'\r' && i + 1 < __size && __text[i + 1] == u'\n')
            return i + 2;
        return is_vertical(__text[i]) ? i + 1 : -1;
    }

    bool run(int pc, int i) {
        for (;;) {
            const regex_instruction &op = __program.__code[std::size_t(pc)];
            switch (op.__operation) {
            case regex_character:
            case regex_any:
            case regex_in:
                i = step(op, i);
                if (i < 0)
                    return false;
                ++pc;
                break;
            case regex_back:
            case regex_newlines:
                i = op.__operation == regex_back ? back(op, i) : newlines(i);
                if (i < 0)
                    return false;
                ++pc;
                break;
            case regex_repeat:
                return repeat(pc, i);
            case regex_jump:
                pc += op.__value;
                break;
            case regex_split: {
                if (run(op.__flag ? pc + op.__value : pc + 1, i))
                    return true;
                if (__stopped)
                    return false;
                pc += op.__flag ? 1 : op.__value;
                break;
            }
            case regex_save:
            case regex_enter:
            case regex_keep:
                return saved(op, pc, i);
            case regex_again:
                pc += i == __loops[std::size_t(op.__value)] ? 1 : op.__low;
                break;
            case regex_atomic:
            case regex_ahead:
            case regex_behind:
                return with_part(op, pc, i);
            case regex_accept:
                if (op.__flag) {
                    if (__not_empty && i == __start)
                        return false;
                    __ends[1] = i;
                }
                __end = i;
                return true;
            default:
                if (!assertion(op, i) || __stopped)
                    return false;
                ++pc;
            }
        }
    }
    // What is remembered on the way is forgotten on the way back.
    bool saved(const regex_instruction &op, int pc, int i) {
        int *const slot = op.__operation == regex_enter  ? &__loops[std::size_t(op.__value)]
                          : op.__operation == regex_keep ? &__ends[0]
                                                         : &__ends[std::size_t(op.__value)];
        const std::size_t index = std::size_t(op.__value);
        const int old = *slot;
        *slot = i;
        if (run(pc + 1, i))
            return true;
        if (op.__operation == regex_enter)
            __loops[index] = old;
        else
            __ends[op.__operation == regex_keep ? 0 : index] = old;
        return false;
    }
};

regex_result match_regex(const regex_program &program, const char16_t *text, int size, int from, bool anchored,
                         bool not_empty, regex_partial partial) {
    regex_matcher matcher = {program, text, size, from, from, not_empty, partial, false, from, from, false, 0, {}, {}};
    const std::vector<int> none(std::size_t(program.__groups + 1) * 2, -1);
    matcher.__loops.assign(std::size_t(program.__loops), -1);
    regex_result result = {false, false, none};
    for (int start = from; start <= size;) {
        matcher.__ends = none;
        matcher.__ends[0] = start;
        matcher.__start = start;
        matcher.__looked = start;
        matcher.__not_empty = not_empty && start == from;
        if (matcher.run(0, start)) {
            result.__matched = true;
            result.__ends = matcher.__ends;
            return result;
        }
        if (matcher.__hit_end && !result.__partial) {
            result.__partial = true;
            result.__ends[0] = matcher.__partial_start;
            result.__ends[1] = size;
        }
        if (matcher.__stopped || anchored || start == size)
            break;
        int next;
        matcher.at(start, next);
        start = next;
    }
    return result;
}

} // namespace __omqt

OM_END_MODEL
