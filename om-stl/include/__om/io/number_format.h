// Numbers as text, as the classic locale writes them [facet.num.put.virtuals]. What the streams and
// num_put have in common; the flags are those of ios_base. Defined in runtime/cxx_number_format.cpp.
#ifndef OM_IO_NUMBER_FORMAT_H
#define OM_IO_NUMBER_FORMAT_H

#include <__om/nodebug.h>
#include <__om/string/fwd.h>

OM_BEGIN_MODEL

namespace __om {

// An integer: a sign or a base in front, then the digits.
class integer_text {
public:
    integer_text(unsigned long long __magnitude, bool __negative, bool __has_sign, unsigned __flags);

    const char *begin() const { return __first_; }
    std::size_t size() const { return static_cast<std::size_t>(__text_ + sizeof(__text_) - __first_); }
    // How much of it stays to the left of internal padding, and where the digits are grouped.
    std::size_t prefix() const { return __prefix; }

private:
    char __text_[72];
    char *__first_;
    std::size_t __prefix;
};

std::string floating_text(double __value, unsigned __flags, long __precision);
std::string floating_text(long double __value, unsigned __flags, long __precision);

} // namespace __om

OM_END_MODEL

#endif
