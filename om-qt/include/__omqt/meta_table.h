// The tables of moc's output, read: numbers that lead to rows of numbers and to texts. The columns of rows are the same in
// both versions of Qt, up to where Qt 6 has more of them.
#ifndef OM_QT_META_TABLE_H
#define OM_QT_META_TABLE_H

#include <QtCore/qbytearray.h>
#include <QtCore/qmetatype.h>
#include <QtCore/qobjectdefs.h>

OM_BEGIN_MODEL

namespace __omqt {

// What the head of a table has at which place.
enum {
    table_class_name = 1,
    table_class_infos = 2,
    table_methods = 4,
    table_properties = 6,
    table_enumerators = 8,
    table_constructors = 10,
    table_signals = 13
};
// How many numbers are in a row.
enum { class_info_row = 2, method_row = OM_QT6 ? 6 : 5, property_row = OM_QT6 ? 5 : 3, enumerator_row = 5 };
// The columns of methods, properties and enumerations.
enum { method_name, method_arguments, method_parameters, method_tag, method_flags };
enum { property_name, property_type, property_flags, property_notify };
enum { enumerator_name, enumerator_alias, enumerator_flags, enumerator_keys, enumerator_data };
// Flags of methods.
enum {
    method_access = 0x3,
    method_kind = 0xc,
    method_compatibility = 0x10,
    method_cloned = 0x20,
    method_scriptable = 0x40,
    method_revisioned = 0x80,
    method_const = 0x100
};
enum { plain_method = 0x0, signal_method = 0x4, slot_method = 0x8, constructor_method = 0xc, any_method = -1 };

inline int table_count(const QMetaObject *object, int what) { return int(object->d.data[what]); }
inline const uint *table_row(const QMetaObject *object, int what, int width, int index) {
    return object->d.data + object->d.data[what + 1] + uint(width) * uint(index);
}
inline const uint *method_at(const QMetaObject *object, int local) {
    return table_row(object, table_methods, method_row, local);
}

struct table_string {
    const char *text;
    int length;
};
table_string table_text(const QMetaObject *object, uint index);
// The name of a type in a table, which is a number or a text.
table_string table_type(const QMetaObject *object, uint info);
// Its number; 0 if it has none.
int table_type_number(const QMetaObject *object, uint info);
int total_before(const QMetaObject *object, int what);
// The class in which a member with this number is, and its number there.
const QMetaObject *class_of_member(const QMetaObject *object, int what, int index, int *local);
// The type of an argument (0 on) of a method, or what it gives back (-1).
int type_of_argument(const QMetaObject *object, int local, const uint *row, int argument);

int index_of_member(const QMetaObject *object, void **member);
bool check_types(const char *signal, const char *method);
QByteArray normalized(const char *text, bool is_signature);
// The method with this signature, in this class or one that it inherits; -1 if there is none. A copy that a default
// argument makes counts as what it is a copy of where that is asked for.
int find_method(const QMetaObject *object, const char *signature, int kind, bool original);
bool has_signature(const QMetaObject *object, const uint *row, const char *signature);
// The numbers of the types of a method's arguments, ended by 0, in the model's memory; null if one of them is unknown.
int *argument_types(const QMetaObject *object, int method);

} // namespace __omqt

OM_END_MODEL

#endif
