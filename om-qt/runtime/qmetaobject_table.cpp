// moc's tables read: texts, types, where members are, and signatures (see __omqt/meta_table.h).
#include <QtCore/qmetaobject.h>
#include <__omqt/meta_table.h>
#include <string.h>

OM_BEGIN_MODEL

namespace __omqt {

// In Qt 5 a text lies at a distance from what describes it, in Qt 6 at one from the beginning.
table_string table_text(const QMetaObject *object, uint index) {
#if OM_QT6
    const uint *const place = object->d.stringdata + 2 * index;
    const table_string text = {reinterpret_cast<const char *>(object->d.stringdata) + place[0], int(place[1])};
#else
    const QByteArrayData *const place = object->d.stringdata + index;
    const table_string text = {reinterpret_cast<const char *>(place) + place->offset, place->size};
#endif
    return text;
}

table_string table_type(const QMetaObject *object, uint info) {
    if (info & 0x80000000u)
        return table_text(object, info & 0x7fffffffu);
    const char *const name = info == uint(QMetaType::Void) ? "void" : QMetaType::typeName(int(info));
    const table_string text = {name, name ? int(strlen(name)) : 0};
    return text;
}
int table_type_number(const QMetaObject *object, uint info) {
    if (!(info & 0x80000000u))
        return int(info);
    const table_string text = table_text(object, info & 0x7fffffffu);
    type_interface *const type = type_with_name(text.text, text.length);
    return type ? number_of_type(type, nullptr) : 0;
}

int total_before(const QMetaObject *object, int what) {
    int total = 0;
    for (const QMetaObject *base = object->d.superdata; base; base = base->d.superdata)
        total += table_count(base, what);
    return total;
}
const QMetaObject *class_of_member(const QMetaObject *object, int what, int index, int *local) {
    for (; object && index >= 0; object = object->d.superdata) {
        const int before = total_before(object, what);
        if (index >= before) {
            *local = index - before;
            return *local < table_count(object, what) ? object : nullptr;
        }
    }
    return nullptr;
}

// What moc's output says of the type of an argument that the table has a name of only.
int type_of_argument(const QMetaObject *object, int local, const uint *row, int argument) {
    const uint info = object->d.data[row[method_parameters] + uint(argument + 1)];
    const int known = table_type_number(object, info);
    if (known != 0 || argument < 0)
        return known;
    if (!object->d.static_metacall)
        return 0;
#if OM_QT6
    if (const type_interface *const type = object->d.metaTypes[row[5] + uint(argument + 1)])
        return number_of_type(const_cast<type_interface *>(type), nullptr);
    QMetaType type;
    void *arguments[] = {&type, &argument};
    object->d.static_metacall(nullptr, QMetaObject::RegisterMethodArgumentMetaType, local, arguments);
    return type.id();
#else
    int type = -1;
    void *arguments[] = {&type, &argument};
    object->d.static_metacall(nullptr, QMetaObject::RegisterMethodArgumentMetaType, local, arguments);
    return type < 0 ? 0 : type;
#endif
}
int *argument_types(const QMetaObject *object, int method) {
    int local = 0;
    const QMetaObject *const type = class_of_member(object, table_methods, method, &local);
    if (!type)
        return nullptr;
    const uint *const row = method_at(type, local);
    const int count = int(row[method_arguments]);
    int *const types = __om::model_new_array<int>(std::size_t(count) + 1);
    for (int i = 0; i < count; ++i) {
        types[i] = type_of_argument(type, local, row, i);
        if (types[i] == 0) {
            __om::model_delete_array(types);
            return nullptr;
        }
    }
    types[count] = 0;
    return types;
}

// moc's output compares the member with its own signals.
int index_of_member(const QMetaObject *object, void **member) {
    for (; object; object = object->d.superdata) {
        int index = -1;
        void *arguments[] = {&index, member};
        if (object->d.static_metacall)
            object->d.static_metacall(nullptr, QMetaObject::IndexOfMethod, 0, arguments);
        if (index >= 0)
            return index + total_before(object, table_methods);
    }
    return -1;
}

// Up to the comma or bracket behind a type.
static int length_of_type(const char *text) {
    int depth = 0;
    int length = 0;
    for (; text[length]; ++length) {
        const char c = text[length];
        if (depth == 0 && (c == ',' || c == ')'))
            break;
        depth += c == '<' || c == '(' ? 1 : c == '>' || c == ')' ? -1 : 0;
    }
    return length;
}
// Types have other names, too: qint64 is qlonglong.
static bool has_number(const char *text, int length, int number) {
    type_interface *const type = number != 0 ? type_with_name(text, length) : nullptr;
    return type && number_of_type(type, nullptr) == number;
}

bool has_signature(const QMetaObject *object, const uint *row, const char *signature) {
    const table_string name = table_text(object, row[method_name]);
    if (strncmp(signature, name.text, std::size_t(name.length)) != 0 || signature[name.length] != '(')
        return false;
    const char *at = signature + name.length + 1;
    const int count = int(row[method_arguments]);
    for (int i = 0; i < count; ++i) {
        if (i > 0 && *at++ != ',')
            return false;
        const uint info = object->d.data[row[method_parameters] + uint(i) + 1];
        const table_string type = table_type(object, info);
        const int length = length_of_type(at);
        const bool same = length == type.length && strncmp(at, type.text, std::size_t(length)) == 0;
        if (!same && !has_number(at, length, table_type_number(object, info)))
            return false;
        at += length;
    }
    return at[0] == ')' && at[1] == 0;
}

int find_method(const QMetaObject *object, const char *signature, int kind, bool original) {
    for (; object; object = object->d.superdata) {
        const int count = table_count(object, table_methods);
        for (int i = count - 1; i >= 0; --i) {
            const uint flags = method_at(object, i)[method_flags];
            if ((kind != any_method && int(flags & method_kind) != kind) ||
                !has_signature(object, method_at(object, i), signature))
                continue;
            int local = i;
            while (original && (method_at(object, local)[method_flags] & method_cloned))
                --local;
            return local + total_before(object, table_methods);
        }
    }
    return -1;
}

} // namespace __omqt

OM_END_MODEL
