// QVariant: numbers and texts as each other (class page QVariant, canConvert(): the table).
#include <QtCore/qnumeric.h>
#include <QtCore/quuid.h>
#include <__omqt/conversions.h>
#include <__omqt/number.h>
#include <string.h>

OM_BEGIN_MODEL

namespace __omqt {

static any_number signed_number(qlonglong value) {
    const any_number number = {any_number::is_signed, qulonglong(value), 0};
    return number;
}
static any_number unsigned_number(qulonglong value) {
    const any_number number = {any_number::is_unsigned, value, 0};
    return number;
}
static any_number real_number(double value) {
    const any_number number = {any_number::is_real, 0, value};
    return number;
}

any_number number_of(int type, const void *value) {
    switch (type) {
    case QMetaType::Bool:
        return unsigned_number(as<bool>(value));
    case QMetaType::Int:
        return signed_number(as<int>(value));
    case QMetaType::UInt:
        return unsigned_number(as<uint>(value));
    case QMetaType::LongLong:
        return signed_number(as<qlonglong>(value));
    case QMetaType::ULongLong:
        return unsigned_number(as<qulonglong>(value));
    case QMetaType::Long:
        return signed_number(as<long>(value));
    case QMetaType::ULong:
        return unsigned_number(as<ulong>(value));
    case QMetaType::Short:
        return signed_number(as<short>(value));
    case QMetaType::UShort:
        return unsigned_number(as<ushort>(value));
    case QMetaType::Char:
        return signed_number(as<char>(value));
    case QMetaType::SChar:
        return signed_number(as<signed char>(value));
    case QMetaType::UChar:
        return unsigned_number(as<uchar>(value));
    case QMetaType::Double:
        return real_number(as<double>(value));
    case QMetaType::Float:
        return real_number(double(as<float>(value)));
    default:
        const any_number none = {any_number::not_a_number, 0, 0};
        return none;
    }
}
any_number number_of_enumeration(const type_interface *type, const void *value) {
    const bool is_unsigned = OM_QT6 && (type->__flags & 0x100) != 0;
    switch (type->__size) {
    case 1:
        return is_unsigned ? unsigned_number(as<uchar>(value)) : signed_number(as<signed char>(value));
    case 2:
        return is_unsigned ? unsigned_number(as<ushort>(value)) : signed_number(as<short>(value));
    case 4:
        return is_unsigned ? unsigned_number(as<uint>(value)) : signed_number(as<int>(value));
    default:
        return is_unsigned ? unsigned_number(as<qulonglong>(value)) : signed_number(as<qlonglong>(value));
    }
}

qlonglong any_number::rounded() const { return kind == is_real ? qRound64(real) : qlonglong(integer); }

// Integers lose what does not fit; real numbers are rounded.
bool store_number(int type, const any_number &number, void *target) {
    if (number.kind == any_number::not_a_number)
        return false;
    const double real = number.kind == any_number::is_real     ? number.real
                        : number.kind == any_number::is_signed ? double(qlonglong(number.integer))
                                                               : double(number.integer);
    if (type == QMetaType::Double) {
        target_as<double>(target) = real;
        return true;
    }
    if (type == QMetaType::Float) {
        target_as<float>(target) = float(real);
        return true;
    }
    const qlonglong value = number.rounded();
    switch (type) {
    case QMetaType::Bool:
        target_as<bool>(target) = value != 0;
        return true;
    case QMetaType::Int:
        target_as<int>(target) = int(value);
        return true;
    case QMetaType::UInt:
        target_as<uint>(target) = uint(value);
        return true;
    case QMetaType::LongLong:
        target_as<qlonglong>(target) = value;
        return true;
    case QMetaType::ULongLong:
        target_as<qulonglong>(target) = qulonglong(value);
        return true;
    case QMetaType::Long:
        target_as<long>(target) = long(value);
        return true;
    case QMetaType::ULong:
        target_as<ulong>(target) = ulong(value);
        return true;
    case QMetaType::Short:
        target_as<short>(target) = short(value);
        return true;
    case QMetaType::UShort:
        target_as<ushort>(target) = ushort(value);
        return true;
    case QMetaType::Char:
        target_as<char>(target) = char(value);
        return true;
    case QMetaType::SChar:
        target_as<signed char>(target) = static_cast<signed char>(value);
        return true;
    case QMetaType::UChar:
        target_as<uchar>(target) = uchar(value);
        return true;
    default:
        return false;
    }
}

static bool is_number_type(int type) {
    return (type >= QMetaType::Bool && type <= QMetaType::Double) ||
           (type >= QMetaType::Long && type <= QMetaType::Float) || type == QMetaType::SChar;
}
static bool is_real_type(int type) { return type == QMetaType::Double || type == QMetaType::Float; }
static bool is_character_type(int type) {
    return type == QMetaType::Char || type == QMetaType::SChar || type == QMetaType::UChar;
}

// "If the variant has type QString or QByteArray, and its lower-case content is not one of the following: empty, "0"
// or "false"."
template <class Text>
static bool is_true(const Text &text) {
    const Text lower = text.toLower();
    return !(lower.isEmpty() || lower == "0" || lower == "false");
}
template <class Text>
static bool read_number(const Text &text, int to, void *target) {
    if (to == QMetaType::Bool) {
        target_as<bool>(target) = is_true(text);
        return true;
    }
    bool ok = false;
    any_number number = {any_number::not_a_number, 0, 0};
    switch (to) {
    case QMetaType::Double:
        number = real_number(text.toDouble(&ok));
        break;
    case QMetaType::Float: {
        const double real = text.toDouble(&ok);
        target_as<float>(target) = float(real);
    // Qt 5 reads a float, which is not ok where it is too great for one.
        return ok && (OM_QT6 || qIsInf(real) || !qIsInf(float(real)));
    }
    case QMetaType::UInt:
    case QMetaType::ULongLong:
    case QMetaType::ULong:
    case QMetaType::UShort:
    case QMetaType::UChar:
        number = unsigned_number(text.toULongLong(&ok));
        break;
    default:
        number = signed_number(text.toLongLong(&ok));
    }
    return ok && store_number(to, number, target);
}

static QString text_of(int from, const any_number &number, const void *source) {
    if (from == QMetaType::Bool)
        return QString::fromLatin1(number.integer ? "true" : "false");
    if (is_character_type(from))
        return QString(QChar::fromLatin1(as<char>(source)));
    if (number.kind == any_number::is_real)
        return QString::number(number.real, 'g', shortest_precision);
    return number.kind == any_number::is_signed ? QString::number(qlonglong(number.integer))
                                                : QString::number(number.integer);
}
static QByteArray bytes_of(int from, const any_number &number, const void *source) {
  // Qt 6.4 makes as many bytes as the number says.
    if (is_character_type(from)) {
        const int count = OM_QT6 ? int(number.rounded()) : 1;
        return QByteArray(count, OM_QT6 ? '\1' : as<char>(source));
    }
    return text_of(from, number, source).toLatin1();
}

// From a number.
static bool convert_number(int from, const void *source, int to, void *target) {
    const any_number number = number_of(from, source);
    if (is_number_type(to))
        return store_number(to, number, target);
    switch (to) {
    case QMetaType::QString:
        target_as<QString>(target) = text_of(from, number, source);
        return true;
    case QMetaType::QByteArray:
        target_as<QByteArray>(target) = bytes_of(from, number, source);
        return true;
    case QMetaType::QChar:
        if (from == QMetaType::Bool || from == QMetaType::Double || (!OM_QT6 && from == QMetaType::Float))
            return false;
        target_as<QChar>(target) = QChar(ushort(number.rounded()));
        return true;
    default:
        return false;
    }
}
// From a character.
static bool convert_character(QChar source, int to, void *target) {
    if (to == QMetaType::QString) {
        target_as<QString>(target) = QString(source);
        return true;
    }
    return is_number_type(to) && !is_real_type(to) && store_number(to, unsigned_number(source.unicode()), target);
}
static bool convert_text(const QString &text, int to, void *target) {
    if (is_number_type(to))
        return read_number(text, to, target);
    switch (to) {
    case QMetaType::QByteArray:
        target_as<QByteArray>(target) = text.toUtf8();
        return true;
    case QMetaType::QStringList:
        target_as<QStringList>(target) = QStringList(text);
        return true;
    case QMetaType::QDate:
        target_as<QDate>(target) = QDate::fromString(text, Qt::ISODate);
        return target_as<QDate>(target).isValid();
    case QMetaType::QTime:
        target_as<QTime>(target) = QTime::fromString(text, Qt::ISODate);
        return target_as<QTime>(target).isValid();
    case QMetaType::QDateTime:
        target_as<QDateTime>(target) = QDateTime::fromString(text, Qt::ISODate);
        return target_as<QDateTime>(target).isValid();
    case QMetaType::QUuid:
        target_as<QUuid>(target) = QUuid(text);
        return true;
    default:
        return false;
    }
}
static bool convert_bytes(const QByteArray &bytes, int to, void *target) {
    if (is_number_type(to))
        return read_number(bytes, to, target);
    switch (to) {
    case QMetaType::QString:
    // Up to the first NUL in Qt 5.
        target_as<QString>(target) = OM_QT6 ? QString::fromUtf8(bytes) : QString::fromUtf8(bytes.constData());
        return true;
    case QMetaType::QUuid:
        target_as<QUuid>(target) = QUuid(bytes);
        return true;
    default:
        return false;
    }
}

bool convert_other(int from, const void *source, int to, void *target);

bool convert_built_in(int from, const void *source, int to, void *target) {
    if (is_number_type(from))
        return convert_number(from, source, to, target);
    switch (from) {
    case QMetaType::QChar:
        return convert_character(as<QChar>(source), to, target);
    case QMetaType::QString:
        return convert_text(as<QString>(source), to, target);
    case QMetaType::QByteArray:
        return convert_bytes(as<QByteArray>(source), to, target);
    default:
        return convert_other(from, source, to, target);
    }
}

} // namespace __omqt

OM_END_MODEL
