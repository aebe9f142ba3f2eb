//! `qt_static_metacall()` and `qt_metacall()`: members by their numbers.

use super::class::{Class, Function, Kind, Role};
use super::types;
use std::fmt::Write as _;

/// An argument in the array of pointers.
fn passed(written: &str, at: usize) -> String {
    format!("*reinterpret_cast<std::remove_reference<{written}>::type *>(_a[{at}])")
}

fn call(function: &Function) -> String {
    let mut arguments: Vec<String> = function
        .arguments
        .iter()
        .enumerate()
        .map(|(at, a)| passed(&a.written, at + 1))
        .collect();
    if function.is_private_signal {
        arguments.push("QPrivateSignal()".to_owned());
    }
    arguments.join(", ")
}

fn has_result(function: &Function) -> bool {
    !function.result.is_empty() && function.result != "void"
}

pub fn static_metacall(class: &Class, major: u32) -> String {
    let name = &class.name;
    let cast = if class.kind == Kind::Object {
        "static_cast"
    } else {
        "reinterpret_cast"
    };
    let this = format!("{name} *const _t = {cast}<{name} *>(_o); (void)_t;");
    let mut text = format!(
        "inline void {name}::qt_static_metacall(QObject *_o, QMetaObject::Call _c, int _id, void **_a) {{\n\
         (void)_o; (void)_c; (void)_id; (void)_a;\n"
    );
    let constructors: Vec<&Function> = class.with_role(Role::Constructor).collect();
    if !constructors.is_empty() {
        text.push_str("if (_c == QMetaObject::CreateInstance) { switch (_id) {\n");
        for (at, one) in constructors.iter().enumerate() {
            let _ = writeln!(
                text,
                "case {at}: {{ {name} *_r = new {name}({}); if (_a[0]) *reinterpret_cast<QObject **>(_a[0]) = _r; break; }}",
                call(one)
            );
        }
        text.push_str("default: break; } return; }\n");
    }
    let methods = class.methods();
    if !methods.is_empty() {
        let _ = writeln!(
            text,
            "if (_c == QMetaObject::InvokeMetaMethod) {{ {this} switch (_id) {{"
        );
        for (at, one) in methods.iter().enumerate() {
            text.push_str(&invocation(at, one));
        }
        text.push_str("default: break; } return; }\n");
        text.push_str(&argument_types(&methods, major));
        text.push_str(&signal_numbers(class));
    }
    text.push_str(&properties(class, &this));
    text.push_str(&property_types(class, major));
    text.push_str("}\n");
    text
}

/// The numbers of the types of properties that the table names by texts, in Qt 5.
fn property_types(class: &Class, major: u32) -> String {
    let named: Vec<String> = class
        .properties
        .iter()
        .enumerate()
        .filter(|(_, one)| {
            types::built_in(&types::normal(&one.written_type, major), major).is_none()
        })
        .map(|(at, one)| {
            format!(
                "case {at}: _r = __omqt::number_if_declared<std::decay<{}>::type>(); break;\n",
                one.written_type
            )
        })
        .collect();
    if major >= 6 || named.is_empty() {
        return String::new();
    }
    format!(
        "if (_c == QMetaObject::RegisterPropertyMetaType) {{ int &_r = *reinterpret_cast<int *>(_a[0]); _r = -1; \
         switch (_id) {{\n{}default: break; }} return; }}\n",
        named.concat()
    )
}

fn invocation(at: usize, one: &Function) -> String {
    let call = format!("_t->{}({})", one.name, call(one));
    if has_result(one) {
        let target = format!(
            "*reinterpret_cast<std::decay<{}>::type *>(_a[0])",
            one.result
        );
        format!("case {at}: if (_a[0]) {target} = {call}; else {call}; break;\n")
    } else {
        format!("case {at}: {call}; break;\n")
    }
}

/// The numbers of types that the table names by texts, in Qt 5; in Qt 6 they are in the table of types.
fn argument_types(methods: &[&Function], major: u32) -> String {
    if major >= 6 {
        return "if (_c == QMetaObject::RegisterMethodArgumentMetaType) { \
                *reinterpret_cast<QMetaType *>(_a[0]) = QMetaType(); return; }\n"
            .to_owned();
    }
    let mut text = "if (_c == QMetaObject::RegisterMethodArgumentMetaType) { int &_r = *reinterpret_cast<int *>(_a[0]); \
                    _r = -1; const int _n = *reinterpret_cast<int *>(_a[1]); (void)_n; switch (_id) {\n"
        .to_owned();
    for (at, one) in methods.iter().enumerate() {
        let named = one.arguments.iter().enumerate().filter(|(_, argument)| {
            types::built_in(&types::normal(&argument.written, major), major).is_none()
        });
        let mut cases = String::new();
        for (number, argument) in named {
            let _ = write!(
                cases,
                "if (_n == {number}) _r = __omqt::number_if_declared<std::decay<{}>::type>(); ",
                argument.written
            );
        }
        if !cases.is_empty() {
            let _ = writeln!(text, "case {at}: {cases}break;");
        }
    }
    text.push_str("default: break; } return; }\n");
    text
}

fn signal_numbers(class: &Class) -> String {
    let mut text = "if (_c == QMetaObject::IndexOfMethod) { int &_r = *reinterpret_cast<int *>(_a[0]); (void)_r;\n".to_owned();
    for (at, one) in class
        .with_role(Role::Signal)
        .enumerate()
        .filter(|(_, one)| one.omitted == 0)
    {
        let mut arguments: Vec<&str> = one.arguments.iter().map(|a| a.written.as_str()).collect();
        if one.is_private_signal {
            arguments.push("QPrivateSignal");
        }
        let constness = if one.is_const { " const" } else { "" };
        let _ = writeln!(
            text,
            "{{ typedef {} ({}::*_s)({}){constness}; if (*reinterpret_cast<_s *>(_a[1]) == static_cast<_s>(&{}::{})) {{ _r = {at}; return; }} }}",
            one.result,
            class.name,
            arguments.join(", "),
            class.name,
            one.name
        );
    }
    text.push_str("return; }\n");
    text
}

fn properties(class: &Class, this: &str) -> String {
    if class.properties.is_empty() {
        return String::new();
    }
    let mut read = String::new();
    let mut write = String::new();
    let mut reset = String::new();
    for (at, one) in class.properties.iter().enumerate() {
        let value = format!("*reinterpret_cast<{} *>(_a[0])", one.written_type);
        if !one.read.is_empty() {
            let _ = writeln!(read, "case {at}: {value} = _t->{}(); break;", one.read);
        } else if !one.member.is_empty() {
            let _ = writeln!(read, "case {at}: {value} = _t->{}; break;", one.member);
        }
        if !one.write.is_empty() {
            let _ = writeln!(write, "case {at}: _t->{}({value}); break;", one.write);
        } else if !one.member.is_empty() && !one.is_constant {
            let signal = class
                .with_role(Role::Signal)
                .find(|signal| signal.name == one.notify);
            let emission = signal.map_or_else(String::new, |signal| {
                let argument = if signal.arguments.is_empty() {
                    String::new()
                } else {
                    format!("_t->{}", one.member)
                };
                format!(" Q_EMIT _t->{}({argument});", signal.name).replace("Q_EMIT ", "")
            });
            let _ = writeln!(
                write,
                "case {at}: if (_t->{member} != {value}) {{ _t->{member} = {value};{emission} }} break;",
                member = one.member
            );
        }
        if !one.reset.is_empty() {
            let _ = writeln!(reset, "case {at}: _t->{}(); break;", one.reset);
        }
    }
    let mut text = String::new();
    for (what, cases) in [
        ("ReadProperty", read),
        ("WriteProperty", write),
        ("ResetProperty", reset),
    ] {
        let _ = writeln!(
            text,
            "if (_c == QMetaObject::{what}) {{ {this} switch (_id) {{\n{cases}default: break; }} return; }}"
        );
    }
    text
}

/// What the base class has goes before the class's own.
pub fn metacall(class: &Class, base: &str, major: u32) -> String {
    let name = &class.name;
    let methods = class.methods().len();
    let properties = class.properties.len();
    let queries = if major >= 6 {
        "case QMetaObject::BindableProperty:"
    } else {
        "case QMetaObject::QueryPropertyDesignable: case QMetaObject::QueryPropertyScriptable: \
         case QMetaObject::QueryPropertyStored: case QMetaObject::QueryPropertyEditable: \
         case QMetaObject::QueryPropertyUser:"
    };
    let before = if base.is_empty() {
        String::new()
    } else {
        format!("_id = {base}::qt_metacall(_c, _id, _a); if (_id < 0) return _id;\n")
    };
    format!(
        "inline int {name}::qt_metacall(QMetaObject::Call _c, int _id, void **_a) {{\n{before}\
         switch (_c) {{\n\
         case QMetaObject::InvokeMetaMethod: case QMetaObject::RegisterMethodArgumentMetaType: \
         if (_id < {methods}) qt_static_metacall(this, _c, _id, _a); return _id - {methods};\n\
         case QMetaObject::ReadProperty: case QMetaObject::WriteProperty: case QMetaObject::ResetProperty: \
         case QMetaObject::RegisterPropertyMetaType: qt_static_metacall(this, _c, _id, _a); return _id - {properties};\n\
         {queries} return _id - {properties};\n\
         default: return _id; }}\n}}\n"
    )
}
