// Conversions between types of the core module: for the runtime of QVariant and QMetaType alone.
#ifndef OM_QT_CONVERSIONS_H
#define OM_QT_CONVERSIONS_H

#include <QtCore/qmetatype.h>
#include <QtCore/qvariant.h>

OM_BEGIN_MODEL

namespace __omqt {

template <class T>
inline const T &as(const void *value) {
    return *static_cast<const T *>(value);
}
template <class T>
inline T &target_as(void *value) {
    return *static_cast<T *>(value);
}

// A number of any type: an integer of 64 bits and whether it has a sign, or a floating-point number.
struct any_number {
    enum number_kind { not_a_number, is_signed, is_unsigned, is_real };
    number_kind kind;
    qulonglong integer;
    double real;

    qlonglong rounded() const;
};
any_number number_of(int type, const void *value);
// The value of an enumeration with a size.
any_number number_of_enumeration(const type_interface *type, const void *value);
bool store_number(int type, const any_number &number, void *target);
// Among the built-in types, by the documentation's table.
bool may_convert_built_in(int from, int to);
bool convert_built_in(int from, const void *source, int to, void *target);
// An element of a container as a variant.
QVariant element_at(const element_access *access, const void *container, int index);
QVariant key_at(const element_access *access, const void *container, int index);
bool has_null(int type, const void *value);

} // namespace __omqt

OM_END_MODEL

#endif
