//! Checks the facts that sources state in their comments.

use crate::directives::Fact;
use verify_ir::debug_info::{CompositeType, DebugType};
use verify_ir::{
    AttributeKind, Clause, Constant, DebugRecordKind, Function, InstructionKind, MetadataId,
    Module, demangle, signature,
};

type Checked = Result<(), String>;

/// Whether the module shows what the fact says.
pub fn check(module: &Module, fact: &Fact) -> Checked {
    match fact.kind.as_str() {
        "function" => function(module, fact),
        "function name" => each_word(fact, |name| function_named(module, name).map(drop)),
        "global" => global(module, fact),
        "global symbol" => each_word(fact, |name| {
            module
                .global_by_name(name)
                .map(drop)
                .ok_or(format!("no global {name}"))
        }),
        "symbol" => each_word(fact, |name| {
            module
                .symbol(name)
                .map(drop)
                .ok_or(format!("no symbol {name}"))
        }),
        "local" => local(module, fact),
        "opcode" => opcode(module, fact),
        "type" => class_size(module, fact),
        "member" => member(module, fact),
        "enumerator" => enumerator(module, fact),
        "template" => template(module, fact),
        "attribute" => attribute(module, fact),
        "convention" => convention(module, fact),
        "calls" => calls(module, fact),
        "landing pad" => landing_pad(module, fact),
        "personality" => personality(module, fact),
        "thread local" => thread_local(module, fact),
        "linkage" => linkage(module, fact),
        "alias" => alias(module, fact),
        "bytes" => bytes(module, fact),
        "attachment" => attachment(module, fact),
        "fast math" => fast_math(module, fact),
        "module asm" => equal(fact.last_number()?, module.module_asm.len()),
        kind => Err(format!("unknown expectation `{kind}`")),
    }
}

fn each_word(fact: &Fact, check: impl Fn(&str) -> Checked) -> Checked {
    fact.words().into_iter().try_for_each(check)
}

fn equal<T: PartialEq + std::fmt::Debug>(expected: T, found: T) -> Checked {
    if expected == found {
        Ok(())
    } else {
        Err(format!("expected {expected:?}, found {found:?}"))
    }
}

/// The function with this symbol or, if it is the only one, this name in the source.
fn function_named<'m>(module: &'m Module, name: &str) -> Result<&'m Function, String> {
    if let Some(id) = module.function_by_name(name) {
        return Ok(module.function(id));
    }
    let short = |function: &&Function| demangle(module.text(function.name)) == name;
    module
        .functions
        .iter()
        .find(short)
        .ok_or(format!("no function {name}"))
}

fn function(module: &Module, fact: &Fact) -> Checked {
    let wanted = fact.quoted()[0];
    let line: u32 = fact.last_number()?;
    let mut seen = Vec::new();
    for function in module
        .functions
        .iter()
        .filter(|function| function.body.is_some())
    {
        let Some(subprogram) = function.subprogram.and_then(|id| module.subprogram(id)) else {
            continue;
        };
        let spelled = signature(module, function);
        if spelled == wanted && subprogram.line == line {
            let file = function.subprogram.and_then(|id| module.file_of(id));
            return match file {
                Some(file) if !file.name.is_empty() => Ok(()),
                _ => Err(format!("`{wanted}` has no file")),
            };
        }
        seen.push(format!("`{spelled}` at {}", subprogram.line));
    }
    Err(format!("no `{wanted}` at {line} among {seen:#?}"))
}

fn global(module: &Module, fact: &Fact) -> Checked {
    let wanted = fact.quoted()[0];
    let line: u32 = fact.last_number()?;
    let mut seen = Vec::new();
    for global in &module.globals {
        for id in module.debug_variables(global) {
            let Some(variable) = module.global_variable(id) else {
                continue;
            };
            // A static member's declaration is in its class.
            let scope = variable
                .declaration
                .or(Some(id))
                .and_then(|id| module.parent_scope(id));
            let prefix = match scope.map(|scope| module.qualified_name(scope)) {
                Some(name) if name != "…" => format!("{name}::"),
                _ => String::new(),
            };
            let name = format!("{prefix}{}", variable.name);
            let spelled = module.debug_declaration(variable.ty, &name);
            if spelled == wanted && variable.line == line {
                return Ok(());
            }
            seen.push(format!("`{spelled}` at {}", variable.line));
        }
    }
    Err(format!("no `{wanted}` at {line} among {seen:#?}"))
}

fn local(module: &Module, fact: &Fact) -> Checked {
    let quoted = fact.quoted();
    let function = function_named(module, quoted[0])?;
    let records = function.body.iter().flat_map(|body| &body.debug_records);
    let variables = records.filter_map(|record| match &record.kind {
        DebugRecordKind::Declare { variable, .. } | DebugRecordKind::Value { variable, .. } => {
            module.local_variable(*variable)
        }
        _ => None,
    });
    let spelled: Vec<_> = variables
        .map(|variable| module.debug_declaration(variable.ty, variable.name))
        .collect();
    for wanted in &quoted[1..] {
        if !spelled.iter().any(|found| found == wanted) {
            return Err(format!("no variable `{wanted}` among {spelled:?}"));
        }
    }
    Ok(())
}

fn instructions(module: &Module) -> impl Iterator<Item = &InstructionKind> {
    let bodies = module
        .functions
        .iter()
        .filter_map(|function| function.body.as_ref());
    bodies.flat_map(|body| {
        body.instructions
            .iter()
            .map(|instruction| &instruction.kind)
    })
}

fn opcode(module: &Module, fact: &Fact) -> Checked {
    each_word(fact, |word| {
        let found = instructions(module).any(|kind| kind.opcode() == word);
        if found {
            Ok(())
        } else {
            Err(format!("no instruction `{word}`"))
        }
    })
}

/// The complete class, union or enumeration with this name.
fn composite<'m>(module: &'m Module, name: &str) -> Result<CompositeType<'m>, String> {
    let found = module
        .metadata
        .ids()
        .find_map(|id| match module.debug_type(id) {
            Some(DebugType::Composite(composite))
                if !composite.flags.forward_declaration() && module.qualified_name(id) == name =>
            {
                Some(composite)
            }
            _ => None,
        });
    found.ok_or(format!("no type `{name}`"))
}

fn elements<'m>(
    module: &'m Module,
    composite: CompositeType<'m>,
) -> impl Iterator<Item = MetadataId> + 'm {
    composite
        .elements
        .into_iter()
        .flat_map(|list| module.tuple(list))
        .flatten()
}

fn class_size(module: &Module, fact: &Fact) -> Checked {
    let name = fact.quoted()[0];
    let wanted: u64 = fact.words()[0].parse().map_err(|_| "no number of bytes")?;
    equal(wanted * 8, composite(module, name)?.size_bits)?;
    for prefix in ["struct.", "class.", "union."] {
        let id = module.strings.find(&format!("{prefix}{name}"));
        let types = module.types.iter().filter(|(ty, _)| {
            module.types.struct_body(*ty).is_some()
                && module.type_text(*ty) == format!("%{prefix}{name}")
        });
        for (ty, _) in types.take(usize::from(id.is_some())) {
            equal(Some(wanted), module.size_of(ty))?;
        }
    }
    Ok(())
}

/// `Class::member` at bit N width N.
fn member(module: &Module, fact: &Fact) -> Checked {
    let (class, wanted) = fact.quoted()[0].rsplit_once("::").ok_or("no `::`")?;
    let words = fact.words();
    let number = |index: usize| {
        words[index]
            .parse::<u64>()
            .map_err(|_| "no number".to_owned())
    };
    let direct: Vec<_> = elements(module, composite(module, class)?).collect();
    // Members of anonymous unions belong to the class around them.
    let nested = direct.iter().flat_map(|&id| match module.debug_type(id) {
        Some(DebugType::Derived(member)) if member.name.is_empty() => {
            let inner = member.base.and_then(|base| module.debug_type(base));
            let inner = inner.and_then(|ty| match ty {
                DebugType::Composite(inner) => Some(elements(module, inner).collect::<Vec<_>>()),
                _ => None,
            });
            inner
                .into_iter()
                .flatten()
                .map(|id| (member.offset_bits, id))
                .collect()
        }
        _ => vec![(0, id)],
    });
    for (base, id) in nested.collect::<Vec<_>>() {
        if let Some(DebugType::Derived(member)) = module.debug_type(id)
            && member.name == wanted
        {
            equal(number(2)?, base + member.offset_bits)?;
            return equal(number(4)?, member.size_bits);
        }
    }
    Err(format!("no member `{wanted}`"))
}

fn enumerator(module: &Module, fact: &Fact) -> Checked {
    let (name, wanted) = fact.quoted()[0].rsplit_once("::").ok_or("no `::`")?;
    let found = elements(module, composite(module, name)?)
        .filter_map(|id| module.enumerator(id))
        .find(|enumerator| enumerator.name == wanted);
    equal(
        Some(fact.last_number::<i128>()?),
        found.map(|enumerator| enumerator.value),
    )
}

fn template(module: &Module, fact: &Fact) -> Checked {
    let parameters = composite(module, fact.quoted()[0])?.template_parameters;
    let names: Vec<_> = parameters
        .into_iter()
        .flat_map(|list| module.tuple(list))
        .flatten()
        .filter_map(|id| Some(module.template_parameter(id)?.name))
        .collect();
    equal(fact.words(), names)
}

fn attribute(module: &Module, fact: &Fact) -> Checked {
    let function = function_named(module, fact.quoted()[0])?;
    let sets = [function.attributes, function.return_attributes]
        .into_iter()
        .chain(
            function
                .parameters
                .iter()
                .map(|parameter| parameter.attributes),
        );
    let sets: Vec<_> = sets.map(|id| module.attributes(id)).collect();
    each_word(fact, |word| {
        let kind = AttributeKind::from_keyword(word).ok_or(format!("no attribute {word}"))?;
        let found = sets.iter().any(|set| set.has(kind));
        if found {
            Ok(())
        } else {
            Err(format!("`{word}` is not among {sets:?}"))
        }
    })
}

fn convention(module: &Module, fact: &Fact) -> Checked {
    let function = function_named(module, fact.quoted()[0])?;
    equal(fact.last_number::<u16>()?, function.calling_convention.0)
}

fn calls(module: &Module, fact: &Fact) -> Checked {
    each_word(fact, |name| {
        let wanted = module
            .function_by_name(name)
            .ok_or(format!("no function {name}"))?;
        let mut calls = instructions(module).filter_map(InstructionKind::as_call);
        let direct = |callee: &verify_ir::Callee| matches!(callee, verify_ir::Callee::Function(id) if *id == wanted);
        if calls.any(|call| direct(&call.callee)) {
            Ok(())
        } else {
            Err(format!("no call of {name}"))
        }
    })
}

fn landing_pad(module: &Module, fact: &Fact) -> Checked {
    let mut pads = Vec::new();
    for kind in instructions(module) {
        if let InstructionKind::LandingPad { cleanup, clauses } = kind {
            pads.extend(cleanup.then_some("cleanup"));
            pads.extend(clauses.iter().map(|clause| match clause {
                Clause::Catch(_) => "catch",
                Clause::Filter(_) => "filter",
            }));
        }
    }
    each_word(fact, |word| {
        if pads.contains(&word) {
            Ok(())
        } else {
            Err(format!("no landing pad has `{word}`"))
        }
    })
}

fn personality(module: &Module, fact: &Fact) -> Checked {
    let function = function_named(module, fact.quoted()[0])?;
    let personality = function.personality.map(|id| module.constant(id));
    let Some(Constant::Function(id)) = personality else {
        return Err(format!("it is {personality:?}"));
    };
    equal(fact.words()[0], module.text(module.function(*id).name))
}

/// Pairs of a global and a word.
fn pairs(fact: &Fact) -> Vec<(&str, &str)> {
    fact.content
        .split(", ")
        .filter_map(|pair| pair.split_once(' '))
        .collect()
}

fn properties_of<'m>(
    module: &'m Module,
    name: &str,
) -> Result<&'m verify_ir::SymbolProperties, String> {
    let id = module
        .global_by_name(name)
        .ok_or(format!("no global {name}"))?;
    Ok(&module.global(id).properties)
}

fn thread_local(module: &Module, fact: &Fact) -> Checked {
    pairs(fact).into_iter().try_for_each(|(name, model)| {
        let found = properties_of(module, name)?.thread_local;
        equal(Some(model), found.map(verify_ir::ThreadLocal::keyword))
    })
}

fn linkage(module: &Module, fact: &Fact) -> Checked {
    pairs(fact).into_iter().try_for_each(|(name, linkage)| {
        equal(linkage, properties_of(module, name)?.linkage.keyword())
    })
}

fn alias(module: &Module, fact: &Fact) -> Checked {
    each_word(fact, |name| match module.symbol(name) {
        Some(verify_ir::Symbol::Alias(_) | verify_ir::Symbol::IFunc(_)) => Ok(()),
        found => Err(format!("{name} is {found:?}")),
    })
}

fn bytes(module: &Module, fact: &Fact) -> Checked {
    let name = fact.quoted()[0];
    let id = module
        .global_by_name(name)
        .ok_or(format!("no global {name}"))?;
    let initializer = module.global(id).initializer.map(|id| module.constant(id));
    let Some(Constant::Bytes(bytes)) = initializer else {
        return Err(format!("it is {initializer:?}"));
    };
    let shown: Vec<_> = bytes.iter().map(|byte| format!("{byte:02x}")).collect();
    equal(fact.words().join(" "), shown.join(" "))
}

fn attachment(module: &Module, fact: &Fact) -> Checked {
    let bodies = module
        .functions
        .iter()
        .filter_map(|function| function.body.as_ref());
    let attached: Vec<_> = bodies
        .flat_map(|body| {
            body.attachments
                .iter()
                .map(|(_, attached)| module.text(attached.kind))
        })
        .collect();
    each_word(fact, |word| {
        if attached.contains(&word) {
            Ok(())
        } else {
            Err(format!("nothing has `!{word}`"))
        }
    })
}

fn fast_math(module: &Module, fact: &Fact) -> Checked {
    each_word(fact, |word| {
        let fast = instructions(module).any(|kind| match kind {
            InstructionKind::Binary { op, flags, .. } => {
                op.keyword() == word && flags.fast_math() == verify_ir::FastMath::FAST
            }
            _ => false,
        });
        if fast {
            Ok(())
        } else {
            Err(format!("no fast `{word}`"))
        }
    })
}
