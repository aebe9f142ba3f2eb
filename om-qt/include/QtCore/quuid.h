// QUuid (class page QUuid): 128 bits with a text. Bodies are in runtime/quuid.cpp.
#ifndef OM_QT_QUUID_H
#define OM_QT_QUUID_H

#include <QtCore/qhashfunctions.h>
#include <QtCore/qstring.h>
#if OM_QT6
#include <QtCore/qanystringview.h>
#endif

OM_BEGIN_MODEL

class QUuid {
public:
    enum Variant { VarUnknown = -1, NCS = 0, DCE = 2, Microsoft = 6, Reserved = 7 };
    enum Version { VerUnknown = -1, Time = 1, EmbeddedPOSIX = 2, Md5 = 3, Name = Md5, Random = 4, Sha1 = 5 };
    enum StringFormat { WithBraces = 0, WithoutBraces = 1, Id128 = 3 };

    constexpr QUuid() noexcept : data1(0), data2(0), data3(0), data4{0, 0, 0, 0, 0, 0, 0, 0} {}
    constexpr QUuid(uint l, ushort w1, ushort w2, uchar b1, uchar b2, uchar b3, uchar b4, uchar b5, uchar b6, uchar b7,
                    uchar b8) noexcept
        : data1(l), data2(w1), data3(w2), data4{b1, b2, b3, b4, b5, b6, b7, b8} {}
#if OM_QT6
    explicit QUuid(QAnyStringView string) noexcept : QUuid(fromString(string)) {}
    static QUuid fromString(QAnyStringView string) noexcept;
    static QUuid fromRfc4122(QByteArrayView bytes) noexcept;
#else
    QUuid(const QString &text);
    QUuid(const char *text);
    QUuid(const QByteArray &text);
    static QUuid fromString(QStringView string) noexcept;
    static QUuid fromString(QLatin1String string) noexcept;
    static QUuid fromRfc4122(const QByteArray &bytes);
#endif
    QString toString(StringFormat mode = WithBraces) const;
    QByteArray toByteArray(StringFormat mode = WithBraces) const;
    QByteArray toRfc4122() const;
    bool isNull() const noexcept;

#if __cplusplus >= 201402L
    constexpr
#endif
        bool
        operator==(const QUuid &orig) const noexcept {
        if (data1 != orig.data1 || data2 != orig.data2 || data3 != orig.data3)
            return false;
        for (int i = 0; i < 8; ++i)
            if (data4[i] != orig.data4[i])
                return false;
        return true;
    }
#if __cplusplus >= 201402L
    constexpr
#endif
        bool
        operator!=(const QUuid &orig) const noexcept {
        return !(*this == orig);
    }
    // The variants first.
    bool operator<(const QUuid &other) const noexcept;
    bool operator>(const QUuid &other) const noexcept;

    static QUuid createUuid();
    static QUuid createUuidV3(const QUuid &ns, const QByteArray &baseData);
    static QUuid createUuidV5(const QUuid &ns, const QByteArray &baseData);
    static QUuid createUuidV3(const QUuid &ns, const QString &baseData) { return createUuidV3(ns, baseData.toUtf8()); }
    static QUuid createUuidV5(const QUuid &ns, const QString &baseData) { return createUuidV5(ns, baseData.toUtf8()); }
    Variant variant() const noexcept;
    Version version() const noexcept;

    uint data1;
    ushort data2;
    ushort data3;
    uchar data4[8];
};
Q_DECLARE_TYPEINFO(QUuid, Q_PRIMITIVE_TYPE);

__omqt::hash_type qHash(const QUuid &uuid, __omqt::hash_type seed = 0) noexcept;
inline bool operator<=(const QUuid &lhs, const QUuid &rhs) noexcept { return !(rhs < lhs); }
inline bool operator>=(const QUuid &lhs, const QUuid &rhs) noexcept { return !(lhs < rhs); }

OM_END_MODEL

#endif
