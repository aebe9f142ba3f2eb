//! Arguments that Rust cannot make by itself: objects of types that only the library knows, and of the
//! C++ library's types that bridges pass. They are made as Rust makes them, by calls before the call: of
//! the library's own functions that return one, and of those that cxx provides.

use super::caller::{Surroundings, memory_for_result, passed, pointer, shape};
use verify_ffi::contract::{
    Contract, ParameterContract, Retention, ThroughMemory, Unwinding, Value,
};
use verify_ffi::{Origin, plain_symbol};
use verify_symex::caller::{Count, Ownership, Passed, Pointee, Preparation, Prior, Room, Shape};

/// Objects that objects are made from are made so far.
const DEPTH: usize = 2;

/// `std::string`, in the models as in the system's library.
const STRING_BYTES: u64 = 32;

/// What is made for one call, in the order in which it has to be.
pub struct Making<'a> {
    around: &'a Surroundings<'a>,
    pub rooms: Vec<Room>,
    pub preparations: Vec<Preparation>,
    /// What the verdict rests on.
    pub said: Vec<String>,
    /// The function that is called, and those that are called for it: none of them makes its own
    /// arguments.
    under_way: Vec<String>,
    /// The rooms that hold objects which are not given away, by what they point to.
    objects: Vec<(Value, usize)>,
}

impl<'a> Making<'a> {
    pub fn new(around: &'a Surroundings<'a>, symbol: &str) -> Making<'a> {
        let under_way = vec![symbol.to_owned()];
        Making {
            around,
            rooms: Vec::new(),
            preparations: Vec::new(),
            said: Vec::new(),
            under_way,
            objects: Vec::new(),
        }
    }

    /// The argument, with what makes it added to the preparations; none where nothing has to be made.
    pub fn made(&mut self, value: &Value, parameter: &ParameterContract) -> Option<Shape> {
        let name = &parameter.name;
        match value {
            Value::RustString | Value::RustVec { .. } => moved(value),
            Value::RustOpaque { nullable, .. } => Some(opaque_of_rust(parameter, *nullable)),
            Value::Object {
                pointee, nullable, ..
            } => match &**pointee {
                Value::CxxString => self.string(name),
                object @ Value::Constructed { .. } => self.constructed(object, name),
                Value::Object { pointee, .. } if matches!(**pointee, Value::Constructed { .. }) => {
                    let object = self.constructed(pointee, &format!("*{name}"))?;
                    Some(pointer(object, Count::One, false, true, true))
                }
                Value::CxxVector { element } => self.vector(element, name, false),
                // What a function of the library returned is its own.
                other if was_returned(parameter) && !self.makers(other, false).is_empty() => {
                    self.object(other, name, *nullable, false)
                }
                // A variable that holds what was returned, and whose life ends here.
                inner if was_returned(parameter) => {
                    let ty =
                        self::pointee(inner).filter(|ty| !self.makers(ty, false).is_empty())?;
                    let held = self.object(&ty, &format!("*{name}"), false, true)?;
                    Some(pointer(held, Count::One, false, true, true))
                }
                _ => None,
            },
            Value::Opaque { nullable, .. } => self.object(&pointee(value)?, name, *nullable, false),
            Value::UniquePtr { pointee } => match &**pointee {
                Value::CxxVector { element } => self.vector(element, name, true),
                pointee => self
                    .object(pointee, name, true, true)
                    .or(Some(Shape::Unknown)),
            },
            Value::SharedPtr { pointee } => self.shared(pointee, name, "shared_ptr"),
            Value::WeakPtr { pointee } => self.shared(pointee, name, "weak_ptr"),
            _ => None,
        }
    }

    pub(super) fn room(&mut self, name: &str, size: u64, holds_null: bool) -> usize {
        self.rooms.push(Room {
            name: format!("what `{name}` is"),
            size,
            align: 16,
            holds_null,
        });
        self.rooms.len() - 1
    }

    /// The symbol with these ends, if some unit defines one.
    fn glue(&self, starts: &[&str], end: &str) -> Option<String> {
        let defined = (self.around.symbols)("cxxbridge1");
        let fits = |symbol: &&String| {
            symbol.ends_with(end) && starts.iter().any(|start| symbol.starts_with(start))
        };
        defined.iter().find(fits).cloned()
    }

    pub(super) fn step(&mut self, calls: Vec<Prior>, left_out_with: Option<u32>) {
        self.preparations.push(Preparation {
            calls,
            left_out_with,
            changes: false,
        });
    }

    /// `std::string` in memory of Rust's, as `let_cxx_string!` makes it.
    fn string(&mut self, name: &str) -> Option<Shape> {
        let function = self.glue(&["cxxbridge1$cxx_string$init"], "$init")?;
        let room = self.room(name, STRING_BYTES, false);
        let bytes = pointer(
            Shape::Any { bytes: 1, align: 1 },
            Count::Sibling { index: 2 },
            false,
            false,
            true,
        );
        let parameters = vec![
            argument("self", Shape::Room { room }),
            argument(name, bytes),
            argument("length", Shape::Any { bytes: 8, align: 8 }),
        ];
        self.step(
            vec![Prior {
                function,
                parameters,
                result: None,
                tells_errors: false,
                memory_for_result: None,
            }],
            None,
        );
        Some(Shape::Room { room })
    }

    /// `std::vector`, as `CxxVector::new` and `push` make it.
    fn vector(&mut self, element: &Value, name: &str, taken: bool) -> Option<Shape> {
        let number = primitive(element)?;
        let new = self.glue(&["cxxbridge1$std$vector$"], &format!("${number}$new"))?;
        let push = self.glue(&["cxxbridge1$std$vector$"], &format!("${number}$push_back"))?;
        let room = self.room(name, 8, true);
        let no_parameters = Vec::new();
        self.step(
            vec![Prior {
                function: new,
                parameters: no_parameters,
                result: Some(room),
                tells_errors: false,
                memory_for_result: None,
            }],
            None,
        );
        let most = self.around.most_elements;
        for at in 0..most {
            let value = pointer(shape(element), Count::One, false, true, true);
            let held = Shape::Held {
                room,
                nullable: false,
                taken: false,
            };
            let parameters = vec![
                argument("self", held),
                argument(&format!("{name}[{at}]"), value),
            ];
            let prior = Prior {
                function: push.clone(),
                parameters,
                result: None,
                tells_errors: false,
                memory_for_result: None,
            };
            self.step(vec![prior], u32::try_from(most - at - 1).ok());
        }
        self.said
            .push(format!("`{name}` has at most {most} elements"));
        Some(Shape::Held {
            room,
            nullable: false,
            taken,
        })
    }

    /// A pointer to an object of the library's own making.
    fn object(&mut self, ty: &Value, name: &str, nullable: bool, taken: bool) -> Option<Shape> {
        let makers = self.makers(ty, false);
        if makers.is_empty() || self.under_way.len() > DEPTH {
            let what = if taken {
                "it is taken to be null"
            } else {
                "it may hold anything"
            };
            let ty = type_name(ty)?;
            self.said.push(format!(
                "no function that Rust declares makes a `{ty}` for `{name}`: {what}"
            ));
            return taken.then(|| {
                let room = self.room(name, 8, true);
                Shape::Held {
                    room,
                    nullable: true,
                    taken,
                }
            });
        }
        let room = self.room(name, 8, true);
        let names: Vec<&str> = makers.iter().map(|maker| maker.name.as_str()).collect();
        let mut said = format!("`{name}` is made by {}", listed(&names));
        let calls: Vec<Prior> = makers
            .iter()
            .filter_map(|maker| self.prior(maker, room, ty))
            .collect();
        let changers: Vec<&Contract> = self.changers(ty);
        if !changers.is_empty() {
            let names: Vec<&str> = changers
                .iter()
                .map(|changer| changer.name.as_str())
                .collect();
            said.push_str(&format!(
                ", with at most one call of {} before",
                listed(&names)
            ));
        }
        self.said.push(said);
        let makes = self.preparations.len();
        self.step(calls, None);
        let changes: Vec<Prior> = changers
            .iter()
            .filter_map(|changer| self.prior(changer, room, ty))
            .collect();
        self.preparations.push(Preparation {
            calls: changes,
            left_out_with: Some(0),
            changes: true,
        });
        if nullable {
            let behind = self.preparations.len() - makes - 1;
            self.preparations[makes].left_out_with = u32::try_from(behind).ok();
        }
        if !taken {
            self.objects.push((ty.clone(), room));
        }
        Some(Shape::Held {
            room,
            nullable,
            taken,
        })
    }

    /// What a function of Rust's may call while the function runs: whatever needs nothing but values and the objects
    /// that the function was given. It is asked for once the arguments are made.
    pub fn reentries(&mut self, contract: &Contract) -> Vec<Prior> {
        let is_callback = |parameter: &ParameterContract| is_callback(&parameter.value);
        let has_callback = contract.parameters.iter().any(is_callback);
        let mut found = Vec::new();
        let mut names = Vec::new();
        for other in self.around.contracts {
            if !has_callback && !self.around.is_called_by_exported(other) {
                continue;
            }
            let before = (self.rooms.len(), self.preparations.len(), self.said.len());
            let again = self.again(other);
            let needs_more = (self.rooms.len(), self.preparations.len()) != (before.0, before.1);
            self.rooms.truncate(before.0);
            self.preparations.truncate(before.1);
            self.said.truncate(before.2);
            if let Some(again) = again.filter(|_| !needs_more) {
                names.push(other.name.as_str());
                found.push(again);
            }
        }
        // What a function that Rust exports calls is said where it is called.
        if has_callback && !names.is_empty() {
            self.said.push(format!(
                "of the library, callbacks call at most one of {}, once",
                listed(&names)
            ));
        }
        found
    }

    fn again(&mut self, contract: &Contract) -> Option<Prior> {
        let function = self.defined(contract)?;
        let mut parameters = Vec::new();
        for parameter in &contract.parameters {
            let known = pointee(&parameter.value)
                .and_then(|ty| self.objects.iter().find(|(known, _)| *known == ty));
            let held = match &parameter.value {
                Value::Opaque { .. } => Some(known?.1),
                value if is_callback(value) => return None,
                _ => known
                    .filter(|_| was_returned(parameter))
                    .map(|(_, room)| *room),
            };
            parameters.push(match held {
                Some(room) => argument(
                    &parameter.name,
                    Shape::Held {
                        room,
                        nullable: false,
                        taken: false,
                    },
                ),
                None => passed(parameter, &function, self),
            });
        }
        let memory_for_result = memory_for_result(contract);
        Some(Prior {
            function,
            parameters,
            result: None,
            tells_errors: false,
            memory_for_result,
        })
    }

    /// A `std::shared_ptr` or `std::weak_ptr` in memory of Rust's.
    fn shared(&mut self, ty: &Value, name: &str, kind: &str) -> Option<Shape> {
        let room = self.room(name, 16, false);
        let starts = [
            format!("cxxbridge1${kind}$"),
            format!("cxxbridge1$std${kind}$"),
        ];
        let starts: Vec<&str> = starts.iter().map(String::as_str).collect();
        let null = self.glue(&starts, &format!("${}$null", type_name(ty)?))?;
        let makers = if kind == "shared_ptr" {
            self.makers(ty, true)
        } else {
            Vec::new()
        };
        let mut calls: Vec<Prior> = makers
            .iter()
            .filter_map(|maker| self.prior(maker, room, ty))
            .collect();
        let parameters = vec![argument("self", Shape::Room { room })];
        calls.push(Prior {
            function: null,
            parameters,
            result: None,
            tells_errors: false,
            memory_for_result: None,
        });
        let mut names: Vec<&str> = makers.iter().map(|maker| maker.name.as_str()).collect();
        names.push("nothing");
        self.said
            .push(format!("`{name}` is made by {}", listed(&names)));
        self.step(calls, None);
        Some(Shape::Room { room })
    }

    /// The functions that return an object of a type, shared or not.
    fn makers(&self, ty: &Value, shared: bool) -> Vec<&'a Contract> {
        let makes = |contract: &&Contract| match &contract.result {
            Value::UniquePtr { pointee } | Value::RawPointer { pointee } => {
                !shared && **pointee == *ty
            }
            Value::SharedPtr { pointee } => shared && **pointee == *ty,
            result @ Value::Opaque { .. } => {
                !shared
                    && contract.origin != Origin::BridgeCpp
                    && pointee(result).as_ref() == Some(ty)
            }
            _ => false,
        };
        if matches!(ty, Value::Incomplete { name } if name == "c_void") {
            return Vec::new();
        }
        self.declared_first(|contract| makes(&contract) && self.can_call(contract, ty))
    }

    /// The functions that an object can be given to before the call, as their first argument.
    fn changers(&self, ty: &Value) -> Vec<&'a Contract> {
        let takes = |contract: &&Contract| {
            let first = contract.parameters.first();
            first.is_some_and(|first| is_writable(first) && is_own(first, ty))
                && contract.parameters[1..]
                    .iter()
                    .all(|parameter| !mentions(parameter, ty))
        };
        self.declared_first(|contract| {
            takes(&contract) && self.defined(contract).is_some() && self.is_free(contract)
        })
    }

    /// The functions that fit: those that Rust declares, or else those that it does not.
    fn declared_first(&self, fits: impl Fn(&Contract) -> bool) -> Vec<&'a Contract> {
        let fitting = |contracts: &'a [Contract]| -> Vec<&'a Contract> {
            contracts.iter().filter(|contract| fits(contract)).collect()
        };
        let declared = fitting(self.around.contracts);
        if declared.is_empty() {
            fitting(self.around.undeclared)
        } else {
            declared
        }
    }

    fn is_free(&self, contract: &Contract) -> bool {
        !self.under_way.contains(&contract.symbol)
    }

    fn can_call(&self, contract: &Contract, ty: &Value) -> bool {
        let fits = |parameter: &ParameterContract| !mentions(parameter, ty);
        self.is_free(contract)
            && self.defined(contract).is_some()
            && contract.parameters.iter().all(fits)
    }

    fn defined(&self, contract: &Contract) -> Option<String> {
        let found = (self.around.symbols)(&contract.symbol);
        found
            .into_iter()
            .find(|symbol| plain_symbol(symbol) == contract.symbol)
    }

    /// A call of a function that makes or changes the object whose pointer the room holds.
    fn prior(&mut self, contract: &Contract, room: usize, ty: &Value) -> Option<Prior> {
        let function = self.defined(contract)?;
        self.under_way.push(contract.symbol.clone());
        let mut parameters = Vec::new();
        for parameter in &contract.parameters {
            parameters.push(if is_own(parameter, ty) {
                argument(
                    &parameter.name,
                    Shape::Held {
                        room,
                        nullable: false,
                        taken: false,
                    },
                )
            } else {
                passed(parameter, &function, self)
            });
        }
        self.under_way.pop();
        let makes = !contract
            .parameters
            .iter()
            .any(|parameter| mentions(parameter, ty));
        let through_memory = contract.result_through_memory != ThroughMemory::No;
        if through_memory && makes {
            parameters.push(argument("return", Shape::Room { room }));
        }
        let tells_errors = contract.unwinding == Unwinding::StdException;
        let result = (makes && !through_memory).then_some(room);
        let memory_for_result = if makes {
            None
        } else {
            memory_for_result(contract)
        };
        Some(Prior {
            function,
            parameters,
            result,
            tells_errors,
            memory_for_result,
        })
    }
}

pub(super) fn argument(name: &str, shape: Shape) -> Passed {
    Passed {
        name: name.to_owned(),
        shape,
        lent: false,
    }
}

/// A string or vector of Rust's by value: what its words say is moved.
fn moved(value: &Value) -> Option<Shape> {
    let element = shape(value);
    (element != Shape::Unknown).then(|| {
        let ownership = Ownership::Moved;
        let (count, nullable, writable, initialised) = (Count::One, false, true, true);
        Shape::Pointer(Box::new(Pointee {
            element,
            count,
            nullable,
            writable,
            initialised,
            ownership,
            utf8: false,
        }))
    })
}

/// Something of Rust's of which C++ has only the address: a box of it is given away.
fn opaque_of_rust(parameter: &ParameterContract, nullable: bool) -> Shape {
    let given = parameter.kept == Retention::Given;
    let ownership = if given {
        Ownership::Given
    } else {
        Ownership::Lent
    };
    let (element, count) = (Shape::Any { bytes: 1, align: 1 }, Count::One);
    let (writable, initialised) = (true, true);
    Shape::Pointer(Box::new(Pointee {
        element,
        count,
        nullable,
        writable,
        initialised,
        ownership,
        utf8: false,
    }))
}

/// The name of a type that only the library knows.
fn type_name(value: &Value) -> Option<&str> {
    match value {
        Value::Incomplete { name } if name != "c_void" => Some(name),
        Value::CxxString => Some("CxxString"),
        _ => None,
    }
}

/// What a pointer points to, as results of functions name it.
fn pointee(value: &Value) -> Option<Value> {
    match value {
        Value::Opaque { name, .. } => Some(Value::Incomplete { name: name.clone() }),
        Value::Object { pointee, .. } => Some((**pointee).clone()),
        _ => None,
    }
}

/// Whether an argument is a pointer to an object of the library's own, of this type.
fn is_own(parameter: &ParameterContract, ty: &Value) -> bool {
    let is_opaque = matches!(parameter.value, Value::Opaque { .. });
    (is_opaque || was_returned(parameter)) && pointee(&parameter.value).as_ref() == Some(ty)
}

/// Whether calls pass what a function of the library returned.
fn was_returned(parameter: &ParameterContract) -> bool {
    parameter.kept == Retention::Kept && parameter.written.starts_with('*')
}

fn is_writable(parameter: &ParameterContract) -> bool {
    matches!(
        parameter.value,
        Value::Opaque { writable: true, .. } | Value::Object { writable: true, .. }
    )
}

/// Whether an argument is, or is made from, an object of the type.
fn mentions(parameter: &ParameterContract, ty: &Value) -> bool {
    match &parameter.value {
        Value::UniquePtr { pointee }
        | Value::SharedPtr { pointee }
        | Value::WeakPtr { pointee } => **pointee == *ty,
        _ => is_own(parameter, ty),
    }
}

fn is_callback(value: &Value) -> bool {
    matches!(value, Value::Callback { .. })
}

/// What cxx calls a number.
fn primitive(value: &Value) -> Option<String> {
    match value {
        Value::Integer {
            bits: bits @ (8 | 16 | 32 | 64),
            signed,
        } => Some(format!("{}{bits}", if *signed { 'i' } else { 'u' })),
        Value::Float { bits } => Some(format!("f{bits}")),
        _ => None,
    }
}

fn listed(names: &[&str]) -> String {
    let quoted: Vec<String> = names
        .iter()
        .map(|name| {
            if *name == "nothing" {
                (*name).to_owned()
            } else {
                format!("`{name}`")
            }
        })
        .collect();
    quoted.join(" or ")
}
