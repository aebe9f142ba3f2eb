// QVariant, QSequentialIterable and QAssociativeIterable (their class pages). Bodies are in runtime/qvariant*.cpp.
//
// A variant that is valid leads to a block with the value's type and the value, which copies of the variant share
// until one of them is changed. Constructors and conversions for classes that are not modelled yet are not here.
#ifndef OM_QT_QVARIANT_H
#define OM_QT_QVARIANT_H

#include <QtCore/qbytearraylist.h>
#include <QtCore/qdatetime.h>
#include <QtCore/qhash.h>
#include <QtCore/qline.h>
#include <QtCore/qlist.h>
#include <QtCore/qmap.h>
#include <QtCore/qmetatype.h>
#include <QtCore/qobject.h>
#include <QtCore/qpoint.h>
#include <QtCore/qrect.h>
#include <QtCore/qsize.h>
#include <QtCore/qstring.h>
#include <QtCore/qstringlist.h>
#if __cplusplus >= 201703L
#include <variant>
#endif

OM_BEGIN_MODEL

class QBitArray;
class QRegularExpression;
class QUuid;
class QVariant;
#if !OM_QT6
typedef QList<QVariant> QVariantList;
typedef QMap<QString, QVariant> QVariantMap;
typedef QHash<QString, QVariant> QVariantHash;
class QVariantComparisonHelper;
#endif

template <typename T>
inline T qvariant_cast(const QVariant &);

namespace __omqt {

// In Qt 5 what a constructor of QVariant::Type made is null, as is what became of a conversion that failed.
struct variant_block {
    int __owners;
    bool __is_null;
    const type_interface *__type;
    void *__value;
};
// With a copy of a value, or a default value; null where the type has none.
variant_block *new_variant(const type_interface *type, const void *copy);
void drop_variant(variant_block *block);
// Something that has no type of its own, as a value of another: what fromValue() does for a type known by its number.
QVariant to_variant(const type_interface *type, const void *value);

} // namespace __omqt

class QVariant {
    __omqt::variant_block *__block;
    void *__unused[OM_QT6 ? 3 : 1]; // sizes are part of what a program sees

    template <typename T>
    friend T qvariant_cast(const QVariant &);

public:
    enum Type : unsigned int {
        Invalid = QMetaType::UnknownType,
        Bool = QMetaType::Bool,
        Int = QMetaType::Int,
        UInt = QMetaType::UInt,
        LongLong = QMetaType::LongLong,
        ULongLong = QMetaType::ULongLong,
        Double = QMetaType::Double,
        Char = QMetaType::QChar,
        Map = QMetaType::QVariantMap,
        List = QMetaType::QVariantList,
        String = QMetaType::QString,
        StringList = QMetaType::QStringList,
        ByteArray = QMetaType::QByteArray,
        BitArray = QMetaType::QBitArray,
        Date = QMetaType::QDate,
        Time = QMetaType::QTime,
        DateTime = QMetaType::QDateTime,
        Url = QMetaType::QUrl,
        Locale = QMetaType::QLocale,
        Rect = QMetaType::QRect,
        RectF = QMetaType::QRectF,
        Size = QMetaType::QSize,
        SizeF = QMetaType::QSizeF,
        Line = QMetaType::QLine,
        LineF = QMetaType::QLineF,
        Point = QMetaType::QPoint,
        PointF = QMetaType::QPointF,
        RegularExpression = QMetaType::QRegularExpression,
        Hash = QMetaType::QVariantHash,
        EasingCurve = QMetaType::QEasingCurve,
        Uuid = QMetaType::QUuid,
        ModelIndex = QMetaType::QModelIndex,
        PersistentModelIndex = QMetaType::QPersistentModelIndex,
        LastCoreType = QMetaType::LastCoreType,
        Font = QMetaType::QFont,
        Pixmap = QMetaType::QPixmap,
        Brush = QMetaType::QBrush,
        Color = QMetaType::QColor,
        Palette = QMetaType::QPalette,
        Image = QMetaType::QImage,
        Polygon = QMetaType::QPolygon,
        Region = QMetaType::QRegion,
        Bitmap = QMetaType::QBitmap,
        Cursor = QMetaType::QCursor,
        KeySequence = QMetaType::QKeySequence,
        Pen = QMetaType::QPen,
        TextLength = QMetaType::QTextLength,
        TextFormat = QMetaType::QTextFormat,
        Transform = QMetaType::QTransform,
        Matrix4x4 = QMetaType::QMatrix4x4,
        Vector2D = QMetaType::QVector2D,
        Vector3D = QMetaType::QVector3D,
        Vector4D = QMetaType::QVector4D,
        Quaternion = QMetaType::QQuaternion,
        PolygonF = QMetaType::QPolygonF,
        Icon = QMetaType::QIcon,
        LastGuiType = QMetaType::LastGuiType,
        SizePolicy = QMetaType::QSizePolicy,
#if !OM_QT6
        RegExp = QMetaType::QRegExp,
        Matrix = QMetaType::QMatrix,
#endif
        UserType = QMetaType::User,
        LastType = 0xffffffff
    };

    QVariant() noexcept : __block(nullptr), __unused() {}
    ~QVariant() { __omqt::drop_variant(__block); }
    QVariant(const QVariant &other) : __block(other.__block), __unused() {
        if (__block)
            ++__block->__owners;
    }
    QVariant(QVariant &&other) noexcept : __block(other.__block), __unused() { other.__block = nullptr; }
    QVariant &operator=(const QVariant &other) {
        QVariant(other).swap(*this);
        return *this;
    }
    QVariant &operator=(QVariant &&other) noexcept {
#if OM_QT6
        QVariant taken(static_cast<QVariant &&>(other));
        swap(taken);
#else
        swap(other);
#endif
        return *this;
    }
    void swap(QVariant &other) noexcept {
        __omqt::variant_block *const before = __block;
        __block = other.__block;
        other.__block = before;
    }

#if OM_QT6
    explicit QVariant(Type type);
    explicit QVariant(QMetaType type, const void *copy = nullptr);
    template <typename T,
              std::enable_if_t<std::disjunction_v<std::is_pointer<T>, std::is_member_pointer<T>>, bool> = false>
    QVariant(T) = delete;
#else
    QVariant(Type type);
    QVariant(int typeId, const void *copy);
    QVariant(int typeId, const void *copy, uint) : QVariant(typeId, copy) {}
#endif
    QVariant(int i) : QVariant(__of(i)) {}
    QVariant(uint ui) : QVariant(__of(ui)) {}
    QVariant(qlonglong ll) : QVariant(__of(ll)) {}
    QVariant(qulonglong ull) : QVariant(__of(ull)) {}
    QVariant(bool b) : QVariant(__of(b)) {}
    QVariant(double d) : QVariant(__of(d)) {}
    QVariant(float f) : QVariant(__of(f)) {}
#ifdef QT_NO_CAST_FROM_ASCII
    QVariant(const char *) = delete;
#else
    QVariant(const char *str) : QVariant(QString::fromUtf8(str)) {}
#endif
    QVariant(const QByteArray &bytearray) : QVariant(__of(bytearray)) {}
    QVariant(const QBitArray &bitarray);
    QVariant(const QString &string) : QVariant(__of(string)) {}
    QVariant(QLatin1String string) : QVariant(QString(string)) {}
    QVariant(const QStringList &stringlist) : QVariant(__of(stringlist)) {}
    QVariant(QChar qchar) : QVariant(__of(qchar)) {}
    QVariant(const QDate &date) : QVariant(__of(date)) {}
    QVariant(const QTime &time) : QVariant(__of(time)) {}
    QVariant(const QDateTime &datetime) : QVariant(__of(datetime)) {}
    QVariant(const QList<QVariant> &list);
    QVariant(const QMap<QString, QVariant> &map);
    QVariant(const QHash<QString, QVariant> &hash);
    QVariant(const QSize &size) : QVariant(__of(size)) {}
    QVariant(const QSizeF &size) : QVariant(__of(size)) {}
    QVariant(const QPoint &pt) : QVariant(__of(pt)) {}
    QVariant(const QPointF &pt) : QVariant(__of(pt)) {}
    QVariant(const QLine &line) : QVariant(__of(line)) {}
    QVariant(const QLineF &line) : QVariant(__of(line)) {}
    QVariant(const QRect &rect) : QVariant(__of(rect)) {}
    QVariant(const QRectF &rect) : QVariant(__of(rect)) {}
    QVariant(const QRegularExpression &re);
    QVariant(const QUuid &uuid);

private:
  // Made by mistake, of an address or an enumerator.
    QVariant(void *) = delete;
    QVariant(QMetaType::Type) = delete;
    QVariant(Qt::GlobalColor) = delete;
    QVariant(Qt::BrushStyle) = delete;
    QVariant(Qt::PenStyle) = delete;
    QVariant(Qt::CursorShape) = delete;

    struct made {
        __omqt::variant_block *block;
    };
    explicit QVariant(made m) : __block(m.block), __unused() {}
    template <class T>
    static made __of(const T &value) {
        return made{__omqt::new_variant(&__omqt::type_object<T>::value, std::addressof(value))};
    }
    template <class T>
    T __to(bool *ok = nullptr) const {
        const __omqt::type_interface *const type = &__omqt::type_object<T>::value;
        if (__omqt::is_same_type(__type(), type)) {
            if (ok)
                *ok = true;
            return *static_cast<const T *>(constData());
        }
        T value = T();
        const bool done = __omqt::convert_value(__type(), constData(), type, std::addressof(value));
        if (ok)
            *ok = done;
        return value;
    }
    template <class T>
    void __assign(const T &value) {
        const __omqt::type_interface *const type = &__omqt::type_object<T>::value;
        if (__block && __block->__owners == 1 && __omqt::is_same_type(__block->__type, type)) {
            *static_cast<T *>(__block->__value) = value;
      // Qt 6.4 leaves it null.
            if (!OM_QT6)
                __block->__is_null = false;
        } else {
            *this = QVariant(__of(value));
        }
    }
    bool __equals(const QVariant &other) const;
    friend QVariant __omqt::to_variant(const __omqt::type_interface *type, const void *value);

public:
    const __omqt::type_interface *__type() const { return __block ? __block->__type : nullptr; }

    int userType() const { return __omqt::number_if_any(__type()); }
    const char *typeName() const;
    Type type() const;
    bool isValid() const { return __block != nullptr; }
    bool isNull() const;
    void clear() {
        __omqt::drop_variant(__block);
        __block = nullptr;
    }
    void detach();
    bool isDetached() const { return !__block || __block->__owners == 1; }
#if OM_QT6
    int typeId() const { return userType(); }
    QMetaType metaType() const { return QMetaType(__type()); }
    bool canConvert(QMetaType targetType) const { return __omqt::may_convert(__type(), targetType.iface()); }
    bool convert(QMetaType type);
    bool canConvert(int targetTypeId) const { return canConvert(QMetaType(targetTypeId)); }
    bool convert(int targetTypeId) { return convert(QMetaType(targetTypeId)); }
    bool canView(QMetaType targetType) const { return QMetaType::canView(metaType(), targetType); }
    template <typename T>
    bool canView() const {
        return canView(QMetaType::fromType<T>());
    }
    template <typename T>
    T view() {
        static_assert(!std::is_same_v<T, QSequentialIterable> && !std::is_same_v<T, QAssociativeIterable>,
                      "containers that are changed through a view are not modelled");
        T t{};
        QMetaType::view(metaType(), data(), QMetaType::fromType<T>(), &t);
        return t;
    }
#else
    bool canConvert(int targetTypeId) const;
    bool convert(int targetTypeId);
#endif
    template <typename T>
    bool canConvert() const {
#if OM_QT6
        return canConvert(QMetaType::fromType<T>());
#else
        return canConvert(qMetaTypeId<T>());
#endif
    }

  // ok is false, and the value 0, where the value cannot be converted: not where it overflows.
    int toInt(bool *ok = nullptr) const { return __to<int>(ok); }
    uint toUInt(bool *ok = nullptr) const { return __to<uint>(ok); }
    qlonglong toLongLong(bool *ok = nullptr) const { return __to<qlonglong>(ok); }
    qulonglong toULongLong(bool *ok = nullptr) const { return __to<qulonglong>(ok); }
    bool toBool() const { return __to<bool>(); }
    double toDouble(bool *ok = nullptr) const { return __to<double>(ok); }
    float toFloat(bool *ok = nullptr) const { return __to<float>(ok); }
    qreal toReal(bool *ok = nullptr) const { return __to<qreal>(ok); }
    QByteArray toByteArray() const { return __to<QByteArray>(); }
    QBitArray toBitArray() const;
    QString toString() const { return __to<QString>(); }
    QStringList toStringList() const { return __to<QStringList>(); }
    QChar toChar() const { return __to<QChar>(); }
    QDate toDate() const { return __to<QDate>(); }
    QTime toTime() const { return __to<QTime>(); }
    QDateTime toDateTime() const { return __to<QDateTime>(); }
    QList<QVariant> toList() const;
    QMap<QString, QVariant> toMap() const;
    QHash<QString, QVariant> toHash() const;
    QPoint toPoint() const { return __to<QPoint>(); }
    QPointF toPointF() const { return __to<QPointF>(); }
    QRect toRect() const { return __to<QRect>(); }
    QSize toSize() const { return __to<QSize>(); }
    QSizeF toSizeF() const { return __to<QSizeF>(); }
    QLine toLine() const { return __to<QLine>(); }
    QLineF toLineF() const { return __to<QLineF>(); }
    QRectF toRectF() const { return __to<QRectF>(); }
    QRegularExpression toRegularExpression() const;
    QUuid toUuid() const;

    static const char *typeToName(int typeId);
    static Type nameToType(const char *name);

    void *data();
    const void *constData() const { return __block ? __block->__value : nullptr; }
    const void *data() const { return constData(); }

#if OM_QT6
    template <typename T, typename = std::enable_if_t< !std::is_same_v<std::decay_t<T>, QVariant>>>
    void setValue(T &&avalue) {
        __assign<std::decay_t<T>>(avalue);
    }
    void setValue(const QVariant &avalue) { *this = avalue; }
    void setValue(QVariant &&avalue) { *this = std::move(avalue); }
    template <typename T>
    static auto fromValue(const T &value) -> std::enable_if_t<std::is_copy_constructible_v<T>, QVariant> {
        return QVariant(__of(value));
    }
    static QPartialOrdering compare(const QVariant &lhs, const QVariant &rhs);
#else
    template <typename T>
    void setValue(const T &avalue) {
        qMetaTypeId<T>();
        __assign<T>(avalue);
    }
    template <typename T>
    static QVariant fromValue(const T &value) {
        qMetaTypeId<T>();
        return QVariant(__of(value));
    }
#endif
    template <typename T>
    T value() const {
        return qvariant_cast<T>(*this);
    }
#if __cplusplus >= 201703L
    template <typename... Types>
    static QVariant fromStdVariant(const std::variant<Types...> &value) {
        if (value.valueless_by_exception())
            return QVariant();
        return std::visit([](const auto &arg) { return fromValue(arg); }, value);
    }
#endif

#if OM_QT6
    friend bool operator==(const QVariant &a, const QVariant &b) { return a.__equals(b); }
    friend bool operator!=(const QVariant &a, const QVariant &b) { return !a.__equals(b); }
    QDebug qdebugHelper(QDebug) const;
    template <typename T>
    friend auto operator<<(const QDebug &debug, const T &variant)
        -> std::enable_if_t<std::is_same_v<T, QVariant>, QDebug> {
        return variant.qdebugHelper(debug);
    }
#else
    bool operator==(const QVariant &v) const { return __equals(v); }
    bool operator!=(const QVariant &v) const { return !__equals(v); }
  // Deprecated: values of different types are ordered as numbers, or by their texts.
    bool operator<(const QVariant &v) const { return compare(v) < 0; }
    bool operator<=(const QVariant &v) const { return compare(v) <= 0; }
    bool operator>(const QVariant &v) const { return compare(v) > 0; }
    bool operator>=(const QVariant &v) const { return compare(v) >= 0; }

protected:
    int compare(const QVariant &other) const;
    friend bool operator==(const QVariant &, const QVariantComparisonHelper &);
#endif
};
#if OM_QT6
Q_DECLARE_SHARED(QVariant)
#else
Q_DECLARE_TYPEINFO(QVariant, Q_MOVABLE_TYPE);
template <>
inline void QVariant::setValue(const QVariant &avalue) {
    *this = avalue;
}

// Of what is converted to a variant where it is compared with one.
class QVariantComparisonHelper {
    const QVariant *v;
    friend bool operator==(const QVariant &, const QVariantComparisonHelper &);

public:
    QVariantComparisonHelper(const QVariant &var) : v(&var) {}
};
inline bool operator==(const QVariant &v1, const QVariantComparisonHelper &v2) { return v1.__equals(*v2.v); }
inline bool operator!=(const QVariant &v1, const QVariantComparisonHelper &v2) { return !operator==(v1, v2); }

template <typename T>
inline QVariant qVariantFromValue(const T &t) {
    return QVariant::fromValue(t);
}
template <typename T>
inline void qVariantSetValue(QVariant &v, const T &t) {
    v.setValue(t);
}
QDebug operator<<(QDebug debug, const QVariant &variant);
QDebug operator<<(QDebug debug, const QVariant::Type type);
#endif

template <>
inline QVariant QVariant::fromValue(const QVariant &value) {
    return value;
}
#if __cplusplus >= 201703L
template <>
inline QVariant QVariant::fromValue(const std::monostate &) {
    return QVariant();
}
#endif

namespace __omqt {

template <class T>
struct variant_value {
    static T get(const QVariant &v) {
        const type_interface *const type = &type_object<T>::value;
        if (is_same_type(v.__type(), type))
            return *static_cast<const T *>(v.constData());
        T value = T();
        convert_value(v.__type(), v.constData(), type, std::addressof(value));
        return value;
    }
};
// A pointer to const may be had of one that is not.
template <class T>
struct variant_value<const T *> {
    static const T *get(const QVariant &v) {
        typedef const T *type;
        if (is_same_type(v.__type(), &type_object<type>::value))
            return *static_cast<const type *>(v.constData());
        return variant_value<T *>::get(v);
    }
};
template <>
struct variant_value<QVariant> {
    static QVariant get(const QVariant &v) {
        return v.userType() == QMetaType::QVariant ? *static_cast<const QVariant *>(v.constData()) : v;
    }
};

#if !OM_QT6
// In Qt 5 containers become lists and maps of variants here, and not by convert().
bool gather_elements(const type_interface *from, const void *source, int to, void *target);
template <class T>
struct gathered_value {
    static T get(const QVariant &v) {
        T value;
        if (v.userType() == built_in_type<T>::number)
            return *static_cast<const T *>(v.constData());
        if (!v.isValid() || !gather_elements(v.__type(), v.constData(), built_in_type<T>::number, &value))
            convert_value(v.__type(), v.constData(), &type_object<T>::value, &value);
        return value;
    }
};
template <>
struct variant_value<QVariantList> : gathered_value<QVariantList> {};
template <>
struct variant_value<QVariantMap> : gathered_value<QVariantMap> {};
template <>
struct variant_value<QVariantHash> : gathered_value<QVariantHash> {};
template <class T>
struct can_be_in_variant : std::integral_constant<bool, bool(QMetaTypeId2<T>::Defined)> {};
template <>
struct can_be_in_variant<QSequentialIterable> : std::true_type {};
template <>
struct can_be_in_variant<QAssociativeIterable> : std::true_type {};
#endif

} // namespace __omqt

template <typename T>
inline T qvariant_cast(const QVariant &v) {
#if !OM_QT6
    static_assert(__omqt::can_be_in_variant<T>::value,
                  "Type is not registered, please use the Q_DECLARE_METATYPE macro");
#endif
    return __omqt::variant_value<T>::get(v);
}

// The elements of a container in a variant, from the first to the last.
class QSequentialIterable {
    QVariant __container;
    friend bool __omqt::convert_value(const __omqt::type_interface *, const void *, const __omqt::type_interface *,
                                      void *);

public:
    class const_iterator {
        QVariant __container;
        int __index;
        friend class QSequentialIterable;
        const_iterator(const QVariant &container, int index) : __container(container), __index(index) {}

    public:
        const QVariant operator*() const;
        bool operator==(const const_iterator &o) const { return __index == o.__index; }
        bool operator!=(const const_iterator &o) const { return __index != o.__index; }
        const_iterator &operator++() { return *this += 1; }
        const_iterator operator++(int) {
            const const_iterator before = *this;
            ++__index;
            return before;
        }
        const_iterator &operator--() { return *this -= 1; }
        const_iterator operator--(int) {
            const const_iterator before = *this;
            --__index;
            return before;
        }
        const_iterator &operator+=(int j) {
            __index += j;
            return *this;
        }
        const_iterator &operator-=(int j) { return *this += -j; }
        const_iterator operator+(int j) const { return const_iterator(__container, __index + j); }
        const_iterator operator-(int j) const { return const_iterator(__container, __index - j); }
        friend const_iterator operator+(int j, const_iterator k) { return k + j; }
#if OM_QT6
        friend qsizetype operator-(const const_iterator &a, const const_iterator &b) { return a.__index - b.__index; }
#endif
    };
    typedef const_iterator ConstIterator;

    QSequentialIterable() {}
    const_iterator begin() const { return const_iterator(__container, 0); }
    const_iterator end() const { return const_iterator(__container, int(size())); }
    const_iterator constBegin() const { return begin(); }
    const_iterator constEnd() const { return end(); }
  // QSequentialIterable, at(): the index is of an element.
    QVariant at(__omqt::size_type idx) const;
    __omqt::size_type size() const;
#if !OM_QT6
    bool canReverseIterate() const;
#endif
};

// The keys and values of a container in a variant.
class QAssociativeIterable {
    QVariant __container;
    friend bool __omqt::convert_value(const __omqt::type_interface *, const void *, const __omqt::type_interface *,
                                      void *);

public:
    class const_iterator {
        QVariant __container;
        int __index;
        friend class QAssociativeIterable;
        const_iterator(const QVariant &container, int index) : __container(container), __index(index) {}

    public:
        const QVariant key() const;
        const QVariant value() const;
        const QVariant operator*() const { return value(); }
        bool operator==(const const_iterator &o) const { return __index == o.__index; }
        bool operator!=(const const_iterator &o) const { return __index != o.__index; }
        const_iterator &operator++() { return *this += 1; }
        const_iterator operator++(int) {
            const const_iterator before = *this;
            ++__index;
            return before;
        }
        const_iterator &operator--() { return *this -= 1; }
        const_iterator operator--(int) {
            const const_iterator before = *this;
            --__index;
            return before;
        }
        const_iterator &operator+=(int j) {
            __index += j;
            return *this;
        }
        const_iterator &operator-=(int j) { return *this += -j; }
        const_iterator operator+(int j) const { return const_iterator(__container, __index + j); }
        const_iterator operator-(int j) const { return const_iterator(__container, __index - j); }
        friend const_iterator operator+(int j, const_iterator k) { return k + j; }
    };
    typedef const_iterator ConstIterator;

    QAssociativeIterable() {}
    const_iterator begin() const { return const_iterator(__container, 0); }
    const_iterator end() const { return const_iterator(__container, int(size())); }
    const_iterator constBegin() const { return begin(); }
    const_iterator constEnd() const { return end(); }
    const_iterator find(const QVariant &key) const;
    const_iterator constFind(const QVariant &key) const { return find(key); }
    QVariant value(const QVariant &key) const;
    __omqt::size_type size() const;
#if OM_QT6
    bool containsKey(const QVariant &key) const { return find(key) != end(); }
#endif
};
OM_END_MODEL

#endif
