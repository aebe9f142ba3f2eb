// The named atomic types ([atomics.alias]).
#ifndef OM_ATOMIC_TYPEDEFS_H
#define OM_ATOMIC_TYPEDEFS_H

#include <__om/atomic/atomic.h>

namespace std {

typedef atomic<bool> atomic_bool;
typedef atomic<char> atomic_char;
typedef atomic<signed char> atomic_schar;
typedef atomic<unsigned char> atomic_uchar;
typedef atomic<short> atomic_short;
typedef atomic<unsigned short> atomic_ushort;
typedef atomic<int> atomic_int;
typedef atomic<unsigned int> atomic_uint;
typedef atomic<long> atomic_long;
typedef atomic<unsigned long> atomic_ulong;
typedef atomic<long long> atomic_llong;
typedef atomic<unsigned long long> atomic_ullong;
typedef atomic<wchar_t> atomic_wchar_t;
typedef atomic<char16_t> atomic_char16_t;
typedef atomic<char32_t> atomic_char32_t;
typedef atomic<__INT8_TYPE__> atomic_int8_t;
typedef atomic<__UINT8_TYPE__> atomic_uint8_t;
typedef atomic<__INT_LEAST8_TYPE__> atomic_int_least8_t;
typedef atomic<__UINT_LEAST8_TYPE__> atomic_uint_least8_t;
typedef atomic<__INT16_TYPE__> atomic_int16_t;
typedef atomic<__UINT16_TYPE__> atomic_uint16_t;
typedef atomic<__INT_LEAST16_TYPE__> atomic_int_least16_t;
typedef atomic<__UINT_LEAST16_TYPE__> atomic_uint_least16_t;
typedef atomic<__INT32_TYPE__> atomic_int32_t;
typedef atomic<__UINT32_TYPE__> atomic_uint32_t;
typedef atomic<__INT_LEAST32_TYPE__> atomic_int_least32_t;
typedef atomic<__UINT_LEAST32_TYPE__> atomic_uint_least32_t;
typedef atomic<__INT64_TYPE__> atomic_int64_t;
typedef atomic<__UINT64_TYPE__> atomic_uint64_t;
typedef atomic<__INT_LEAST64_TYPE__> atomic_int_least64_t;
typedef atomic<__UINT_LEAST64_TYPE__> atomic_uint_least64_t;
typedef atomic<signed char> atomic_int_fast8_t;
typedef atomic<unsigned char> atomic_uint_fast8_t;
typedef atomic<long> atomic_int_fast16_t;
typedef atomic<unsigned long> atomic_uint_fast16_t;
typedef atomic<long> atomic_int_fast32_t;
typedef atomic<unsigned long> atomic_uint_fast32_t;
typedef atomic<long> atomic_int_fast64_t;
typedef atomic<unsigned long> atomic_uint_fast64_t;
typedef atomic<__INTPTR_TYPE__> atomic_intptr_t;
typedef atomic<__UINTPTR_TYPE__> atomic_uintptr_t;
typedef atomic<size_t> atomic_size_t;
typedef atomic<ptrdiff_t> atomic_ptrdiff_t;
typedef atomic<__INTMAX_TYPE__> atomic_intmax_t;
typedef atomic<__UINTMAX_TYPE__> atomic_uintmax_t;
#if defined(__cpp_char8_t)
typedef atomic<char8_t> atomic_char8_t;
#endif
#if OM_CXX20
typedef atomic<int> atomic_signed_lock_free;
typedef atomic<unsigned int> atomic_unsigned_lock_free;
#endif

} // namespace std

#endif
