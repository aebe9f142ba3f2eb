// QString::replace() and remove() of every occurrence.
#include <QtCore/qstring.h>

OM_BEGIN_MODEL

using namespace __omqt;

// Every occurrence, from left to right, without overlaps; an empty one lies before each character and at the end.
void QString::replace_all(const char16_t *before, std::size_t n, const char16_t *after, std::size_t m, Case cs) {
    if (__length() == 0 && n != 0)
        return;
    QString changed;
    bool any = false;
    std::size_t done = 0, at = 0;
    const std::size_t size = __length();
    while (at + n <= size) {
        const std::ptrdiff_t found =
            n == 0 ? std::ptrdiff_t(at) : find_text(__text(), size, std::ptrdiff_t(at), before, n, cs);
        if (found < 0)
            break;
        if (!any)
            changed = QString::__made(0);
        any = true;
        changed.splice(changed.__length(), 0, __text() + done, std::size_t(found) - done);
        changed.splice(changed.__length(), 0, after, m);
        done = std::size_t(found) + n;
        at = n == 0 ? std::size_t(found) + 1 : done;
    }
    if (!any)
        return;
    changed.splice(changed.__length(), 0, __text() + done, size - done);
    swap(changed);
}

QString &QString::replace(QChar before, QChar after, Case cs) {
    char16_t *text = nullptr;
    const char16_t wanted = before.unicode();
    for (std::size_t i = 0; i < __length(); ++i) {
        if (compare_text(__text() + i, 1, &wanted, 1, cs) == 0) {
            if (!text)
                text = __d.own();
            text[i] = after.unicode();
        }
    }
    return *this;
}
QString &QString::replace(const QChar *before, S blen, const QChar *after, S alen, Case cs) {
    replace_all(units(before), std::size_t(blen), units(after), std::size_t(alen), cs);
    return *this;
}
QString &QString::replace(const QString &before, const QString &after, Case cs) {
    replace_all(before.__text(), before.__length(), after.__text(), after.__length(), cs);
    return *this;
}
QString &QString::replace(QLatin1String before, QLatin1String after, Case cs) {
    return replace(QString(before), QString(after), cs);
}
QString &QString::replace(QLatin1String before, const QString &after, Case cs) {
    return replace(QString(before), after, cs);
}
QString &QString::replace(const QString &before, QLatin1String after, Case cs) {
    return replace(before, QString(after), cs);
}
QString &QString::replace(QChar c, const QString &after, Case cs) { return replace(QString(c), after, cs); }
QString &QString::replace(QChar c, QLatin1String after, Case cs) { return replace(QString(c), QString(after), cs); }
QString &QString::remove(QChar c, Case cs) { return remove(QString(c), cs); }
QString &QString::remove(QLatin1String s, Case cs) { return remove(QString(s), cs); }
QString &QString::remove(const QString &s, Case cs) {
    if (!s.isEmpty())
        replace_all(s.__text(), s.__length(), &__nothing, 0, cs);
    return *this;
}

OM_END_MODEL
