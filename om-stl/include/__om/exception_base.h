/* std::exception itself [exception]: the base that <new>, <typeinfo> and <stdexcept> derive from,
 * without the rest of <exception>. Its functions and its virtual table are the C++ runtime's. */
#ifndef OM_EXCEPTION_BASE_H
#define OM_EXCEPTION_BASE_H

#include <__om/config.h>

namespace std {

class exception {
public:
    exception() OM_NOEXCEPT {}
#if OM_CXX11
    exception(const exception &) = default;
    exception &operator=(const exception &) = default;
#endif
    virtual ~exception() OM_NOEXCEPT;
    virtual const char *what() const OM_NOEXCEPT;
};

} // namespace std

#endif
