// QtGlobal: the version, Qt's names for types, and the macros and functions that every header of Qt brings along.
#ifndef OM_QT_QGLOBAL_H
#define OM_QT_QGLOBAL_H

#include <QtCore/qconfig.h>
#include <QtCore/qsystemdetection.h>
#include <QtCore/qprocessordetection.h>
#include <QtCore/qcompilerdetection.h>

#define QT_STRINGIFY2(x) #x
#define QT_STRINGIFY(x) QT_STRINGIFY2(x)

#define Q_UNUSED(x) (void)x;
#define Q_STATIC_ASSERT(Condition) static_assert(bool(Condition), #Condition)
#define Q_STATIC_ASSERT_X(Condition, Message) static_assert(bool(Condition), Message)

#define QT_PREPEND_NAMESPACE(name) ::name
#define QT_USE_NAMESPACE
#define QT_BEGIN_NAMESPACE
#define QT_END_NAMESPACE
#define QT_BEGIN_INCLUDE_NAMESPACE
#define QT_END_INCLUDE_NAMESPACE
#define QT_BEGIN_MOC_NAMESPACE
#define QT_END_MOC_NAMESPACE
#define QT_FORWARD_DECLARE_CLASS(name) class name;
#define QT_FORWARD_DECLARE_STRUCT(name) struct name;
#define QT_MANGLE_NAMESPACE(name) name
#define QT_BEGIN_HEADER
#define QT_END_HEADER
#define QT_MODULE(x)

// Deprecated members are there, and nothing warns about them.
#define QT_DEPRECATED
#define QT_DEPRECATED_X(text)
#define QT_DEPRECATED_VARIABLE
#define QT_DEPRECATED_CONSTRUCTOR explicit
#ifndef QT_DISABLE_DEPRECATED_BEFORE
#define QT_DISABLE_DEPRECATED_BEFORE QT_VERSION_CHECK(5, 0, 0)
#endif
#ifndef QT_DEPRECATED_WARNINGS_SINCE
#define QT_DEPRECATED_WARNINGS_SINCE QT_DISABLE_DEPRECATED_BEFORE
#endif
#define QT_DEPRECATED_SINCE(major, minor) (QT_VERSION_CHECK(major, minor, 0) > QT_DISABLE_DEPRECATED_BEFORE)
#define QT_DEPRECATED_VERSION(major, minor)
#define QT_DEPRECATED_VERSION_X(major, minor, text)
#define QT_DEPRECATED_VERSION_X_5(minor, text)
#define QT_DEPRECATED_VERSION_5(minor)

#define Q_CORE_EXPORT Q_DECL_IMPORT
#define Q_GUI_EXPORT Q_DECL_IMPORT
#define Q_WIDGETS_EXPORT Q_DECL_IMPORT
#define Q_NETWORK_EXPORT Q_DECL_IMPORT
#define Q_AUTOTEST_EXPORT
#if !defined(QT_SHARED) && !defined(QT_STATIC)
#define QT_SHARED
#endif
#define QT_FASTCALL
#define QT_WIN_CALLBACK
#define QT_ENSURE_STACK_ALIGNED_FOR_SSE
#if OM_QT_MAJOR >= 6
#define QT_NO_UNSHARABLE_CONTAINERS
#define QT6_VIRTUAL virtual
#define QT6_NOT_VIRTUAL
#define Q_IMPLICIT
#define Q_OFFSETOF(type, member) offsetof(type, member)
#else
#define QT6_VIRTUAL
#define QT6_NOT_VIRTUAL virtual
#endif

#define Q_DISABLE_COPY(Class)                                                                                          \
    Class(const Class &) = delete;                                                                                     \
    Class &operator=(const Class &) = delete;
#define Q_DISABLE_MOVE(Class)                                                                                          \
    Class(Class &&) = delete;                                                                                          \
    Class &operator=(Class &&) = delete;
#define Q_DISABLE_COPY_MOVE(Class)                                                                                     \
    Q_DISABLE_COPY(Class)                                                                                              \
    Q_DISABLE_MOVE(Class)
#define QT_MOVE_ASSIGNMENT_OPERATOR_IMPL_VIA_MOVE_AND_SWAP(Class)                                                      \
    Class &operator=(Class &&other) noexcept {                                                                         \
        Class moved(std::move(other));                                                                                 \
        swap(moved);                                                                                                   \
        return *this;                                                                                                  \
    }
#define QT_MOVE_ASSIGNMENT_OPERATOR_IMPL_VIA_PURE_SWAP(Class)                                                          \
    Class &operator=(Class &&other) noexcept {                                                                         \
        swap(other);                                                                                                   \
        return *this;                                                                                                  \
    }

#if !defined(__cpp_exceptions) && !defined(QT_NO_EXCEPTIONS)
#define QT_NO_EXCEPTIONS
#endif
#ifdef QT_NO_EXCEPTIONS
#define QT_TRY if (true)
#define QT_CATCH(A) else
#define QT_THROW(A) qt_noop()
#define QT_RETHROW qt_noop()
#else
#define QT_TRY try
#define QT_CATCH(A) catch (A)
#define QT_THROW(A) throw A
#define QT_RETHROW throw
#endif
#define QT_TERMINATE_ON_EXCEPTION(expr)                                                                                \
    do {                                                                                                               \
        expr;                                                                                                          \
    } while (false)

#if !defined(QT_NO_DEBUG) && !defined(QT_DEBUG)
#define QT_DEBUG
#endif

#include <QtCore/qtypes.h>
#include <QtCore/qassert.h>
#include <QtCore/qminmax.h>
#include <QtCore/qnumeric.h>
#include <QtCore/qswap.h>
#include <QtCore/qoverload.h>
#include <QtCore/qforeach.h>
#include <QtCore/qcontainerfwd.h>
#include <QtCore/qtypeinfo.h>
#include <QtCore/qflags.h>
#include <QtCore/qlogging.h>
// Qt's own headers include it everywhere, and programs count on that.
#include <algorithm>

OM_BEGIN_MODEL

class QDataStream;
class QObject;

inline void qt_noop(void) {}
inline const char *qVersion() noexcept { return QT_VERSION_STR; }
inline bool qSharedBuild() noexcept { return true; }
[[noreturn]] inline void qTerminate() noexcept { __builtin_abort(); }

// The text of an object, in any form that has toLocal8Bit() (QtGlobal, qPrintable()).
#ifndef qPrintable
#define qPrintable(string) QtPrivate::asString(string).toLocal8Bit().constData()
#endif
#ifndef qUtf8Printable
#define qUtf8Printable(string) QtPrivate::asString(string).toUtf8().constData()
#endif
#ifndef qUtf16Printable
#define qUtf16Printable(string) static_cast<const wchar_t *>(static_cast<const void *>(QString(string).utf16()))
#endif

// Pointers to private data of a class, as Qt's own classes and many libraries keep them: plain ones, or owners. The
// data may be declared as that of a base class.
namespace __omqt {

template <class Pointee>
inline Pointee *address_in(Pointee *pointer) {
    return pointer;
}
template <class Owner>
inline auto address_in(const Owner &owner) -> decltype(owner.operator->()) {
    return owner.operator->();
}
template <class Private, class Pointer>
inline Private *private_data(const Pointer &pointer) {
    return reinterpret_cast<Private *>(__omqt::address_in(pointer));
}

} // namespace __omqt

#define Q_DECLARE_PRIVATE_D(pointer, Class)                                                                            \
    friend class Class##Private;                                                                                       \
    inline Class##Private *d_func() { return __omqt::private_data<Class##Private>(pointer); }                          \
    inline const Class##Private *d_func() const { return __omqt::private_data<const Class##Private>(pointer); }
#define Q_DECLARE_PRIVATE(Class) Q_DECLARE_PRIVATE_D(d_ptr, Class)
#define Q_DECLARE_PUBLIC(Class)                                                                                        \
    friend class Class;                                                                                                \
    inline Class *q_func() { return static_cast<Class *>(q_ptr); }                                                     \
    inline const Class *q_func() const { return static_cast<const Class *>(q_ptr); }
#define Q_D(Class) Class##Private *const d = d_func()
#define Q_Q(Class) Class *const q = q_func()

#define QT_TR_NOOP(x) x
#define QT_TR_NOOP_UTF8(x) x
#define QT_TRANSLATE_NOOP(scope, x) x
#define QT_TRANSLATE_NOOP_UTF8(scope, x) x
#define QT_TRANSLATE_NOOP3(scope, x, comment) {x, comment}
#define QT_TRANSLATE_NOOP3_UTF8(scope, x, comment) {x, comment}
#define QT_TR_N_NOOP(x) x
#define QT_TRANSLATE_N_NOOP(scope, x) x
#define QT_TRANSLATE_N_NOOP3(scope, x, comment) {x, comment}
#define QT_TRID_NOOP(id) id
#define QT_TRID_N_NOOP(id) id
#define Q_DUMMY_COMPARISON_OPERATOR(C)
#define Q_UNIMPLEMENTED() qWarning("Unimplemented code.")
#define Q_ATTRIBUTE_FORMAT_PRINTF(a, b) __attribute__((format(printf, a, b)))
#define Q_CAST_IGNORE_ALIGN(body) body

#define Q_INIT_RESOURCE(name)                                                                                          \
    do {                                                                                                               \
        extern int qInitResources_##name();                                                                            \
        qInitResources_##name();                                                                                       \
    } while (false)
#define Q_CLEANUP_RESOURCE(name)                                                                                       \
    do {                                                                                                               \
        extern int qCleanupResources_##name();                                                                         \
        qCleanupResources_##name();                                                                                    \
    } while (false)
// A function to be called before main, and one behind it.
#define Q_CONSTRUCTOR_FUNCTION(function)                                                                               \
    namespace {                                                                                                        \
    const struct om_qt_before_##function {                                                                             \
        om_qt_before_##function() { function(); }                                                                      \
    } om_qt_called_before_##function;                                                                                  \
    }
#define Q_DESTRUCTOR_FUNCTION(function)                                                                                \
    namespace {                                                                                                        \
    const struct om_qt_behind_##function {                                                                             \
        om_qt_behind_##function() {}                                                                                   \
        ~om_qt_behind_##function() { function(); }                                                                     \
    } om_qt_called_behind_##function;                                                                                  \
    }

OM_END_MODEL

#endif
