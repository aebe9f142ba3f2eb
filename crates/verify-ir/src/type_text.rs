//! Types as LLVM's text spells them, for messages.

use crate::index::TypeId;
use crate::module::Module;
use crate::types::{StructBody, Type};
use std::fmt::Write as _;

/// Nobody reads on behind this many bytes.
const ENOUGH: usize = 400;

impl Module {
    /// The type as the text spells it; long ones end in `…`.
    #[must_use]
    pub fn type_text(&self, id: TypeId) -> String {
        let mut text = String::new();
        self.write_type(id, 0, &mut text);
        text
    }

    fn write_type(&self, id: TypeId, depth: u32, out: &mut String) {
        if out.len() > ENOUGH || depth > 64 {
            if !out.ends_with('…') {
                out.push('…');
            }
            return;
        }
        match self.ty(id) {
            Type::Void => out.push_str("void"),
            Type::Label => out.push_str("label"),
            Type::Metadata => out.push_str("metadata"),
            Type::Token => out.push_str("token"),
            Type::X86Amx => out.push_str("x86_amx"),
            Type::X86Mmx => out.push_str("x86_mmx"),
            Type::Float(kind) => out.push_str(kind.keyword()),
            Type::Integer(bits) => put(out, format_args!("i{bits}")),
            Type::Pointer { address_space: 0 } => out.push_str("ptr"),
            Type::Pointer { address_space } => {
                put(out, format_args!("ptr addrspace({address_space})"))
            }
            Type::Vector {
                element,
                length,
                scalable,
            } => {
                let scale = if *scalable { "vscale x " } else { "" };
                put(out, format_args!("<{scale}{length} x "));
                self.write_type(*element, depth + 1, out);
                out.push('>');
            }
            Type::Array { element, length } => {
                put(out, format_args!("[{length} x "));
                self.write_type(*element, depth + 1, out);
                out.push(']');
            }
            Type::Struct(body) => self.write_struct(body, depth, out),
            Type::NamedStruct(number) => {
                put(
                    out,
                    format_args!("%{}", self.text(self.types.named_struct(*number).name)),
                );
            }
            Type::Function(function) => {
                self.write_type(function.result, depth + 1, out);
                out.push_str(" (");
                self.write_list(&function.parameters, depth, out);
                if function.varargs {
                    out.push_str(if function.parameters.is_empty() {
                        "..."
                    } else {
                        ", ..."
                    });
                }
                out.push(')');
            }
            Type::Target {
                name,
                types,
                numbers,
            } => {
                put(out, format_args!("target(\"{}\"", self.text(*name)));
                for ty in types {
                    out.push_str(", ");
                    self.write_type(*ty, depth + 1, out);
                }
                for number in numbers {
                    put(out, format_args!(", {number}"));
                }
                out.push(')');
            }
        }
    }

    fn write_struct(&self, body: &StructBody, depth: u32, out: &mut String) {
        out.push_str(if body.packed { "<{ " } else { "{ " });
        self.write_list(&body.fields, depth, out);
        out.push_str(if body.packed { " }>" } else { " }" });
    }

    fn write_list(&self, types: &[TypeId], depth: u32, out: &mut String) {
        for (index, ty) in types.iter().enumerate() {
            if index > 0 {
                out.push_str(", ");
            }
            self.write_type(*ty, depth + 1, out);
            if out.len() > ENOUGH {
                return;
            }
        }
    }
}

fn put(out: &mut String, text: std::fmt::Arguments<'_>) {
    out.write_fmt(text)
        .expect("writing to a string does not fail");
}
