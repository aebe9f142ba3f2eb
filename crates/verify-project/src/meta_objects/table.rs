//! The tables of a class: texts, and numbers that lead to rows of numbers and to texts.

use super::class::{Access, Class, Function, Kind, Property, Role};
use super::types;
use std::fmt::Write as _;

/// Flags of methods.
const CLONED: u32 = 0x20;
const SCRIPTABLE: u32 = 0x40;
const CONST: u32 = 0x100;
/// What marks a type that is named by a text.
const NAMED: &str = "0x80000000u | ";
/// How many numbers are in the head of a table.
const HEAD: usize = 14;

/// An enumeration's name, alias and flags, and its keys with what has their values.
type EnumerationRow = (String, String, u32, Vec<(String, String)>);

/// The texts of a table, each of them once.
#[derive(Default)]
struct Texts(Vec<String>);

impl Texts {
    fn index(&mut self, text: &str) -> usize {
        if let Some(at) = self.0.iter().position(|known| known == text) {
            return at;
        }
        self.0.push(text.to_owned());
        self.0.len() - 1
    }
}

/// A class's tables in text, for a version of Qt.
pub struct Tables {
    /// The definition of the texts.
    pub texts: String,
    /// The definition of the numbers.
    pub numbers: String,
}

pub struct Writer<'c> {
    class: &'c Class,
    major: u32,
    texts: Texts,
}

impl<'c> Writer<'c> {
    pub fn new(class: &'c Class, major: u32) -> Writer<'c> {
        Writer {
            class,
            major,
            texts: Texts::default(),
        }
    }

    pub fn tables(mut self, id: &str) -> Tables {
        self.texts.index(&self.class.full_name());
        let numbers = self.numbers(id);
        Tables {
            texts: self.text_table(id),
            numbers,
        }
    }

    /// In Qt 5 each text has a record that leads to it, in Qt 6 a place and a length.
    fn text_table(&self, id: &str) -> String {
        let count = self.texts.0.len();
        let length: usize = self.texts.0.iter().map(|text| text.len() + 1).sum();
        let mut offset = 0;
        let mut places = String::new();
        let mut text = String::new();
        for (at, one) in self.texts.0.iter().enumerate() {
            let _ = if self.major >= 6 {
                write!(
                    places,
                    "uint(sizeof(uint) * {}) + {offset}, {}, ",
                    2 * count,
                    one.len()
                )
            } else {
                write!(
                    places,
                    "{{-1, {}, 0, 0, qptrdiff(sizeof(QByteArrayData) * {} + {offset})}}, ",
                    one.len(),
                    count - at
                )
            };
            let escaped = one.replace('\\', "\\\\").replace('"', "\\\"");
            let _ = write!(text, "\"{escaped}\\000\" ");
            offset += one.len() + 1;
        }
        let (places_type, places_count) = if self.major >= 6 {
            ("uint", 2 * count)
        } else {
            ("QByteArrayData", count)
        };
        format!(
            "static const struct qt_meta_stringdata_{id}_t {{ {places_type} places[{places_count}]; char text[{}]; }} \
             qt_meta_stringdata_{id} = {{ {{ {places} }}, {text} }};\n",
            length + 1
        )
    }

    fn numbers(&mut self, id: &str) -> String {
        let class = self.class;
        let methods = class.methods();
        let constructors: Vec<&Function> = class.with_role(Role::Constructor).collect();
        let enumerations = self.enumerations();
        let (method_row, property_row) = if self.major >= 6 { (6, 5) } else { (5, 3) };
        let has_notify = self.major < 6 && class.properties.iter().any(|p| !p.notify.is_empty());
        let parameters = |f: &&Function| 1 + 2 * f.arguments.len();

        let infos_at = HEAD;
        let methods_at = infos_at + 2 * class.class_infos.len();
        let parameters_at = methods_at + method_row * methods.len();
        let constructor_parameters_at =
            parameters_at + methods.iter().map(parameters).sum::<usize>();
        let properties_at =
            constructor_parameters_at + constructors.iter().map(parameters).sum::<usize>();
        let notify = if has_notify {
            class.properties.len()
        } else {
            0
        };
        let enumerations_at = properties_at + property_row * class.properties.len() + notify;
        let keys_at = enumerations_at + 5 * enumerations.len();
        let constructors_at = keys_at
            + enumerations
                .iter()
                .map(|(_, _, _, keys)| 2 * keys.len())
                .sum::<usize>();

        let place = |count: usize, at: usize| (count, if count == 0 { 0 } else { at });
        let signals = class.with_role(Role::Signal).count();
        let head = [
            place(class.class_infos.len(), infos_at),
            place(methods.len(), methods_at),
            place(class.properties.len(), properties_at),
            place(enumerations.len(), enumerations_at),
            place(constructors.len(), constructors_at),
        ];
        let flags = if class.kind == Kind::Object { 0 } else { 4 };
        let revision = if self.major >= 6 { 10 } else { 8 };
        let mut text = format!("static const uint qt_meta_data_{id}[] = {{ {revision}, 0,\n");
        for (count, at) in head {
            let _ = write!(text, "{count}, {at}, ");
        }
        let _ = writeln!(text, "{flags}, {signals},");
        for (key, value) in &class.class_infos {
            let _ = writeln!(
                text,
                "{}, {},",
                self.texts.index(key),
                self.texts.index(value)
            );
        }
        let mut types_at = class.properties.len() + 1;
        let mut at = parameters_at;
        for function in &methods {
            text.push_str(&self.method_row(function, at, types_at));
            at += parameters(function);
            types_at += 1 + function.arguments.len();
        }
        for function in methods.iter().chain(&constructors) {
            text.push_str(&self.parameters(function));
        }
        for property in &class.properties {
            text.push_str(&self.property_row(property));
        }
        if has_notify {
            for property in &class.properties {
                let _ = writeln!(
                    text,
                    "{},",
                    self.notify(property).map_or(0, |signal| signal)
                );
            }
        }
        text.push_str(&self.enumeration_rows(&enumerations, keys_at));
        let mut at = constructor_parameters_at;
        for function in &constructors {
            text.push_str(&self.method_row(function, at, types_at));
            at += parameters(function);
            types_at += function.arguments.len();
        }
        text.push_str("0 };\n");
        text
    }

    fn method_row(&mut self, function: &Function, parameters: usize, types: usize) -> String {
        let access = match function.access {
            Access::Private => 0,
            Access::Protected => 1,
            Access::Public => 2,
        };
        let kind = match function.role {
            Role::Signal => 0x4,
            Role::Slot => 0x8,
            Role::Constructor => 0xc,
            Role::Method | Role::None => 0,
        };
        let mut flags = access | kind;
        flags |= if function.omitted > 0 { CLONED } else { 0 };
        flags |= if function.is_scriptable {
            SCRIPTABLE
        } else {
            0
        };
        flags |= if function.is_const && self.major >= 6 {
            CONST
        } else {
            0
        };
        let name = if function.role == Role::Constructor {
            0
        } else {
            self.texts.index(&function.name)
        };
        let tag = self.texts.index("");
        let types = if self.major >= 6 {
            format!("{types}, ")
        } else {
            String::new()
        };
        format!(
            "{name}, {}, {parameters}, {tag}, {flags:#x}, {types}\n",
            function.arguments.len()
        )
    }

    fn parameters(&mut self, function: &Function) -> String {
        let result = match function.role {
            Role::Constructor => format!("{NAMED}{}", self.texts.index("")),
            _ => self.type_info(&function.result),
        };
        let mut text = format!("{result}, ");
        for argument in &function.arguments {
            let _ = write!(text, "{}, ", self.type_info(&argument.written));
        }
        for argument in &function.arguments {
            let _ = write!(text, "{}, ", self.texts.index(&argument.name));
        }
        text.push('\n');
        text
    }

    fn type_info(&mut self, written: &str) -> String {
        let normal = types::normal(written, self.major);
        match types::built_in(&normal, self.major) {
            Some(name) => format!("QMetaType::{name}"),
            None => format!("{NAMED}{}", self.texts.index(&normal)),
        }
    }

    /// The number of the signal that a property names.
    fn notify(&self, property: &Property) -> Option<usize> {
        let mut signals = self.class.with_role(Role::Signal);
        signals.position(|signal| signal.name == property.notify)
    }

    fn property_row(&mut self, property: &Property) -> String {
        let name = self.texts.index(&property.name);
        let info = self.type_info(&property.written_type);
        let flags = property_flags(property, self.major);
        if self.major < 6 {
            return format!("{name}, {info}, {flags:#x},\n");
        }
        let notify = match self.notify(property) {
            Some(signal) => signal.to_string(),
            None if property.notify.is_empty() => "uint(-1)".to_owned(),
            None => format!("0x70000000u | {}", self.texts.index(&property.notify)),
        };
        format!("{name}, {info}, {flags:#x}, {notify}, 0,\n")
    }

    /// Names, aliases, flags and keys.
    fn enumerations(&self) -> Vec<EnumerationRow> {
        let class = self.class;
        let find = |name: &str| class.enumerations.iter().find(|one| one.name == name);
        let mut rows = Vec::new();
        for name in class.registered.iter().chain(&class.registered_flags) {
            let flags = class.flags.iter().find(|(flags, _)| flags == name);
            let alias = flags.map_or(name, |(_, enumeration)| enumeration);
            let Some(one) = find(alias) else { continue };
            let scope = if one.is_scoped {
                format!("{}::", one.name)
            } else {
                String::new()
            };
            let own = if class.name.is_empty() {
                String::new()
            } else {
                format!("{}::", class.name)
            };
            let keys = one
                .keys
                .iter()
                .map(|key| (key.clone(), format!("uint({own}{scope}{key})")))
                .collect();
            let is_flag = class.registered_flags.contains(name);
            rows.push((
                name.clone(),
                alias.clone(),
                u32::from(is_flag) | (u32::from(one.is_scoped) << 1),
                keys,
            ));
        }
        rows
    }

    fn enumeration_rows(&mut self, rows: &[EnumerationRow], keys_at: usize) -> String {
        let mut text = String::new();
        let mut at = keys_at;
        for (name, alias, flags, keys) in rows {
            let (name, alias) = (self.texts.index(name), self.texts.index(alias));
            let _ = writeln!(text, "{name}, {alias}, {flags:#x}, {}, {at},", keys.len());
            at += 2 * keys.len();
        }
        for (key, value) in rows.iter().flat_map(|(_, _, _, keys)| keys) {
            let _ = writeln!(text, "{}, {value},", self.texts.index(key));
        }
        text
    }
}

fn property_flags(property: &Property, major: u32) -> u32 {
    let has = |condition: bool, bit: u32| if condition { bit } else { 0 };
    let is_on = |switch: &str, usual: bool| {
        let own = property.switched.iter().find(|(name, _)| name == switch);
        own.map_or(usual, |(_, value)| *value)
    };
    let is_member = !property.member.is_empty();
    let normal = types::normal(&property.written_type, major);
    let expected_setter = {
        let mut letters = property.name.chars();
        let first = letters.next().map(|c| c.to_ascii_uppercase());
        format!(
            "set{}{}",
            first.map(String::from).unwrap_or_default(),
            letters.as_str()
        )
    };
    has(is_member || !property.read.is_empty(), 0x1)
        | has(
            (is_member && !property.is_constant) || !property.write.is_empty(),
            0x2,
        )
        | has(!property.reset.is_empty(), 0x4)
        | has(types::built_in(&normal, major).is_none(), 0x8)
        | has(property.write == expected_setter, 0x100)
        | has(property.is_constant, 0x400)
        | has(property.is_final, 0x800)
        | has(is_on("DESIGNABLE", true), 0x1000)
        | has(is_on("SCRIPTABLE", true), 0x4000)
        | has(is_on("STORED", true), 0x1_0000)
        | has(major < 6, 0x8_0000)
        | has(is_on("USER", false), 0x10_0000)
        | has(major < 6 && !property.notify.is_empty(), 0x40_0000)
        | has(property.is_required, 0x100_0000)
}
