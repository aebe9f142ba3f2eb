// The compiler and its dialect: Q_CC_*, Q_COMPILER_*, Q_DECL_* and the attributes (QtGlobal, macros).
#ifndef OM_QT_QCOMPILERDETECTION_H
#define OM_QT_QCOMPILERDETECTION_H

#define Q_CC_GNU (__GNUC__ * 100 + __GNUC_MINOR__)
#if defined(__clang__)
#define Q_CC_CLANG (__clang_major__ * 100 + __clang_minor__)
#endif

#define Q_COMPILER_ALIGNAS
#define Q_COMPILER_ALIGNOF
#define Q_COMPILER_ATOMICS
#define Q_COMPILER_ATTRIBUTES
#define Q_COMPILER_AUTO_FUNCTION
#define Q_COMPILER_AUTO_TYPE
#define Q_COMPILER_CLASS_ENUM
#define Q_COMPILER_CONSTEXPR
#define Q_COMPILER_DECLTYPE
#define Q_COMPILER_DEFAULT_MEMBERS
#define Q_COMPILER_DELEGATING_CONSTRUCTORS
#define Q_COMPILER_DELETE_MEMBERS
#define Q_COMPILER_EXPLICIT_CONVERSIONS
#define Q_COMPILER_EXPLICIT_OVERRIDES
#define Q_COMPILER_EXTERN_TEMPLATES
#define Q_COMPILER_INHERITING_CONSTRUCTORS
#define Q_COMPILER_INITIALIZER_LISTS
#define Q_COMPILER_LAMBDA
#define Q_COMPILER_NOEXCEPT
#define Q_COMPILER_NONSTATIC_MEMBER_INIT
#define Q_COMPILER_NULLPTR
#define Q_COMPILER_RANGE_FOR
#define Q_COMPILER_RAW_STRINGS
#define Q_COMPILER_REF_QUALIFIERS
#define Q_COMPILER_RVALUE_REFS
#define Q_COMPILER_STATIC_ASSERT
#define Q_COMPILER_TEMPLATE_ALIAS
#define Q_COMPILER_THREADSAFE_STATICS
#define Q_COMPILER_THREAD_LOCAL
#define Q_COMPILER_UDL
#define Q_COMPILER_UNICODE_STRINGS
#define Q_COMPILER_UNIFORM_INIT
#define Q_COMPILER_UNRESTRICTED_UNIONS
#define Q_COMPILER_VARIADIC_MACROS
#define Q_COMPILER_VARIADIC_TEMPLATES
#define Q_COMPILER_DEFAULT_DELETE_MEMBERS
#define Q_STDLIB_UNICODE_STRINGS
#if __cplusplus >= 201402L
#define Q_COMPILER_BINARY_LITERALS
#define Q_COMPILER_GENERIC_LAMBDA
#define Q_COMPILER_LAMBDA_CAPTURES
#define Q_COMPILER_RELAXED_CONSTEXPR_FUNCTIONS
#define Q_COMPILER_RETURN_TYPE_DEDUCTION
#define Q_COMPILER_VARIABLE_TEMPLATES
#endif

#define Q_DECL_CONSTEXPR constexpr
#define Q_CONSTEXPR constexpr
#if __cplusplus >= 201402L
#define Q_DECL_RELAXED_CONSTEXPR constexpr
#define Q_RELAXED_CONSTEXPR constexpr
#else
#define Q_DECL_RELAXED_CONSTEXPR
#define Q_RELAXED_CONSTEXPR const
#endif
#if __cplusplus >= 202002L
#define Q_CONSTINIT constinit
#elif defined(__clang__)
#define Q_CONSTINIT [[clang::require_constant_initialization]]
#else
#define Q_CONSTINIT
#endif
#define Q_DECL_NOEXCEPT noexcept
#define Q_DECL_NOEXCEPT_EXPR(x) noexcept(x)
#define Q_DECL_NOTHROW noexcept
#define Q_DECL_OVERRIDE override
#define Q_DECL_FINAL final
#define Q_DECL_EQ_DELETE = delete
#define Q_DECL_EQ_DEFAULT = default
#define Q_NULLPTR nullptr
#define Q_ALIGNOF(type) alignof(type)
#define Q_DECL_ALIGN(n) alignas(n)
#define Q_NORETURN [[noreturn]]
#define Q_REQUIRED_RESULT __attribute__((__warn_unused_result__))
#define Q_DECL_UNUSED __attribute__((__unused__))
#if defined(__clang__)
#define Q_DECL_UNUSED_MEMBER Q_DECL_UNUSED
#else
#define Q_DECL_UNUSED_MEMBER
#endif
#define Q_DECL_EXPORT __attribute__((visibility("default")))
#define Q_DECL_IMPORT __attribute__((visibility("default")))
#define Q_DECL_HIDDEN __attribute__((visibility("hidden")))
#define Q_DECL_COLD_FUNCTION __attribute__((cold))
#define Q_DECL_PURE_FUNCTION __attribute__((pure))
#define Q_DECL_CONST_FUNCTION __attribute__((const))
#define Q_DECL_NS_RETURNS_AUTORELEASED
#define Q_DECL_CF_RETURNS_RETAINED
#define Q_PACKED __attribute__((__packed__))
#define Q_ALLOC_SIZE(x) __attribute__((alloc_size(x)))
#define Q_TYPEOF(expr) __typeof__(expr)
#define Q_FUNC_INFO __PRETTY_FUNCTION__
#define Q_LIKELY(expr) __builtin_expect(!!(expr), true)
#define Q_UNLIKELY(expr) __builtin_expect(!!(expr), false)
#define Q_ALWAYS_INLINE __attribute__((always_inline)) inline
#define Q_NEVER_INLINE __attribute__((noinline))
#if __cplusplus >= 201703L
#define Q_FALLTHROUGH() [[fallthrough]]
#elif defined(__clang__)
#define Q_FALLTHROUGH() [[clang::fallthrough]]
#else
#define Q_FALLTHROUGH() __attribute__((fallthrough))
#endif

// Deprecation warns about the program's style, which is not this library's business.
#define Q_DECL_DEPRECATED
#define Q_DECL_DEPRECATED_X(text)
#define Q_DECL_VARIABLE_DEPRECATED
#define Q_DECL_CONSTRUCTOR_DEPRECATED
#define Q_DECL_ENUMERATOR_DEPRECATED
#define Q_DECL_ENUMERATOR_DEPRECATED_X(text)

#define QT_HAS_BUILTIN(x) __has_builtin(x)
#define QT_HAS_FEATURE(x) 0
#define QT_HAS_ATTRIBUTE(x) __has_attribute(x)
#define QT_HAS_CPP_ATTRIBUTE(x) __has_cpp_attribute(x)
#define QT_HAS_INCLUDE(x) __has_include(x)
#define QT_HAS_INCLUDE_NEXT(x) __has_include_next(x)

#define QT_DO_PRAGMA(text) _Pragma(#text)
#define QT_WARNING_PUSH QT_DO_PRAGMA(GCC diagnostic push)
#define QT_WARNING_POP QT_DO_PRAGMA(GCC diagnostic pop)
#define QT_WARNING_DISABLE_INTEL(number)
#define QT_WARNING_DISABLE_MSVC(number)
#if defined(__clang__)
#define QT_WARNING_DISABLE_CLANG(text) QT_DO_PRAGMA(clang diagnostic ignored text)
#define QT_WARNING_DISABLE_GCC(text)
#else
#define QT_WARNING_DISABLE_CLANG(text)
#define QT_WARNING_DISABLE_GCC(text) QT_DO_PRAGMA(GCC diagnostic ignored text)
#endif
#define QT_WARNING_DISABLE_DEPRECATED QT_DO_PRAGMA(GCC diagnostic ignored "-Wdeprecated-declarations")
#define QT_IGNORE_DEPRECATIONS(statement)                                                                              \
    QT_WARNING_PUSH                                                                                                    \
    QT_WARNING_DISABLE_DEPRECATED                                                                                      \
    statement QT_WARNING_POP
#define QT_MAKE_UNCHECKED_ARRAY_ITERATOR(x) (x)
#define QT_MAKE_CHECKED_ARRAY_ITERATOR(x, N) (x)

#ifndef Q_OUTOFLINE_TEMPLATE
#define Q_OUTOFLINE_TEMPLATE
#endif
#ifndef Q_INLINE_TEMPLATE
#define Q_INLINE_TEMPLATE inline
#endif

#endif
