// The macros of the meta-object system: Q_OBJECT and what moc reads inside of such a class ("The Meta-Object System").
//
// They declare what moc's output defines. Where a unit comes without moc's output, the product preprocesses it with
// OM_QT_META_OBJECTS: then the macros leave their arguments behind as messages of assertions and as annotations, which
// a compiler ignores and the product reads.
#ifndef OM_QT_QTMETAMACROS_H
#define OM_QT_QTMETAMACROS_H

#include <QtCore/qglobal.h>

// The format of moc's output.
#ifndef Q_MOC_OUTPUT_REVISION
#if OM_QT6
#define Q_MOC_OUTPUT_REVISION 68
#else
#define Q_MOC_OUTPUT_REVISION 67
#endif
#endif

#if defined(OM_QT_META_OBJECTS)
#define OM_QT_NOTE(kind, ...) static_assert(true, "qt_" kind " " #__VA_ARGS__);
#define OM_QT_MARK(kind) __attribute__((annotate("qt_" kind)))
#else
#define OM_QT_NOTE(kind, ...)
#define OM_QT_MARK(kind)
#endif

#ifndef QT_NO_META_MACROS
#if defined(QT_NO_KEYWORDS)
#define QT_NO_EMIT
#else
#ifndef QT_NO_SIGNALS_SLOTS_KEYWORDS
#define slots Q_SLOTS
#define signals Q_SIGNALS
#endif
#endif
#ifndef QT_NO_EMIT
#define emit
#endif
#define Q_SLOTS OM_QT_MARK("slot")
#define Q_SIGNALS                                                                                                      \
public                                                                                                                 \
    OM_QT_MARK("signal")
#define Q_PRIVATE_SLOT(d, signature) OM_QT_NOTE("private_slot", d, signature)
#define Q_EMIT
#define Q_CLASSINFO(name, value) OM_QT_NOTE("classinfo", name, value)
#define Q_PLUGIN_METADATA(x)
#define Q_INTERFACES(x) OM_QT_NOTE("interfaces", x)
#define Q_PROPERTY(...) OM_QT_NOTE("property", __VA_ARGS__)
#define Q_PRIVATE_PROPERTY(d, text) OM_QT_NOTE("private_property", d, text)
#define Q_OVERRIDE(text)
#define Q_SCRIPTABLE OM_QT_MARK("scriptable")
#define Q_INVOKABLE OM_QT_MARK("invokable")
#define Q_SIGNAL OM_QT_MARK("signal")
#define Q_SLOT OM_QT_MARK("slot")
#if OM_QT6
#define Q_REVISION(...) OM_QT_MARK("revision " #__VA_ARGS__)
#define Q_MOC_INCLUDE(...)
#else
#define Q_REVISION(v) OM_QT_MARK("revision " #v)
#endif
#define Q_ENUMS(x) OM_QT_NOTE("enum", x)
#define Q_FLAGS(x) OM_QT_NOTE("flag", x)
#define OM_QT_ENUM(prefix, note, ENUM)                                                                                 \
    prefix constexpr const QMetaObject *qt_getEnumMetaObject(ENUM) noexcept { return &staticMetaObject; }              \
    prefix constexpr const char *qt_getEnumName(ENUM) noexcept { return #ENUM; }                                       \
    OM_QT_NOTE(note, ENUM)
#define Q_ENUM(x) OM_QT_ENUM(friend, "enum", x)
#define Q_FLAG(x) OM_QT_ENUM(friend, "flag", x)
#define Q_ENUM_NS(x) OM_QT_ENUM(inline, "enum", x)
#define Q_FLAG_NS(x) OM_QT_ENUM(inline, "flag", x)
#endif

#if OM_QT6
#define OM_QT_TR_UTF8
#else
#define OM_QT_TR_UTF8                                                                                                  \
    static inline QString trUtf8(const char *s, const char *c = nullptr, int n = -1) {                                 \
        return staticMetaObject.tr(s, c, n);                                                                           \
    }
#endif
#ifndef QT_NO_TRANSLATION
#define QT_TR_FUNCTIONS                                                                                                \
    static inline QString tr(const char *s, const char *c = nullptr, int n = -1) {                                     \
        return staticMetaObject.tr(s, c, n);                                                                           \
    }                                                                                                                  \
    OM_QT_TR_UTF8
#else
#define QT_TR_FUNCTIONS
#endif

#if defined(__clang__)
#define OM_QT_SILENT(warning)                                                                                          \
    _Pragma("clang diagnostic push") _Pragma("clang diagnostic ignored \"-Winconsistent-missing-override\"")           \
        _Pragma("clang diagnostic ignored \"-Wsuggest-override\"")
#define OM_QT_LOUD _Pragma("clang diagnostic pop")
#else
#define OM_QT_SILENT(warning) _Pragma("GCC diagnostic push") _Pragma("GCC diagnostic ignored \"-Wsuggest-override\"")
#define OM_QT_LOUD _Pragma("GCC diagnostic pop")
#endif

#define OM_QT_PRIVATE_SIGNAL                                                                                           \
    struct QPrivateSignal {                                                                                            \
        explicit QPrivateSignal() = default;                                                                           \
    };
#define Q_OBJECT                                                                                                       \
public:                                                                                                                \
    OM_QT_SILENT()                                                                                                     \
    static const QMetaObject staticMetaObject;                                                                         \
    virtual const QMetaObject *metaObject() const;                                                                     \
    virtual void *qt_metacast(const char *);                                                                           \
    virtual int qt_metacall(QMetaObject::Call, int, void **);                                                          \
    QT_TR_FUNCTIONS                                                                                                    \
private:                                                                                                               \
    static void qt_static_metacall(QObject *, QMetaObject::Call, int, void **);                                        \
    OM_QT_LOUD                                                                                                         \
    OM_QT_PRIVATE_SIGNAL                                                                                               \
    OM_QT_NOTE("object", )
#define Q_OBJECT_FAKE Q_OBJECT
#define Q_GADGET_EXPORT(...)                                                                                           \
public:                                                                                                                \
    static __VA_ARGS__ const QMetaObject staticMetaObject;                                                             \
    void qt_check_for_QGADGET_macro();                                                                                 \
    typedef void QtGadgetHelper;                                                                                       \
                                                                                                                       \
private:                                                                                                               \
    static void qt_static_metacall(QObject *, QMetaObject::Call, int, void **);                                        \
    OM_QT_NOTE("gadget", )
#define Q_GADGET Q_GADGET_EXPORT()
#define Q_NAMESPACE_EXPORT(...)                                                                                        \
    extern __VA_ARGS__ const QMetaObject staticMetaObject;                                                             \
    OM_QT_NOTE("namespace", )
#define Q_NAMESPACE Q_NAMESPACE_EXPORT()

#define QT_ANNOTATE_CLASS(type, ...)
#define QT_ANNOTATE_CLASS2(type, a1, a2)
#define QT_ANNOTATE_FUNCTION(x)
#define QT_ANNOTATE_ACCESS_SPECIFIER(x)

OM_BEGIN_MODEL

// Whether moc knows an enumeration or flags.
namespace QtPrivate {

template <typename T>
struct IsQEnum {
    template <typename E>
    static decltype(qt_getEnumMetaObject(E()), char()) test(int);
    template <typename E>
    static long test(...);
    enum { Value = sizeof(test<T>(0)) == sizeof(char) };
};

} // namespace QtPrivate

OM_END_MODEL

#endif
