// QDebug, QNoDebug and QDebugStateSaver (their class pages), and operator<< for what is modelled. The text is gathered in
// a QString; where the stream is one of messages it is handed on at its end. Bodies are in runtime/qdebug*.cpp.
//
// Streams on a QIODevice, and QTextStream's functions and manipulators, are not here: those classes are not modelled yet.
#ifndef OM_QT_QDEBUG_H
#define OM_QT_QDEBUG_H

#include <QtCore/qhash.h>
#include <QtCore/qlist.h>
#include <QtCore/qlogging.h>
#include <QtCore/qmap.h>
#include <QtCore/qset.h>
#include <QtCore/qstring.h>
#include <QtCore/qstringlist.h>
#include <QtCore/qtmetamacros.h>
#include <QtCore/qvector.h>
#include <list>
#include <map>
#include <utility>
#include <vector>

OM_BEGIN_MODEL

struct QMetaObject;
class QBitArray;
class QDate;
class QDateTime;
class QLine;
class QLineF;
class QMargins;
class QMarginsF;
class QPoint;
class QPointF;
class QRect;
class QRectF;
class QSize;
class QSizeF;
class QTime;
class QUuid;
template <typename T>
class QSharedPointer;
#if OM_QT6
class QByteArrayView;
class QUtf8StringView;
#endif

namespace __omqt {

struct debug_stream {
    int __owners;
    QtMsgType __kind;
    bool __space;
    bool __noquotes;
    bool __is_message;
    int __verbosity;
    QString *__target; // the program's, or __text
    QString __text;
    const char *__file;
    const char *__function;
    const char *__category;
    int __line;
};

debug_stream *new_debug_stream(QtMsgType kind, QString *target);
void end_debug_stream(debug_stream *stream);

} // namespace __omqt

class QDebug {
    friend class QMessageLogger;
    friend class QDebugStateSaver;
    __omqt::debug_stream *stream;

    QDebug &number(qlonglong t);
    QDebug &number(qulonglong t);
    QDebug &number(double t);
    QDebug &plain(const char *latin1);

public:
    QDebug(QString *string);
    QDebug(QtMsgType t);
    QDebug(const QDebug &o) : stream(o.stream) { ++stream->__owners; }
    QDebug(QDebug &&other) noexcept : stream(other.stream) { other.stream = nullptr; }
    QDebug &operator=(const QDebug &other) {
        QDebug(other).swap(*this);
        return *this;
    }
    QDebug &operator=(QDebug &&other) noexcept {
        QDebug(static_cast<QDebug &&>(other)).swap(*this);
        return *this;
    }
    ~QDebug();
    void swap(QDebug &other) noexcept {
        __omqt::debug_stream *const mine = stream;
        stream = other.stream;
        other.stream = mine;
    }

    QDebug &resetFormat();
    QDebug &space();
    QDebug &nospace() {
        stream->__space = false;
        return *this;
    }
    QDebug &maybeSpace();
    enum VerbosityLevel { MinimumVerbosity = 0, DefaultVerbosity = 2, MaximumVerbosity = 7 };
    QDebug &verbosity(int verbosityLevel) {
        setVerbosity(verbosityLevel);
        return *this;
    }
    int verbosity() const { return stream->__verbosity; }
    // Three bits in Qt 5.
    void setVerbosity(int verbosityLevel) { stream->__verbosity = OM_QT6 ? verbosityLevel : verbosityLevel & 7; }
    bool autoInsertSpaces() const { return stream->__space; }
    void setAutoInsertSpaces(bool b) { stream->__space = b; }
#if OM_QT6
    bool quoteStrings() const noexcept { return !stream->__noquotes; }
    void setQuoteStrings(bool b) { stream->__noquotes = !b; }
    template <typename T>
    static QString toString(T &&object) {
        QString text;
        QDebug(&text).nospace() << std::forward<T>(object);
        return text;
    }
#endif
    QDebug &quote() {
        stream->__noquotes = false;
        return *this;
    }
    QDebug &noquote() {
        stream->__noquotes = true;
        return *this;
    }
    QDebug &maybeQuote(char c = '"');

    QDebug &operator<<(QChar t);
    QDebug &operator<<(bool t);
    QDebug &operator<<(char t);
    QDebug &operator<<(signed short t) { return number(qlonglong(t)); }
    QDebug &operator<<(unsigned short t) { return number(qulonglong(t)); }
    QDebug &operator<<(char16_t t) { return *this << QChar(ushort(t)); }
    QDebug &operator<<(char32_t t);
    QDebug &operator<<(signed int t) { return number(qlonglong(t)); }
    QDebug &operator<<(unsigned int t) { return number(qulonglong(t)); }
    QDebug &operator<<(signed long t) { return number(qlonglong(t)); }
    QDebug &operator<<(unsigned long t) { return number(qulonglong(t)); }
    QDebug &operator<<(qint64 t) { return number(qlonglong(t)); }
    QDebug &operator<<(quint64 t) { return number(qulonglong(t)); }
    QDebug &operator<<(float t) { return number(double(t)); }
    QDebug &operator<<(double t) { return number(t); }
    QDebug &operator<<(const char *t);
#if OM_QT6
    QDebug &operator<<(const char16_t *t);
    QDebug &operator<<(QUtf8StringView s);
    QDebug &operator<<(QByteArrayView t);
#else
    QDebug &operator<<(const QStringRef &t);
#endif
    QDebug &operator<<(const QString &t);
    QDebug &operator<<(QStringView s);
    QDebug &operator<<(QLatin1String t);
    QDebug &operator<<(const QByteArray &t);
    QDebug &operator<<(const void *t);
    QDebug &operator<<(std::nullptr_t);
};
Q_DECLARE_SHARED(QDebug)

class QDebugStateSaver {
    __omqt::debug_stream *const stream; // which outlives the QDebug that a function moves out of
    const bool spaces, noquotes;
    const int verbosity;

public:
    QDebugStateSaver(QDebug &dbg);
    ~QDebugStateSaver();
    QDebugStateSaver(const QDebugStateSaver &) = delete;
    QDebugStateSaver &operator=(const QDebugStateSaver &) = delete;
};

class QNoDebug {
public:
    QNoDebug &space() { return *this; }
    QNoDebug &nospace() { return *this; }
    QNoDebug &maybeSpace() { return *this; }
    QNoDebug &quote() { return *this; }
    QNoDebug &noquote() { return *this; }
    QNoDebug &maybeQuote(const char = '"') { return *this; }
    QNoDebug &verbosity(int) { return *this; }
    template <typename T>
    QNoDebug &operator<<(const T &) {
        return *this;
    }
};

inline QNoDebug QMessageLogger::noDebug() const noexcept { return QNoDebug(); }

namespace QtPrivate {

template <typename SequentialContainer>
inline QDebug printSequentialContainer(QDebug debug, const char *which, const SequentialContainer &c) {
    const QDebugStateSaver saver(debug);
    debug.nospace() << which << '(';
    bool first = true;
    for (typename SequentialContainer::const_iterator i = c.begin(), last = c.end(); i != last; ++i) {
        if (!first)
            debug << ", ";
        first = false;
        debug << *i;
    }
    debug << ')';
    return debug;
}
template <typename AssociativeContainer>
inline QDebug printAssociativeContainer(QDebug debug, const char *which, const AssociativeContainer &c) {
    const QDebugStateSaver saver(debug);
    debug.nospace() << which << "(";
    for (typename AssociativeContainer::const_iterator i = c.constBegin(), last = c.constEnd(); i != last; ++i)
        debug << '(' << i.key() << ", " << i.value() << ')';
    debug << ')';
    return debug;
}
} // namespace QtPrivate

template <typename T>
inline QDebug operator<<(QDebug debug, const QList<T> &list) {
#if OM_QT6
    return QtPrivate::printSequentialContainer(static_cast<QDebug &&>(debug), "QList", list);
#else
    return QtPrivate::printSequentialContainer(static_cast<QDebug &&>(debug), "", list);
#endif
}
#if !OM_QT6
template <typename T>
inline QDebug operator<<(QDebug debug, const QVector<T> &vec) {
    return QtPrivate::printSequentialContainer(static_cast<QDebug &&>(debug), "QVector", vec);
}
#else
template <typename T, __omqt::size_type P>
inline QDebug operator<<(QDebug debug, const QVarLengthArray<T, P> &vec) {
    return QtPrivate::printSequentialContainer(static_cast<QDebug &&>(debug), "QVarLengthArray", vec);
}
#endif
template <typename T, typename Alloc>
inline QDebug operator<<(QDebug debug, const std::vector<T, Alloc> &vec) {
    return QtPrivate::printSequentialContainer(static_cast<QDebug &&>(debug), "std::vector", vec);
}
template <typename T, typename Alloc>
inline QDebug operator<<(QDebug debug, const std::list<T, Alloc> &vec) {
    return QtPrivate::printSequentialContainer(static_cast<QDebug &&>(debug), "std::list", vec);
}
template <typename Key, typename T, typename Compare, typename Alloc>
inline QDebug operator<<(QDebug debug, const std::map<Key, T, Compare, Alloc> &map) {
    return QtPrivate::printSequentialContainer(static_cast<QDebug &&>(debug), "std::map", map);
}
template <typename Key, typename T, typename Compare, typename Alloc>
inline QDebug operator<<(QDebug debug, const std::multimap<Key, T, Compare, Alloc> &map) {
    return QtPrivate::printSequentialContainer(static_cast<QDebug &&>(debug), "std::multimap", map);
}
template <class Key, class T>
inline QDebug operator<<(QDebug debug, const QMap<Key, T> &map) {
    return QtPrivate::printAssociativeContainer(static_cast<QDebug &&>(debug), "QMap", map);
}
template <class Key, class T>
inline QDebug operator<<(QDebug debug, const QHash<Key, T> &hash) {
    return QtPrivate::printAssociativeContainer(static_cast<QDebug &&>(debug), "QHash", hash);
}
template <class Key, class T>
inline QDebug operator<<(QDebug debug, const QMultiHash<Key, T> &hash) {
    return QtPrivate::printAssociativeContainer(static_cast<QDebug &&>(debug), OM_QT6 ? "QMultiHash" : "QHash", hash);
}
#if OM_QT6
template <class Key, class T>
inline QDebug operator<<(QDebug debug, const QMultiMap<Key, T> &map) {
    return QtPrivate::printAssociativeContainer(static_cast<QDebug &&>(debug), "QMultiMap", map);
}
#else
template <class T1, class T2>
inline QDebug operator<<(QDebug debug, const QPair<T1, T2> &pair) {
    const QDebugStateSaver saver(debug);
    debug.nospace() << "QPair(" << pair.first << ',' << pair.second << ')';
    return debug;
}
#endif
template <class T1, class T2>
inline QDebug operator<<(QDebug debug, const std::pair<T1, T2> &pair) {
    const QDebugStateSaver saver(debug);
    debug.nospace() << "std::pair(" << pair.first << ',' << pair.second << ')';
    return debug;
}
template <typename T>
inline QDebug operator<<(QDebug debug, const QSet<T> &set) {
    return QtPrivate::printSequentialContainer(static_cast<QDebug &&>(debug), "QSet", set);
}
template <class T>
inline QDebug operator<<(QDebug debug, const QContiguousCache<T> &cache) {
    const QDebugStateSaver saver(debug);
    debug.nospace() << "QContiguousCache(";
    for (auto i = cache.firstIndex(); i <= cache.lastIndex(); ++i) {
        debug << cache[i];
        if (i != cache.lastIndex())
            debug << ", ";
    }
    debug << ')';
    return debug;
}
template <class T>
inline QDebug operator<<(QDebug debug, const QSharedPointer<T> &ptr) {
    const QDebugStateSaver saver(debug);
    debug.nospace() << "QSharedPointer(" << static_cast<const void *>(ptr.data()) << ")";
    return debug;
}

namespace __omqt {

// The bits of QFlags: "QFlags(0x1|0x8)".
void print_flags(QDebug &debug, int size, qulonglong value);

} // namespace __omqt

// Enumerations and flags that moc knows, by their keys.
QDebug qt_QMetaEnum_debugOperator(QDebug &debug, qint64 value, const QMetaObject *meta, const char *name);
QDebug qt_QMetaEnum_flagDebugOperator(QDebug &debug, quint64 value, const QMetaObject *meta, const char *name);
template <typename T>
inline typename std::enable_if< std::is_enum<T>::value &&bool(QtPrivate::IsQEnum<T>::Value), QDebug>::type
operator<<(QDebug debug, T value) {
    return qt_QMetaEnum_debugOperator(debug, qint64(static_cast<typename std::underlying_type<T>::type>(value)),
                                      qt_getEnumMetaObject(value), qt_getEnumName(value));
}
template <typename T>
inline typename std::enable_if<bool(QtPrivate::IsQEnum<QFlags<T>>::Value), QDebug>::type
operator<<(QDebug debug, const QFlags<T> &flags) {
    return qt_QMetaEnum_flagDebugOperator(debug, quint64(typename QFlags<T>::Int(flags)), qt_getEnumMetaObject(flags),
                                          qt_getEnumName(flags));
}
template <typename T>
inline typename std::enable_if<!bool(QtPrivate::IsQEnum<QFlags<T>>::Value), QDebug>::type
operator<<(QDebug debug, const QFlags<T> &flags) {
    __omqt::print_flags(debug, int(sizeof(T)), qulonglong(typename QFlags<T>::Int(flags)));
    return debug;
}

QDebug operator<<(QDebug debug, const QBitArray &array);
QDebug operator<<(QDebug debug, const QPoint &point);
QDebug operator<<(QDebug debug, const QPointF &point);
QDebug operator<<(QDebug debug, const QSize &size);
QDebug operator<<(QDebug debug, const QSizeF &size);
QDebug operator<<(QDebug debug, const QRect &rect);
QDebug operator<<(QDebug debug, const QRectF &rect);
QDebug operator<<(QDebug debug, const QLine &line);
QDebug operator<<(QDebug debug, const QLineF &line);
QDebug operator<<(QDebug debug, const QMargins &margins);
QDebug operator<<(QDebug debug, const QMarginsF &margins);
QDebug operator<<(QDebug debug, const QDate &date);
QDebug operator<<(QDebug debug, const QTime &time);
QDebug operator<<(QDebug debug, const QDateTime &moment);
QDebug operator<<(QDebug debug, const QUuid &id);

OM_END_MODEL

#endif
