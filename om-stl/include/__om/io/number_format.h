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

    const char *begin() const { return _M_first; }
    std::size_t size() const { return static_cast<std::size_t>(_M_text + sizeof(_M_text) - _M_first); }
    // How much of it stays to the left of internal padding, and where the digits are grouped.
    std::size_t prefix() const { return _M_prefix; }

  private:
    char _M_text[72];
    char *_M_first;
    std::size_t _M_prefix;
};

std::string floating_text(double __value, unsigned __flags, long __precision);
std::string floating_text(long double __value, unsigned __flags, long __precision);

} // namespace __om

OM_END_MODEL

#endif
