// QString: life, sharing, size, and changes at a position.
#include <QtCore/qstring.h>

OM_BEGIN_MODEL

const char16_t QString::__nothing = 0;
#if !OM_QT6
const QString::Null QString::null = {};
#endif

namespace __omqt {

std::size_t text_length(const char16_t *text) noexcept {
    std::size_t n = 0;
    while (text[n] != 0)
        ++n;
    return n;
}

QString literal_string(const char16_t *text, std::size_t size) {
    return QString::fromRawData(reinterpret_cast<const QChar *>(text), size_type(size));
}

QString joined(const QString &a, const QString &b) {
    if (a.isNull() && b.isNull())
        return QString();
    QString sum = QString::__made(a.__length() + b.__length());
    copy_text(sum.__units(), a.__text(), a.__length());
    copy_text(sum.__units() + a.__length(), b.__text(), b.__length());
    return sum;
}

// A copy of text that may lie in the string about to change.
struct kept_text {
    char16_t *__copy;

    kept_text(const char16_t *text, std::size_t n)
        : __copy(static_cast<char16_t *>(__verify_allocate((n + 1) * sizeof(char16_t)))) {
        copy_text(__copy, text, n);
    }
    kept_text(const kept_text &) = delete;
    ~kept_text() { __verify_release(__copy); }
};

} // namespace __omqt

using __omqt::units;

QString::QString(const QString &other) noexcept : __d(other.__d) {}
QString::~QString() {}
QString &QString::operator=(const QString &other) noexcept {
    __d = other.__d;
    return *this;
}

QString QString::__made(std::size_t n) {
    QString made;
    made.__d.make(n);
    return made;
}

QString::QString(const QChar *unicode, S size) {
    if (!unicode)
        return;
    __d.assign(units(unicode), size < 0 ? __omqt::text_length(units(unicode)) : std::size_t(size));
}
QString::QString(QChar c) {
    const char16_t unit = c.unicode();
    __d.assign(&unit, 1);
}
QString::QString(S size, QChar c) {
    __omqt::fill_text(__d.make(size <= 0 ? 0 : std::size_t(size)), size <= 0 ? 0 : std::size_t(size),
                      char16_t(c.unicode()));
}
QString::QString(S size, Qt::Initialization) { __d.make(size <= 0 ? 0 : std::size_t(size)); }
QString::QString(QLatin1String latin1) : QString(fromLatin1(latin1.data(), latin1.size())) {}
#if OM_QT_CAST_FROM_ASCII
QString::QString(const char *ch) : QString(fromUtf8(ch)) {}
QString::QString(const QByteArray &a) : QString(fromUtf8(a)) {
#if !OM_QT6
    // Unlike fromUtf8(), the constructor makes no null string.
    if (isNull())
        __d.make(0);
#endif
}
QString &QString::operator=(const char *ch) { return *this = fromUtf8(ch); }
QString &QString::operator=(const QByteArray &a) { return *this = fromUtf8(a); }
QString &QString::prepend(const char *s) { return insert(0, fromUtf8(s)); }
QString &QString::prepend(const QByteArray &s) { return insert(0, fromUtf8(s)); }
QString &QString::append(const char *s) { return append(fromUtf8(s)); }
QString &QString::append(const QByteArray &s) { return append(fromUtf8(s)); }
QString &QString::insert(S i, const char *s) { return insert(i, fromUtf8(s)); }
QString &QString::insert(S i, const QByteArray &s) { return insert(i, fromUtf8(s)); }
#if !OM_QT6
QString &QString::operator=(char c) { return *this = QChar::fromLatin1(c); }
#endif
#endif
QString &QString::operator=(QChar c) {
    const char16_t unit = c.unicode();
    __d.assign(&unit, 1);
    return *this;
}
QString &QString::operator=(QLatin1String latin1) { return *this = fromLatin1(latin1.data(), latin1.size()); }

void QString::resize(S size) {
    const std::size_t n = size < 0 ? 0 : std::size_t(size);
    if (n == __length() && !__d.needs_detach())
        return;
#if !OM_QT6
    if (n == 0 && isNull() && size <= 0) {
        __d.make(0);
        return;
    }
#endif
    __d.resize(n);
}
void QString::resize(S size, QChar fillChar) {
    const std::size_t before = __length();
    resize(size);
    if (__length() > before)
        __omqt::fill_text(__units() + before, __length() - before, char16_t(fillChar.unicode()));
}
QString &QString::fill(QChar c, S size) {
    resize(size < 0 ? this->size() : size);
    if (__length() != 0) {
        char16_t *const text = __d.own();
        __omqt::fill_text(text, __length(), char16_t(c.unicode()));
    }
    return *this;
}
void QString::truncate(S pos) {
    if (pos < size())
        resize(pos);
}
void QString::chop(S n) {
    if (n > 0)
        resize(n >= size() ? 0 : size() - n);
}
QString::size_type QString::capacity() const { return S(__d.capacity()); }
void QString::reserve(S size) { __d.reserve(size < 0 ? 0 : std::size_t(size)); }
void QString::squeeze() { __d.squeeze(); }
QChar *QString::data() { return reinterpret_cast<QChar *>(__d.own()); }
// QString, fromRawData(): "unicode() will not return a '\0'-terminated string (although utf16() does, at the cost of
// copying the raw data)"
const ushort *QString::utf16() const {
    if (__d.__block && __d.__block->__lent &&
        !(__verify_readable(__text() + __length(), sizeof(char16_t)) && __text()[__length()] == 0))
        const_cast<QString *>(this)->__d.own();
    return reinterpret_cast<const ushort *>(__text());
}
void QString::detach() { __d.own(); }
bool QString::isDetached() const { return !__d.needs_detach(); }
void QString::clear() { __d.clear(); }

// n characters at position i become others. The others may lie in this very string.
void QString::splice(std::size_t i, std::size_t n, const char16_t *with, std::size_t m) {
    const std::size_t before = __length();
    if (__d.needs_detach() || before - n + m > __d.capacity()) {
        QString changed;
        changed.__d.reserve(__d.__block && __d.__block->__reserved > before - n + m ? __d.__block->__reserved : 0);
        __omqt::copy_text(changed.__d.open(0, before - n + m), __text(), i);
        __omqt::copy_text(changed.__units() + i, with, m);
        __omqt::copy_text(changed.__units() + i + m, __text() + i + n, before - i - n);
        swap(changed);
        return;
    }
    const __omqt::kept_text kept(with, m);
    if (m > n)
        __d.open(i + n, m - n);
    else
        __d.close(i + m, n - m);
    __omqt::copy_text(__units() + i, kept.__copy, m);
}

QString &QString::insert(S i, const QChar *uc, S len) {
    if (i < 0 || len <= 0)
        return *this;
    if (i > size()) {
        const __omqt::kept_text kept(units(uc), std::size_t(len));
        resize(i, QLatin1Char(' '));
        splice(std::size_t(i), 0, kept.__copy, std::size_t(len));
    } else {
        splice(std::size_t(i), 0, units(uc), std::size_t(len));
    }
    return *this;
}
QString &QString::insert(S i, QChar c) {
    if (i < 0)
        i += size();
    return insert(i, &c, 1);
}
QString &QString::insert(S i, const QString &s) { return insert(i, s.constData(), s.size()); }
QString &QString::insert(S i, QStringView v) { return insert(i, v.data(), S(v.size())); }
QString &QString::insert(S i, QLatin1String s) { return insert(i, QString(s)); }
QString &QString::append(QChar c) { return append(&c, 1); }
QString &QString::append(const QChar *uc, S len) {
    if (uc && len > 0)
        splice(__length(), 0, units(uc), std::size_t(len));
    return *this;
}
QString &QString::append(const QString &s) {
    if (s.isNull())
        return *this;
    if (isNull())
        return *this = s;
    return append(s.constData(), s.size());
}
QString &QString::append(QStringView v) { return append(v.data(), S(v.size())); }
QString &QString::append(QLatin1String s) {
    if (s.isNull())
        return *this;
    if (isNull())
        return *this = s;
    return append(QString(s));
}

QString &QString::remove(S i, S len) {
    if (i < 0)
        i += size();
    if (i < 0 || i >= size())
        return *this;
    if (len >= size() - i)
        resize(i);
    else if (len > 0)
        __d.close(std::size_t(i), std::size_t(len));
    return *this;
}
QString &QString::replace(S i, S len, const QChar *s, S slen) {
    if (i < 0 || i > size())
        return *this;
    const S n = len < 0 || len > size() - i ? size() - i : len;
    splice(std::size_t(i), std::size_t(n), units(s), slen < 0 ? 0 : std::size_t(slen));
    return *this;
}
QString &QString::replace(S i, S len, const QString &after) { return replace(i, len, after.constData(), after.size()); }
QString &QString::replace(S i, S len, QChar after) { return replace(i, len, &after, 1); }
#if OM_QT6
QString::iterator QString::erase(const_iterator first, const_iterator last) {
    // QString, erase(): "The iterator first ... must be a valid iterator on this string"
    OM_QT_REQUIRES("iterator-range", constBegin() <= first && first <= last && last <= constEnd(),
                   "QString::erase(): no range of this string");
    const S at = S(first - constBegin());
    remove(at, S(last - first));
    return begin() + at;
}
#endif

QString &QString::setUnicode(const QChar *unicode, S size) {
    if (unicode && size > 0) {
        __d.assign(units(unicode), std::size_t(size));
    } else {
        __d.make(0);
    }
    return *this;
}
QString &QString::setUtf16(const ushort *utf16, S size) {
    return setUnicode(reinterpret_cast<const QChar *>(utf16), size);
}
QString QString::fromRawData(const QChar *unicode, S size) {
    QString lent;
    if (unicode)
        lent.__d.lend(units(unicode), size < 0 ? 0 : std::size_t(size));
    return lent;
}
QString &QString::setRawData(const QChar *unicode, S size) {
    if (!unicode || !size)
        clear();
    else
        __d.lend(units(unicode), std::size_t(size));
    return *this;
}

#if !OM_QT6
QChar QCharRef::get() const {
    if (i < s.size())
        return QChar(s.__text()[i]);
    qWarning("Using QCharRef with an index pointing outside the valid range of a QString. "
             "The corresponding behavior is deprecated, and will be changed in a future version of Qt.");
    return QChar();
}
void QCharRef::set(QChar c) {
    if (i >= s.size()) {
        qWarning("Using QCharRef with an index pointing outside the valid range of a QString. "
                 "The corresponding behavior is deprecated, and will be changed in a future version of Qt.");
        s.resize(i + 1, QLatin1Char(' '));
    }
    s.data()[i] = c;
}
#endif

OM_END_MODEL
