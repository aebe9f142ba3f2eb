// The instructions of a compiled regular expression, between cxx_regex_compile.cpp and cxx_regex_run.cpp.
#ifndef OM_RUNTIME_CXX_REGEX_H
#define OM_RUNTIME_CXX_REGEX_H

#include <__om/regex/program.h>
#include <string>
#include <vector>

namespace __om {

enum regex_operation {
    match_character, // the code point in `first`
    match_any_but_newline,
    match_class,     // the class numbered `first`
    try_both,        // continue at `first`, and where that fails at `second`
    jump,            // continue at `first`
    save_place,      // the present place into `first` of the places
    forget_groups,   // the groups from `first` up to `second`
    note_progress,   // remember the place in `first`
    demand_progress, // fail unless the place has moved since `first`
    at_line_begin,
    at_line_end,
    at_word_boundary,
    not_at_word_boundary,
    match_group,     // what group `first` matched
    look_ahead,      // the instructions up to `first`, which must match, or must not where `second` is 1
    accept
};

// Targets of jumps are relative to the instruction itself.
struct regex_instruction {
    regex_operation operation;
    int first;
    int second;
};

// Ranges of code points, and the classes that escapes and names stand for.
struct regex_class {
    bool negated = false;
    std::vector<std::pair<char32_t, char32_t>> ranges;
    std::vector<std::pair<unsigned, bool>> named; // ctype mask, and whether its complement is meant
};

struct regex_program {
    std::vector<regex_instruction> code;
    std::vector<regex_class> classes;
    unsigned groups = 0;
    unsigned progress_marks = 0;
    bool ignore_case = false;
    bool multiline = false;
};

// The classes of a character: those of ctype, and the underscore for \w.
const unsigned regex_word = 1u << 15;
unsigned regex_classes_of(char32_t c);
char32_t regex_folded(char32_t c);

} // namespace __om

#endif
