// Runs compiled regular expressions by trying alternatives in order (ECMA-262 semantics), and answers
// for text that is not known.

#include "cxx_regex.h"

namespace __om {

namespace {

using namespace std::regex_constants;
const std::size_t unset = std::u32string::npos;

class Run {
public:
    Run(const regex_program &program, const std::u32string &text, unsigned flags, bool whole)
        : program(program), text(text), flags(flags), whole(whole), begun(0), places(2 * (program.groups + 1), unset),
          marks(program.progress_marks, unset) {}

    bool from(std::size_t place) {
        begun = place;
        places.assign(places.size(), unset);
        return continue_at(0, place);
    }
    const std::vector<std::size_t> &found() const { return places; }

private:
    const regex_program &program;
    const std::u32string &text;
    unsigned flags;
    bool whole;
    std::size_t begun;
    std::vector<std::size_t> places;
    std::vector<std::size_t> marks;
    int looking_ahead = 0;

    char32_t folded(char32_t c) const { return program.ignore_case ? regex_folded(c) : c; }

    static bool is_newline(char32_t c) { return c == U'\n' || c == U'\r' || c == 0x2028 || c == 0x2029; }

    bool contains(const regex_class &set, char32_t c) const {
        const unsigned classes = regex_classes_of(c);
        for (std::size_t i = 0; i != set.named.size(); ++i)
            if (((classes & set.named[i].first) != 0) != set.named[i].second)
                return true;
        for (std::size_t i = 0; i != set.ranges.size(); ++i) {
            if (set.ranges[i].first <= c && c <= set.ranges[i].second)
                return true;
            if (program.ignore_case) {
                const char32_t lower = regex_folded(c);
                const char32_t upper = c >= U'a' && c <= U'z' ? c - U'a' + U'A' : c;
                if (set.ranges[i].first <= lower && lower <= set.ranges[i].second)
                    return true;
                if (set.ranges[i].first <= upper && upper <= set.ranges[i].second)
                    return true;
            }
        }
        return false;
    }

    bool is_word(std::size_t place) const {
        return place < text.size() && (regex_classes_of(text[place]) & regex_word) != 0;
    }
    bool at_begin(std::size_t place) const {
        if (place == 0)
            return !(flags & match_not_bol) && !(flags & match_prev_avail);
        return program.multiline && is_newline(text[place - 1]);
    }
    bool at_end(std::size_t place) const {
        if (place == text.size())
            return !(flags & match_not_eol);
        return program.multiline && is_newline(text[place]);
    }
    bool at_boundary(std::size_t place) const {
        if (text.empty())
            return false;
        if (place == 0 && (flags & match_not_bow) && is_word(0))
            return false;
        if (place == text.size() && (flags & match_not_eow) && is_word(place - 1))
            return false;
        return (place != 0 && is_word(place - 1)) != is_word(place);
    }

    // How much of the text from here repeats a group; unset where it does not.
    std::size_t repeated(int group, std::size_t place) const {
        const std::size_t first = places[2 * static_cast<std::size_t>(group)];
        const std::size_t last = places[2 * static_cast<std::size_t>(group) + 1];
        if (first == unset || last == unset)
            return 0;
        for (std::size_t i = 0; i != last - first; ++i)
            if (place + i == text.size() || folded(text[place + i]) != folded(text[first + i]))
                return unset;
        return last - first;
    }

    bool continue_at(std::size_t pc, std::size_t place) {
        for (;;) {
            const regex_instruction &now = program.code[pc];
            switch (now.operation) {
            case match_character:
                if (place == text.size() || folded(text[place]) != static_cast<char32_t>(now.first))
                    return false;
                ++place;
                break;
            case match_any_but_newline:
                if (place == text.size() || is_newline(text[place]))
                    return false;
                ++place;
                break;
            case match_class: {
                if (place == text.size())
                    return false;
                const regex_class &set = program.classes[static_cast<std::size_t>(now.first)];
                if (contains(set, text[place]) == set.negated)
                    return false;
                ++place;
                break;
            }
            case try_both: {
                const std::vector<std::size_t> kept_places = places, kept_marks = marks;
                if (continue_at(pc + static_cast<std::size_t>(now.first), place))
                    return true;
                places = kept_places;
                marks = kept_marks;
                pc += static_cast<std::size_t>(now.second);
                continue;
            }
            case jump:
                pc += static_cast<std::size_t>(now.first);
                continue;
            case save_place:
                places[static_cast<std::size_t>(now.first)] = place;
                break;
            case forget_groups:
                for (int group = now.first; group != now.second; ++group)
                    places[2 * static_cast<std::size_t>(group)] = places[2 * static_cast<std::size_t>(group) + 1] =
                        unset;
                break;
            case note_progress:
                marks[static_cast<std::size_t>(now.first)] = place;
                break;
            case demand_progress:
                if (marks[static_cast<std::size_t>(now.first)] == place)
                    return false;
                break;
            case at_line_begin:
                if (!at_begin(place))
                    return false;
                break;
            case at_line_end:
                if (!at_end(place))
                    return false;
                break;
            case at_word_boundary:
                if (!at_boundary(place))
                    return false;
                break;
            case not_at_word_boundary:
                if (at_boundary(place))
                    return false;
                break;
            case match_group: {
                const std::size_t length = repeated(now.first, place);
                if (length == unset)
                    return false;
                place += length;
                break;
            }
            case look_ahead: {
                const std::vector<std::size_t> kept = places;
                ++looking_ahead;
                const bool matched = continue_at(pc + 1, place);
                --looking_ahead;
                if (matched == (now.second != 0))
                    return false;
                if (now.second != 0)
                    places = kept;
                pc += static_cast<std::size_t>(now.first);
                continue;
            }
            case accept:
                if (looking_ahead)
                    return true;
                if (whole && place != text.size())
                    return false;
                return !((flags & match_not_null) && place == begun);
            }
            ++pc;
        }
    }
};

// Any outcome at all, with groups somewhere in the text.
bool any_outcome(const regex_program &program, std::size_t size, std::size_t from, bool exactly, bool whole,
                 std::size_t *places) {
    __verify_assumed("a regular expression may match unknown text in any way");
    unsigned char choice = 0;
    __verify_havoc(&choice, sizeof choice);
    if (choice & 1)
        return false;
    for (unsigned group = 0; group <= program.groups; ++group) {
        std::size_t first = 0, last = 0;
        __verify_havoc(&first, sizeof first);
        __verify_havoc(&last, sizeof last);
        if (group == 0) {
            __verify_assume(from <= first && first <= last && last <= size);
            __verify_assume((!exactly || first == from) && (!whole || last == size));
        } else {
            const bool took_part = first != unset;
            __verify_assume(took_part ? places[0] <= first && first <= last && last <= places[1] : last == unset);
        }
        places[2 * group] = first;
        places[2 * group + 1] = last;
    }
    return true;
}

} // namespace

bool run_regex(const regex_program &program, const std::u32string &text, std::size_t from, bool exactly, bool whole,
               unsigned flags, std::size_t *places) {
    const std::size_t size = text.size();
    if (!__verify_concrete(&size, sizeof size) || !__verify_concrete(text.data(), size * sizeof(char32_t)))
        return any_outcome(program, size, from, exactly, whole, places);
    Run run(program, text, flags, whole);
    for (std::size_t place = from; place <= text.size(); ++place) {
        if (run.from(place)) {
            for (std::size_t i = 0; i != run.found().size(); ++i)
                places[i] = run.found()[i];
            return true;
        }
        if (exactly)
            break;
    }
    return false;
}

} // namespace __om
