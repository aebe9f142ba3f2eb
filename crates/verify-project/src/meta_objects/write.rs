//! Writes what defines the meta-objects of classes.
//!
//! Every unit that sees a class defines its meta-object, so all of it may be defined more than once: functions are
//! inline, the object is weak.

use super::class::{Class, Function, Kind, Role};
use super::{Linkage, invocation, table};
use std::fmt::Write as _;

/// Where the text comes from, for the compiler: no place of the user's.
const MARKER: &str = "# 1 \"<meta-objects>\" 3\n";

pub fn definitions(classes: &[Class], major: u32, linkage: Linkage) -> String {
    if classes.is_empty() {
        return String::new();
    }
    let mut text = format!(
        "\n{MARKER}#pragma clang diagnostic push\n#pragma clang diagnostic ignored \"-Weverything\"\n"
    );
    for (number, class) in classes.iter().enumerate() {
        text.push_str(&definition(class, number, classes, major));
    }
    text.push_str("#pragma clang diagnostic pop\n");
    match linkage {
        Linkage::Shared => text,
        #[cfg(test)]
        Linkage::Single => text
            .replace("\ninline ", "\n")
            .replace("__attribute__((weak)) ", "")
            .replace(MARKER, ""),
    }
}

fn definition(class: &Class, number: usize, all: &[Class], major: u32) -> String {
    let name = &class.name;
    let full = class.full_name();
    let mut text = String::new();
    for namespace in &class.namespaces {
        let _ = write!(text, "namespace {namespace} {{ ");
    }
    text.push('\n');
    if class.is_template {
        let _ = writeln!(
            text,
            "static_assert(false, \"{full}: a class template cannot have Q_OBJECT\");"
        );
    } else {
        let id = format!("{number}_{}", full.replace("::", "_"));
        let tables = table::Writer::new(class, major).tables(&id);
        text.push_str(&tables.texts);
        text.push_str(&tables.numbers);
        text.push_str(&meta_object(class, &id, all, major));
        if class.kind != Kind::Namespace {
            text.push_str(&invocation::static_metacall(class, major));
        }
        if class.kind == Kind::Object {
            text.push_str(&members(class, &full, major));
        }
        let signals: Vec<&Function> = class.with_role(Role::Signal).collect();
        for (at, signal) in signals
            .iter()
            .enumerate()
            .filter(|(_, signal)| signal.omitted == 0)
        {
            text.push_str(&emission(name, at, signal));
        }
    }
    for _ in &class.namespaces {
        text.push('}');
    }
    text.push('\n');
    text
}

/// The class whose meta-object comes before this one's.
fn base<'c>(class: &'c Class, all: &[Class]) -> &'c str {
    let first = class.bases.first().map_or("", String::as_str);
    match class.kind {
        Kind::Object => first,
        Kind::Gadget
            if all
                .iter()
                .any(|other| other.kind == Kind::Gadget && other.own_name == first) =>
        {
            first
        }
        _ => "",
    }
}

fn meta_object(class: &Class, id: &str, all: &[Class], major: u32) -> String {
    let scope = if class.kind == Kind::Namespace {
        String::new()
    } else {
        format!("{}::", class.name)
    };
    let base = base(class, all);
    let before = if base.is_empty() {
        "nullptr".to_owned()
    } else {
        format!("QMetaObject::SuperData::link<{base}::staticMetaObject>()")
    };
    let call = if class.kind == Kind::Namespace {
        "nullptr"
    } else {
        "qt_static_metacall"
    };
    let types = if major >= 6 {
        format!("{},", type_table(class, id))
    } else {
        String::new()
    };
    format!(
        "__attribute__((weak)) const QMetaObject {scope}staticMetaObject = {{ {{ {before}, qt_meta_stringdata_{id}.places, \
         qt_meta_data_{id}, {call}, nullptr, {types} nullptr }} }};\n"
    )
}

/// The types of properties, of the class, of methods and of constructors' arguments, in Qt 6.
fn type_table(class: &Class, id: &str) -> String {
    let entry = |written: &str, is_complete: bool| {
        format!("QtPrivate::TypeAndForceComplete<{written}, std::{is_complete}_type>")
    };
    let mut entries: Vec<String> = class
        .properties
        .iter()
        .map(|p| entry(&p.written_type, true))
        .collect();
    let own = if class.kind == Kind::Namespace {
        "void"
    } else {
        class.name.as_str()
    };
    entries.push(entry(own, true));
    for function in class.methods() {
        entries.push(entry(&function.result, false));
        entries.extend(function.arguments.iter().map(|a| entry(&a.written, false)));
    }
    for function in class.with_role(Role::Constructor) {
        entries.extend(function.arguments.iter().map(|a| entry(&a.written, false)));
    }
    format!(
        "qt_incomplete_metaTypeArray<qt_meta_stringdata_{id}_t, {}>",
        entries.join(", ")
    )
}

fn members(class: &Class, full: &str, major: u32) -> String {
    let name = &class.name;
    let base = class.bases.first().map_or("", String::as_str);
    let mut others = String::new();
    for interface in class.bases.iter().skip(1) {
        let _ = writeln!(
            others,
            "if (!__builtin_strcmp(_clname, \"{interface}\")) return static_cast<{interface} *>(this);"
        );
    }
    for interface in &class.interfaces {
        let _ = writeln!(
            others,
            "if (!__builtin_strcmp(_clname, qobject_interface_iid<{interface} *>())) return static_cast<{interface} *>(this);"
        );
    }
    let inherited = if base.is_empty() {
        "nullptr".to_owned()
    } else {
        format!("{base}::qt_metacast(_clname)")
    };
    format!(
        "inline const QMetaObject *{name}::metaObject() const {{ return QObject::d_ptr->metaObject ? \
         QObject::d_ptr->dynamicMetaObject() : &staticMetaObject; }}\n\
         inline void *{name}::qt_metacast(const char *_clname) {{ if (!_clname) return nullptr;\n\
         if (!__builtin_strcmp(_clname, \"{full}\")) return static_cast<void *>(this);\n{others}return {inherited}; }}\n{}",
        invocation::metacall(class, base, major)
    )
}

/// The body of a signal.
fn emission(class: &str, at: usize, signal: &Function) -> String {
    let mut parameters: Vec<String> = signal
        .arguments
        .iter()
        .enumerate()
        .map(|(at, a)| format!("{} _t{}", a.written, at + 1))
        .collect();
    if signal.is_private_signal {
        parameters.push("QPrivateSignal".to_owned());
    }
    let has_result = !signal.result.is_empty() && signal.result != "void";
    let (result, place, end) = if has_result {
        (
            format!("std::decay<{}>::type _t0{{}}; ", signal.result),
            "std::addressof(_t0)",
            " return _t0;",
        )
    } else {
        (String::new(), "nullptr", "")
    };
    let mut pointers = vec![place.to_owned()];
    let address = |at: usize| {
        format!(
            "const_cast<void *>(reinterpret_cast<const volatile void *>(std::addressof(_t{at})))"
        )
    };
    pointers.extend((1..=signal.arguments.len()).map(address));
    let (constness, this) = if signal.is_const {
        (" const", format!("const_cast<{class} *>(this)"))
    } else {
        ("", "this".to_owned())
    };
    let array = pointers.join(", ");
    format!(
        "inline {} {class}::{}({}){constness} {{ {result}void *_a[] = {{ {array} }}; \
         QMetaObject::activate({this}, &staticMetaObject, {at}, _a);{end} }}\n",
        signal.result,
        signal.name,
        parameters.join(", ")
    )
}
