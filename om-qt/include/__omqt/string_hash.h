// qHash() and std::hash of characters and strings; equal strings have equal hashes. Part of qstring.h.
#ifndef OM_QT_STRING_HASH_H
#define OM_QT_STRING_HASH_H

#include <__om/functional/hash_base.h>
#include <QtCore/qstring.h>

OM_BEGIN_MODEL

namespace __omqt {

#if OM_QT6
typedef std::size_t string_hash_type;
#else
typedef uint string_hash_type;
#endif
string_hash_type hash_text(const char16_t *text, std::size_t n, string_hash_type seed) noexcept;
string_hash_type hash_text(const char *text, std::size_t n, string_hash_type seed) noexcept;

} // namespace __omqt

inline __omqt::string_hash_type qHash(QChar key, __omqt::string_hash_type seed = 0) noexcept {
    return key.unicode() ^ seed;
}
inline __omqt::string_hash_type qHash(const QString &key, __omqt::string_hash_type seed = 0) noexcept {
    return __omqt::hash_text(key.__text(), key.__length(), seed);
}
inline __omqt::string_hash_type qHash(QStringView key, __omqt::string_hash_type seed = 0) noexcept {
    return __omqt::hash_text(key.utf16(), std::size_t(key.size()), seed);
}
inline __omqt::string_hash_type qHash(QLatin1String key, __omqt::string_hash_type seed = 0) noexcept {
    return __omqt::hash_text(key.data(), std::size_t(key.size()), seed);
}
#if !OM_QT6
inline uint qHash(const QStringRef &key, uint seed = 0) noexcept {
    return __omqt::hash_text(__omqt::as_units(key.constData()), std::size_t(key.size()), seed);
}
#endif

OM_END_MODEL

namespace std {
template <>
struct hash<QString> {
    size_t operator()(const QString &key) const noexcept { return qHash(key); }
};
template <>
struct hash<QStringView> {
    size_t operator()(QStringView key) const noexcept { return qHash(key); }
};
template <>
struct hash<QLatin1String> {
    size_t operator()(QLatin1String key) const noexcept { return qHash(key); }
};
#if !OM_QT6
template <>
struct hash<QStringRef> {
    size_t operator()(const QStringRef &key) const noexcept { return qHash(key); }
};
#endif
} // namespace std

#endif
