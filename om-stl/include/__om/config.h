/* What every header of the model begins with: the dialect at hand, the spelling of what newer
 * dialects added, and the checks in a form that constant evaluation accepts.
 *
 * A header asks `#if OM_CXX17`, never `__cplusplus`: compilers disagree about the value of a
 * dialect that is not finished yet.
 */
#ifndef OM_CONFIG_H
#define OM_CONFIG_H

#include <__om/engine.h>
#include <__om/libstdcxx.h>
#include <__om/nodebug.h>

#define OM_CXX11 (__cplusplus >= 201103L)
#define OM_CXX14 (__cplusplus >= 201402L)
#define OM_CXX17 (__cplusplus >= 201703L)
#define OM_CXX20 (__cplusplus >= 202002L)
#define OM_CXX23 (__cplusplus > 202002L)

/* constexpr since the dialect named; nothing before it. */
#if OM_CXX11
#define OM_CONSTEXPR constexpr
#else
#define OM_CONSTEXPR
#endif
#if OM_CXX14
#define OM_CONSTEXPR14 constexpr
#else
#define OM_CONSTEXPR14
#endif
#if OM_CXX17
#define OM_CONSTEXPR17 constexpr
#define OM_INLINE_VARIABLE inline
#else
#define OM_CONSTEXPR17
#define OM_INLINE_VARIABLE
#endif
#if OM_CXX20
#define OM_CONSTEXPR20 constexpr
#else
#define OM_CONSTEXPR20
#endif
#if OM_CXX23
#define OM_CONSTEXPR23 constexpr
#else
#define OM_CONSTEXPR23
#endif

#if OM_CXX11
#define OM_NOEXCEPT noexcept
#define OM_NOEXCEPT_IF(...) noexcept(__VA_ARGS__)
#define OM_NULL nullptr
#define OM_DEFAULT = default
#define OM_DELETE = delete
#define OM_EXPLICIT_OPERATOR explicit
#else
#define OM_NOEXCEPT throw()
#define OM_NOEXCEPT_IF(condition)
#define OM_NULL __null
#define OM_EXPLICIT_OPERATOR
#endif

/* Attributes the standard puts on library functions from a certain dialect on. */
#if OM_CXX17
#define OM_NODISCARD [[nodiscard]]
#define OM_MAYBE_UNUSED [[maybe_unused]]
#else
#define OM_NODISCARD
#define OM_MAYBE_UNUSED __attribute__((__unused__))
#endif
#if OM_CXX20
#define OM_NODISCARD20 [[nodiscard]]
#define OM_NO_UNIQUE_ADDRESS [[__no_unique_address__]]
#else
#define OM_NODISCARD20
#define OM_NO_UNIQUE_ADDRESS
#endif
#define OM_NORETURN __attribute__((__noreturn__))
/* Part of the symbols of a class and of all that mention it. */
#define OM_ABI_TAG(tag) __attribute__((__abi_tag__(tag)))

/* The program may be compiled without exceptions; what would be thrown ends it then. */
#if defined(__cpp_exceptions) || defined(__EXCEPTIONS)
#define OM_EXCEPTIONS 1
#define OM_TRY try
#define OM_CATCH_ALL catch (...)
#define OM_RETHROW throw
#define OM_THROW(exception) throw exception
#else
#define OM_EXCEPTIONS 0
#define OM_TRY if (true)
#define OM_CATCH_ALL else
#define OM_RETHROW ((void)0)
#define OM_THROW(exception)                                                                                            \
    __verify_abort("an exception is thrown in a program compiled without exceptions: " #exception)
#endif

/* What a container creates on demand behind a const interface. g++ takes no mutable member in a
 * constant expression, not even of an object that begins its life there. */
#if defined(__clang__) || !OM_CXX20
#define OM_MUTABLE mutable
#else
#define OM_MUTABLE
#endif

#if defined(__cpp_rtti) || defined(__GXX_RTTI)
#define OM_RTTI 1
#else
#define OM_RTTI 0
#endif

#if defined(__has_builtin)
#define OM_HAS_BUILTIN(name) __has_builtin(name)
#else
#define OM_HAS_BUILTIN(name) 0
#endif

/* In a constant expression the compiler itself is the checker: a condition that does not hold calls
 * a function that is not constexpr. At run time this is nothing but the call. */
#undef OM_CHECK
#define OM_CHECK(check, condition, message)                                                                            \
    ((__builtin_is_constant_evaluated() && (condition)) ? (void)0 : __verify_require((condition), (check), (message)))

#endif
