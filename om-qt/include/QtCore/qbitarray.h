// QBitArray and QBitRef (QBitArray class page).
#ifndef OM_QT_QBITARRAY_H
#define OM_QT_QBITARRAY_H

#include <QtCore/qbytearray.h>
#if OM_QT6
#include <QtCore/qsysinfo.h>
#endif

OM_BEGIN_MODEL

class QBitRef;
class QDataStream;

class QBitArray {
public:
#if OM_QT6
    typedef qsizetype size_type;
#else
    typedef int size_type;
#endif

private:
    // The first byte counts the bits of the array that are no bits of the program's: its own eight, and those behind
    // the last. Without bits there are no bytes.
    QByteArray __bytes;

    static size_type __bytes_for(size_type bits) { return 1 + (bits + 7) / 8; }
    bool __get(size_type i) const { return (__bytes.constData()[1 + i / 8] >> i % 8 & 1) != 0; }
    void __set_size(size_type bits);
    QBitArray &__combine(const QBitArray &other, int operation);
    friend __omqt::hash_type qHash(const QBitArray &key, __omqt::hash_type seed) noexcept;

public:
    QBitArray() noexcept {}
    explicit QBitArray(size_type size, bool value = false);
    QBitArray(const QBitArray &) = default;
    QBitArray(QBitArray &&other) noexcept : __bytes(static_cast<QByteArray &&>(other.__bytes)) {}
    QBitArray &operator=(const QBitArray &) = default;
    QBitArray &operator=(QBitArray &&other) noexcept {
        swap(other);
        return *this;
    }
    void swap(QBitArray &other) noexcept { __bytes.swap(other.__bytes); }

    size_type size() const {
        return __bytes.isEmpty() ? 0 : __bytes.size() * 8 - static_cast<unsigned char>(__bytes.constData()[0]);
    }
    size_type count() const { return size(); }
    size_type count(bool on) const;
    bool isEmpty() const { return __bytes.isEmpty(); }
    bool isNull() const { return __bytes.isNull(); }
    void resize(size_type size);
    void detach() { __bytes.detach(); }
    bool isDetached() const { return __bytes.isDetached(); }
    void clear() { __bytes.clear(); }
    void truncate(size_type pos);
    bool fill(bool value, size_type size = -1);
    void fill(bool value, size_type begin, size_type end);

    // QBitArray, testBit() and the like: "i must be a valid index position in the bit array (i.e., 0 <= i < size())"
    bool testBit(size_type i) const {
        OM_QT_REQUIRES("container-bounds", i >= 0 && i < size(), "QBitArray::testBit(): index out of range");
        return __get(i);
    }
    void setBit(size_type i) {
        OM_QT_REQUIRES("container-bounds", i >= 0 && i < size(), "QBitArray::setBit(): index out of range");
        char *const byte = __bytes.data() + 1 + i / 8;
        *byte = char(*byte | 1 << i % 8);
    }
    void setBit(size_type i, bool value) {
        if (value)
            setBit(i);
        else
            clearBit(i);
    }
    void clearBit(size_type i) {
        OM_QT_REQUIRES("container-bounds", i >= 0 && i < size(), "QBitArray::clearBit(): index out of range");
        char *const byte = __bytes.data() + 1 + i / 8;
        *byte = char(*byte & ~(1 << i % 8));
    }
    bool toggleBit(size_type i) {
        OM_QT_REQUIRES("container-bounds", i >= 0 && i < size(), "QBitArray::toggleBit(): index out of range");
        const bool before = __get(i);
        setBit(i, !before);
        return before;
    }
    bool at(size_type i) const { return testBit(i); }
    bool operator[](size_type i) const { return testBit(i); }
    inline QBitRef operator[](size_type i);
#if !OM_QT6
    bool operator[](uint i) const { return testBit(int(i)); }
    inline QBitRef operator[](uint i);
#endif

    QBitArray operator~() const;
    QBitArray &operator&=(const QBitArray &other) { return __combine(other, 0); }
    QBitArray &operator|=(const QBitArray &other) { return __combine(other, 1); }
    QBitArray &operator^=(const QBitArray &other) { return __combine(other, 2); }
    bool operator==(const QBitArray &other) const;
    bool operator!=(const QBitArray &other) const { return !(*this == other); }

    const char *bits() const { return isEmpty() ? nullptr : __bytes.constData() + 1; }
    static QBitArray fromBits(const char *data, qsizetype size);
#if OM_QT6
    quint32 toUInt32(QSysInfo::Endian endianness, bool *ok = nullptr) const noexcept;
#endif
};
Q_DECLARE_SHARED(QBitArray)

class QBitRef {
    QBitArray &__array;
    QBitArray::size_type __index;

    friend class QBitArray;
    QBitRef(QBitArray &array, QBitArray::size_type index) : __array(array), __index(index) {}

public:
    QBitRef(const QBitRef &) = default;
    operator bool() const { return __array.testBit(__index); }
    bool operator!() const { return !__array.testBit(__index); }
    QBitRef &operator=(const QBitRef &other) {
        __array.setBit(__index, bool(other));
        return *this;
    }
    QBitRef &operator=(bool value) {
        __array.setBit(__index, value);
        return *this;
    }
};
inline QBitRef QBitArray::operator[](size_type i) {
    OM_QT_REQUIRES("container-bounds", i >= 0, "QBitArray::operator[](): index out of range");
    return QBitRef(*this, i);
}
#if !OM_QT6
inline QBitRef QBitArray::operator[](uint i) { return QBitRef(*this, int(i)); }
#endif

inline QBitArray operator&(const QBitArray &a, const QBitArray &b) { return QBitArray(a) &= b; }
inline QBitArray operator|(const QBitArray &a, const QBitArray &b) { return QBitArray(a) |= b; }
inline QBitArray operator^(const QBitArray &a, const QBitArray &b) { return QBitArray(a) ^= b; }
__omqt::hash_type qHash(const QBitArray &key, __omqt::hash_type seed = 0) noexcept;

OM_END_MODEL

#endif
