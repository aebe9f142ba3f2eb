//! Functions that Rust defines under a name for the linker.

use super::foreign::parameters;
use crate::model::{Origin, Signature};
use crate::resolve::{Context, Resolver};

pub(crate) fn exported(resolver: &mut Resolver<'_>) -> Vec<Signature> {
    let sources = resolver.sources;
    let mut signatures = Vec::new();
    for one in &sources.exported {
        let context = Context::new(one.module, one.file);
        let abi = one.signature.abi.as_ref().and_then(|abi| abi.name.as_ref());
        let abi = abi.map_or("C".to_owned(), syn::LitStr::value);
        signatures.push(Signature {
            symbol: one.symbol.clone(),
            name: one.signature.ident.to_string(),
            parameters: parameters(resolver, &one.signature, &context),
            result: resolver.result(&one.signature.output, &context),
            variadic: one.signature.variadic.is_some(),
            unwind: abi.ends_with("-unwind"),
            abi,
            behind: None,
            origin: Origin::Exported,
            conditional: one.conditional,
            link: None,
            span: sources.span(one.file, one.signature.ident.span()),
        });
    }
    signatures
}
