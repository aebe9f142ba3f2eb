// Regular expressions as QRegularExpression has them, compiled to instructions and matched by backtracking: exact for
// what is compiled, and `__verify_unsupported` for the rest (recursion, conditions, verbs). Bodies are in
// runtime/regex_*.cpp.
//
// The matcher calls itself where there is a choice, so that instructions are known also where the text is not.
#ifndef OM_QT_REGEX_H
#define OM_QT_REGEX_H

#include <QtCore/qstring.h>
#include <QtCore/qstringlist.h>
#include <vector>

OM_BEGIN_MODEL

namespace __omqt {

enum regex_option {
    regex_caseless = 1,
    regex_dot_all = 2,
    regex_multiline = 4,
    regex_extended = 8,
    regex_inverted = 0x10,
    regex_no_captures = 0x20,
    regex_unicode = 0x40
};

struct regex_range {
    char32_t __first, __last;
};
// Classes of characters in a set, each perhaps negated.
enum regex_class {
    class_digit = 1,
    class_space,
    class_word,
    class_horizontal,
    class_vertical,
    class_category,
    class_posix
};
struct regex_member {
    regex_class __kind;
    int __which; // a category or a POSIX class
    bool __negated;
};
struct regex_set {
    std::vector<regex_range> __ranges;
    std::vector<regex_member> __members;
    bool __negated;
    bool __caseless;
    bool __unicode;
};

// Targets are relative to the instruction, so that parts can be copied.
enum regex_operation {
    regex_character,   // __value, __flag: caseless
    regex_any,         // __flag: newlines, too
    regex_in,          // set __value
    regex_repeat,      // the next instruction, from __low to __high times; __mode
    regex_jump,        // to __value
    regex_split,       // to the next, then to __value; the other way round with __flag
    regex_save,        // the position, as end __value of the captures
    regex_enter,       // an iteration of loop __value
    regex_again,       // to __low unless iteration __value was empty
    regex_begin,       // __flag: of any line
    regex_end,         // __flag: of any line
    regex_text_begin,  // \A
    regex_text_end,    // \z
    regex_final_end,   // \Z
    regex_match_begin, // \G
    regex_boundary,    // __flag: none; __low: by Unicode
    regex_back,        // what group __value matched, __flag: caseless
    regex_newlines,    // \R
    regex_keep,        // \K
    regex_atomic,      // the instructions up to __value
    regex_ahead,       // as before; __flag: not
    regex_behind,      // as before, __low characters back; __flag: not
    regex_accept       // the end, of all or of a part
};
enum regex_mode { regex_greedy, regex_lazy, regex_possessive };
struct regex_instruction {
    regex_operation __operation;
    int __value;
    int __low, __high;
    bool __flag;
    regex_mode __mode;
};

struct regex_program {
    int __owners;
    std::vector<regex_instruction> __code;
    std::vector<regex_set> __sets;
    QStringList __names; // of groups, null where there is none
    int __groups;        // without the whole
    int __loops;
    bool __may_be_partly_empty; // a partial match may have no characters
    const char *__error; // null where it is valid
    int __error_at;
};

regex_program *compile_regex(const QString &pattern, unsigned options);
void drop_regex(regex_program *program);

enum regex_partial { regex_whole, regex_prefer_whole, regex_prefer_first };
struct regex_result {
    bool __matched;
    bool __partial;
    std::vector<int> __ends; // start and end of each group, -1 where it took no part
};
// From a position on; `anchored`: only there. `not_empty`: not an empty match there.
regex_result match_regex(const regex_program &program, const char16_t *text, int size, int from, bool anchored,
                         bool not_empty, regex_partial partial);

bool is_in_regex_set(const regex_set &set, char32_t c);
bool is_word(char32_t c, bool unicode);
int regex_category(const QString &name);
int regex_posix_class(const QString &name);

} // namespace __omqt

OM_END_MODEL

#endif
