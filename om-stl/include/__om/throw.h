/* The exceptions the library itself throws, without the classes: a header that only has to raise
 * out_of_range need not know std::string. Defined in runtime/cxx_stdexcept.cpp. */
#ifndef OM_THROW_H
#define OM_THROW_H

#include <__om/config.h>

namespace __om {

OM_NORETURN void throw_logic_error(const char *__message);
OM_NORETURN void throw_domain_error(const char *__message);
OM_NORETURN void throw_invalid_argument(const char *__message);
OM_NORETURN void throw_length_error(const char *__message);
OM_NORETURN void throw_out_of_range(const char *__message);
OM_NORETURN void throw_runtime_error(const char *__message);
OM_NORETURN void throw_range_error(const char *__message);
OM_NORETURN void throw_overflow_error(const char *__message);
OM_NORETURN void throw_underflow_error(const char *__message);
OM_NORETURN void throw_bad_alloc();
OM_NORETURN void throw_bad_array_new_length();
OM_NORETURN void throw_bad_cast();

} // namespace __om

#endif
