// QDebug (class page QDebug): the text, with quotes and spaces as asked for, and the message at its end.
#include <QtCore/qanystringview.h>
#include <QtCore/qdebug.h>
#include <new>

OM_BEGIN_MODEL

namespace __omqt {

debug_stream *new_debug_stream(QtMsgType kind, QString *target) {
    debug_stream *const stream = new debug_stream();
    stream->__owners = 1;
    stream->__kind = kind;
    stream->__space = true;
    stream->__noquotes = false;
    stream->__is_message = target == nullptr;
    stream->__verbosity = QDebug::DefaultVerbosity;
    stream->__target = target ? target : &stream->__text;
    return stream;
}

void end_debug_stream(debug_stream *stream) {
    if (--stream->__owners != 0)
        return;
    if (stream->__is_message) {
        QString &text = stream->__text;
        if (stream->__space && text.endsWith(QLatin1Char(' ')))
            text.chop(1);
        const QMessageLogContext context(stream->__file, stream->__line, stream->__function, stream->__category);
        qt_message_output(stream->__kind, context, text);
    }
    delete stream;
}

static QString &text_of(debug_stream *stream) { return *stream->__target; }

static char16_t digit_of(unsigned value, bool upper) {
    return char16_t(value < 10 ? u'0' + value : (upper ? u'A' : u'a') + (value - 10));
}
static void append_hexadecimal(QString &text, unsigned value, int width, bool upper) {
    for (int i = width; i-- > 0;)
        text.append(QChar(digit_of(value >> (4 * i) & 15, upper)));
}
static bool append_short_escape(QString &text, unsigned c) {
    const char *found = nullptr;
    switch (c) {
    case '"':
        found = "\\\"";
        break;
    case '\\':
        found = "\\\\";
        break;
    case '\b':
        found = "\\b";
        break;
    case '\f':
        found = "\\f";
        break;
    case '\n':
        found = "\\n";
        break;
    case '\r':
        found = "\\r";
        break;
    case '\t':
        found = "\\t";
        break;
    }
    if (found)
        text.append(QLatin1String(found));
    return found != nullptr;
}

static void append_quoted(QString &text, const char16_t *from, std::size_t n) {
    text.append(QLatin1Char('"'));
    for (std::size_t i = 0; i < n; ++i) {
        const char16_t c = from[i];
        if (c != u'"' && c != u'\\' && QChar(c).isPrint()) {
            text.append(QChar(c));
        } else if (append_short_escape(text, c)) {
        } else if (QChar::isHighSurrogate(c) && i + 1 < n && QChar::isLowSurrogate(from[i + 1])) {
            const uint whole = QChar::surrogateToUcs4(c, from[i + 1]);
            if (QChar::isPrint(whole)) {
                text.append(QChar(c));
                text.append(QChar(from[i + 1]));
            } else {
                text.append(QLatin1String("\\U"));
                append_hexadecimal(text, whole, 8, true);
            }
            ++i;
        } else {
            text.append(QLatin1String("\\u"));
            append_hexadecimal(text, c, 4, true);
        }
    }
    text.append(QLatin1Char('"'));
}

static bool is_hexadecimal(unsigned char c) {
    return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'f') || (c >= 'A' && c <= 'F');
}
// Bytes beyond ASCII as "\xAB", Latin-1 as "\u00AB". What would be read as another digit of a "\xAB" follows "".
static void append_quoted(QString &text, const char *from, std::size_t n, bool is_latin1) {
    text.append(QLatin1Char('"'));
    bool behind_escape = false;
    for (std::size_t i = 0; i < n; ++i) {
        const unsigned char c = static_cast<unsigned char>(from[i]);
        if (behind_escape && is_hexadecimal(c))
            text.append(QLatin1String("\"\""));
        behind_escape = false;
        if (c != '"' && c != '\\' && c >= ' ' && c < 0x7f) {
            text.append(QChar(c));
        } else if (!append_short_escape(text, c)) {
            text.append(QLatin1String(is_latin1 ? "\\u" : "\\x"));
            append_hexadecimal(text, c, is_latin1 ? 4 : 2, true);
            behind_escape = !is_latin1;
        }
    }
    text.append(QLatin1Char('"'));
}

} // namespace __omqt

QDebug::QDebug(QString *string) : stream(__omqt::new_debug_stream(QtDebugMsg, string)) {
    OM_QT_REQUIRES("null-dereference", string != nullptr, "QDebug(): the string is a null pointer");
}
QDebug::QDebug(QtMsgType t) : stream(__omqt::new_debug_stream(t, nullptr)) {}
QDebug::~QDebug() {
    if (stream)
        __omqt::end_debug_stream(stream);
}

QDebug &QDebug::resetFormat() {
    stream->__space = true;
    stream->__noquotes = false;
    stream->__verbosity = DefaultVerbosity;
    return *this;
}
QDebug &QDebug::space() {
    stream->__space = true;
    return plain(" ");
}
QDebug &QDebug::maybeSpace() { return stream->__space ? plain(" ") : *this; }
QDebug &QDebug::maybeQuote(char c) {
    if (!stream->__noquotes)
        __omqt::text_of(stream).append(QChar::fromLatin1(c));
    return *this;
}
QDebug &QDebug::plain(const char *latin1) {
    __omqt::text_of(stream).append(QLatin1String(latin1));
    return *this;
}
QDebug &QDebug::number(qlonglong t) {
    __omqt::text_of(stream).append(QString::number(t));
    return maybeSpace();
}
QDebug &QDebug::number(qulonglong t) {
    __omqt::text_of(stream).append(QString::number(t));
    return maybeSpace();
}
QDebug &QDebug::number(double t) {
    __omqt::text_of(stream).append(QString::number(t, 'g', 6));
    return maybeSpace();
}

QDebug &QDebug::operator<<(char32_t t) {
    QString &text = __omqt::text_of(stream);
    const unsigned c = t;
    maybeQuote('\'');
    if (c < 0x20) {
        text.append(QLatin1String("\\x"));
        text.append(QString::number(c, 16));
    } else if (c < 0x80) {
        text.append(QChar(c));
    } else {
        text.append(QLatin1String(c < 0x10000 ? "\\u" : "\\U"));
        __omqt::append_hexadecimal(text, c, c < 0x10000 ? 4 : 8, false);
    }
    return maybeQuote('\'').maybeSpace();
}
QDebug &QDebug::operator<<(QChar t) { return *this << char32_t(t.unicode()); }
QDebug &QDebug::operator<<(bool t) { return plain(t ? "true" : "false").maybeSpace(); }
QDebug &QDebug::operator<<(char t) {
    __omqt::text_of(stream).append(QChar::fromLatin1(t));
    return maybeSpace();
}
QDebug &QDebug::operator<<(const char *t) {
    if (t && *t) // a null string stays one
        __omqt::text_of(stream).append(QString::fromUtf8(t));
    return maybeSpace();
}
QDebug &QDebug::operator<<(QStringView s) {
    QString &text = __omqt::text_of(stream);
    if (!stream->__noquotes)
        __omqt::append_quoted(text, __omqt::units(s.data()), std::size_t(s.size()));
    else if (!s.isEmpty())
        text.append(s.toString());
    return maybeSpace();
}
QDebug &QDebug::operator<<(const QString &t) { return *this << QStringView(t); }
QDebug &QDebug::operator<<(QLatin1String t) {
    QString &text = __omqt::text_of(stream);
    if (!stream->__noquotes)
        __omqt::append_quoted(text, t.data(), std::size_t(t.size()), true);
    else if (!t.isEmpty())
        text.append(t);
    return maybeSpace();
}
QDebug &QDebug::operator<<(const QByteArray &t) {
    QString &text = __omqt::text_of(stream);
    if (!stream->__noquotes)
        __omqt::append_quoted(text, t.constData(), std::size_t(t.size()), false);
    else if (!t.isEmpty())
        text.append(QString::fromUtf8(t.constData(), t.size()));
    return maybeSpace();
}
#if OM_QT6
QDebug &QDebug::operator<<(const char16_t *t) {
    __omqt::text_of(stream).append(QStringView(t));
    return maybeSpace();
}
QDebug &QDebug::operator<<(QUtf8StringView s) { return *this << QByteArray(s.data(), s.size()); }
QDebug &QDebug::operator<<(QByteArrayView t) { return *this << QByteArray(t.data(), t.size()); }
#else
QDebug &QDebug::operator<<(const QStringRef &t) { return *this << QStringView(t.constData(), t.size()); }
#endif
QDebug &QDebug::operator<<(const void *t) {
    QString &text = __omqt::text_of(stream);
    text.append(QLatin1String("0x"));
    text.append(QString::number(qulonglong(reinterpret_cast<quintptr>(t)), 16));
    return maybeSpace();
}
QDebug &QDebug::operator<<(std::nullptr_t) { return plain("(nullptr)").maybeSpace(); }

QDebugStateSaver::QDebugStateSaver(QDebug &dbg)
    : stream(dbg.stream), spaces(stream->__space), noquotes(stream->__noquotes), verbosity(stream->__verbosity) {}
QDebugStateSaver::~QDebugStateSaver() {
    const bool has_spaces = stream->__space;
    if (has_spaces && !spaces && stream->__text.endsWith(QLatin1Char(' ')))
        stream->__text.chop(1);
    stream->__space = spaces;
    stream->__noquotes = noquotes;
    stream->__verbosity = verbosity;
    if (!has_spaces && spaces)
        __omqt::text_of(stream).append(QLatin1Char(' '));
}

#define OM_QT_STREAM(member, kind)                                                                                     \
    QDebug QMessageLogger::member() const {                                                                            \
        QDebug debug(kind);                                                                                            \
        debug.stream->__file = context.file;                                                                           \
        debug.stream->__line = context.line;                                                                           \
        debug.stream->__function = context.function;                                                                   \
        debug.stream->__category = context.category;                                                                   \
        return debug;                                                                                                  \
    }
OM_QT_STREAM(debug, QtDebugMsg)
OM_QT_STREAM(info, QtInfoMsg)
OM_QT_STREAM(warning, QtWarningMsg)
OM_QT_STREAM(critical, QtCriticalMsg)
#undef OM_QT_STREAM

OM_END_MODEL
