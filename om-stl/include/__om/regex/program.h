// Regular expressions as programs over code points (runtime/cxx_regex_compile.cpp compiles them,
// runtime/cxx_regex_run.cpp runs them). On text that is known the answer is exact; on text that is not,
// any answer is given and the verdict says so.
#ifndef OM_REGEX_PROGRAM_H
#define OM_REGEX_PROGRAM_H

#include <__om/nodebug.h>
#include <memory>
#include <stdexcept>
#include <string>

OM_BEGIN_MODEL

namespace std {
namespace regex_constants {

// [re.synopt]
typedef unsigned syntax_option_type;
static const syntax_option_type icase = 1 << 0;
static const syntax_option_type nosubs = 1 << 1;
static const syntax_option_type optimize = 1 << 2;
static const syntax_option_type collate = 1 << 3;
static const syntax_option_type ECMAScript = 1 << 4;
static const syntax_option_type basic = 1 << 5;
static const syntax_option_type extended = 1 << 6;
static const syntax_option_type awk = 1 << 7;
static const syntax_option_type grep = 1 << 8;
static const syntax_option_type egrep = 1 << 9;
static const syntax_option_type multiline = 1 << 10;

// [re.matchflag]
typedef unsigned match_flag_type;
static const match_flag_type match_default = 0;
static const match_flag_type match_not_bol = 1 << 0;
static const match_flag_type match_not_eol = 1 << 1;
static const match_flag_type match_not_bow = 1 << 2;
static const match_flag_type match_not_eow = 1 << 3;
static const match_flag_type match_any = 1 << 4;
static const match_flag_type match_not_null = 1 << 5;
static const match_flag_type match_continuous = 1 << 6;
static const match_flag_type match_prev_avail = 1 << 7;
static const match_flag_type format_default = 0;
static const match_flag_type format_sed = 1 << 8;
static const match_flag_type format_no_copy = 1 << 9;
static const match_flag_type format_first_only = 1 << 10;

// [re.err]
enum error_type {
    error_collate,
    error_ctype,
    error_escape,
    error_backref,
    error_brack,
    error_paren,
    error_brace,
    error_badbrace,
    error_range,
    error_space,
    error_badrepeat,
    error_complexity,
    error_stack
};

} // namespace regex_constants

// [re.badexp]
class regex_error : public runtime_error {
public:
    explicit regex_error(regex_constants::error_type __code);
    ~regex_error() noexcept override;
    regex_constants::error_type code() const { return __code_; }

private:
    regex_constants::error_type __code_;
};

} // namespace std

namespace __om {

struct regex_program;

// Throws regex_error where the pattern is none.
std::shared_ptr<const regex_program> compile_regex(const std::u32string &__pattern, unsigned __options);
unsigned regex_groups(const regex_program &__program);

// Looks for a match that begins at or after __from, or exactly there; that ends at the end of the text, or
// anywhere. The places of the groups are pairs in __places, npos for one that took no part.
bool run_regex(const regex_program &__program, const std::u32string &__text, std::size_t __from, bool __exactly,
               bool __whole, unsigned __flags, std::size_t *__places);

} // namespace __om

OM_END_MODEL

#endif
