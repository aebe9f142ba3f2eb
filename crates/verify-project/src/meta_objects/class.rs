//! What is known of a class with a meta-object.

/// What kind of scope has the meta-object.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Kind {
    /// None.
    #[default]
    Plain,
    /// `Q_OBJECT`.
    Object,
    /// `Q_GADGET`.
    Gadget,
    /// `Q_NAMESPACE`.
    Namespace,
}

/// Who may call a member.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Access {
    #[default]
    Private,
    Protected,
    Public,
}

/// What moc makes of a function.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub enum Role {
    Signal,
    Slot,
    Method,
    Constructor,
    /// Nothing.
    #[default]
    None,
}

#[derive(Clone, Debug, Default)]
pub struct Argument {
    /// As it is written.
    pub written: String,
    pub name: String,
}

#[derive(Clone, Debug, Default)]
pub struct Function {
    pub name: String,
    pub result: String,
    pub arguments: Vec<Argument>,
    pub role: Role,
    pub access: Access,
    /// How many arguments were left to their defaults, in a copy of a function.
    pub omitted: usize,
    /// How many have defaults.
    pub defaults: usize,
    pub is_const: bool,
    pub is_scriptable: bool,
    /// The last argument is a `QPrivateSignal`, which moc does not count.
    pub is_private_signal: bool,
}

#[derive(Clone, Debug, Default)]
pub struct Property {
    pub written_type: String,
    pub name: String,
    pub read: String,
    pub write: String,
    pub member: String,
    pub reset: String,
    pub notify: String,
    /// Those of DESIGNABLE, SCRIPTABLE, STORED, USER that are not as usual.
    pub switched: Vec<(String, bool)>,
    pub is_constant: bool,
    pub is_final: bool,
    pub is_required: bool,
}

#[derive(Clone, Debug, Default)]
pub struct Enumeration {
    pub name: String,
    pub is_scoped: bool,
    pub keys: Vec<String>,
}

#[derive(Clone, Debug, Default)]
pub struct Class {
    pub kind: Kind,
    pub namespaces: Vec<String>,
    /// With the classes it is in.
    pub name: String,
    /// The name of the class alone.
    pub own_name: String,
    pub bases: Vec<String>,
    pub functions: Vec<Function>,
    pub properties: Vec<Property>,
    pub enumerations: Vec<Enumeration>,
    /// Flags, and the enumerations they are made of.
    pub flags: Vec<(String, String)>,
    /// What Q_ENUM and Q_FLAG name.
    pub registered: Vec<String>,
    pub registered_flags: Vec<String>,
    pub class_infos: Vec<(String, String)>,
    pub interfaces: Vec<String>,
    pub is_template: bool,
}

impl Class {
    /// Its functions of a role, those that are copies behind what they are copies of.
    pub fn with_role(&self, role: Role) -> impl Iterator<Item = &Function> {
        self.functions.iter().filter(move |f| f.role == role)
    }

    /// Signals, slots and other functions, in the order of their numbers.
    pub fn methods(&self) -> Vec<&Function> {
        [Role::Signal, Role::Slot, Role::Method]
            .into_iter()
            .flat_map(|role| self.with_role(role))
            .collect()
    }

    /// The name with namespaces.
    pub fn full_name(&self) -> String {
        let mut parts: Vec<&str> = self
            .namespaces
            .iter()
            .map(String::as_str)
            .filter(|name| !name.is_empty())
            .collect();
        if !self.name.is_empty() {
            parts.push(&self.name);
        }
        parts.join("::")
    }
}
