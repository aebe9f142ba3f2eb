// Values printed instead of judged: the run against real Qt says what is right, and the model must print the same. Counts
// as an assertion each.
#ifndef CONFORMANCE_SHOW_H
#define CONFORMANCE_SHOW_H

#include "check.h"
#include <QString>
#include <QStringList>

namespace check {

inline void put(bool v) { printf("%s", v ? "true" : "false"); }
inline void put(char v) { printf("char %d", v); }
inline void put(int v) { printf("%d", v); }
inline void put(unsigned v) { printf("%u", v); }
inline void put(short v) { printf("%d", v); }
inline void put(unsigned short v) { printf("%u", v); }
inline void put(char16_t v) { printf("%u", unsigned(v)); }
inline void put(char32_t v) { printf("%u", unsigned(v)); }
inline void put(unsigned char v) { printf("%u", v); }
inline void put(long v) { printf("%ld", v); }
inline void put(unsigned long v) { printf("%lu", v); }
inline void put(long long v) { printf("%lld", v); }
inline void put(unsigned long long v) { printf("%llu", v); }
inline void put(double v) { printf("%.17g", v); }
inline void put(float v) { printf("%.9g", double(v)); }
inline void put_units(const QChar *text, long n) {
    printf("\"");
    for (long i = 0; i < n; ++i) {
        const unsigned c = text[i].unicode();
        if (c >= 32 && c < 127)
            printf("%c", int(c));
        else
            printf("\\u%04x", c);
    }
    printf("\"");
}
inline void put(QChar v) { put_units(&v, 1); }
inline void put(QLatin1Char v) { put(QChar(v)); }
inline void put(const QString &v) {
    put_units(v.constData(), long(v.size()));
    printf("%s", v.isNull() ? " null" : "");
}
inline void put(QStringView v) {
    put_units(v.data(), long(v.size()));
    printf("%s", v.isNull() ? " null" : "");
}
inline void put(QLatin1String v) {
    put(QString(v));
    printf("%s", v.isNull() ? " null" : "");
}
#if QT_VERSION < QT_VERSION_CHECK(6, 0, 0)
inline void put(const QStringRef &v) {
    put_units(v.constData(), long(v.size()));
    printf("%s", v.isNull() ? " null" : "");
}
#endif
inline void put(const QByteArray &v) {
    printf("'");
    for (int i = 0; i < int(v.size()); ++i)
        printf(v.at(i) >= 32 && v.at(i) < 127 ? "%c" : "\\x%02x", v.at(i) >= 32 ? v.at(i) : v.at(i) & 0xff);
    printf("'%s", v.isNull() ? " null" : "");
}
template <class List>
inline void put_list(const List &v) {
    printf("[");
    for (int i = 0; i < int(v.size()); ++i) {
        printf(i ? ", " : "");
        put(v.at(i));
    }
    printf("]");
}
template <class T>
inline void put(const QList<T> &v) {
    put_list(v);
}
#if QT_VERSION < QT_VERSION_CHECK(6, 0, 0)
template <class T>
inline void put(const QVector<T> &v) {
    put_list(v);
}
inline void put(const QStringList &v) { put_list(v); }
#endif
template <class T>
inline void show(const char *text, const T &value) {
    ++total();
    printf("%s = ", text);
    put(value);
    printf("\n");
}
inline int sign(int v) { return v < 0 ? -1 : v > 0; }

} // namespace check

#define SHOW(...) check::show(#__VA_ARGS__, __VA_ARGS__)
// With the values of the variables it depends on in the line before.
#define AT(...)                                                                                                        \
    do {                                                                                                               \
        printf("at ");                                                                                                 \
        printf(__VA_ARGS__);                                                                                           \
        printf(": ");                                                                                                  \
    } while (false)

#endif
