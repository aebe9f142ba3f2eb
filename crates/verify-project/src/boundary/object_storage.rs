//! Objects whose memory Rust allocates apart from their life, as wrappers of autocxx have it: memory first, then a
//! constructor in it.

use super::object_setup::{ObjectSetup, is_own, loaded, mentions, pointee};
use verify_ffi::contract::{Contract, ParameterContract, Value};
use verify_ir::cxx_symbols::StorageOperation;
use verify_symex::call_environment::ValueSpec;

impl<'a> ObjectSetup<'a> {
    /// Whether the function under way wants memory without an object for its first argument.
    pub(super) fn is_memory(&self, parameter: &ParameterContract) -> bool {
        let of_symbol = |contract: &&Contract| Some(&contract.symbol) == self.under_way.last();
        let function = self.context.contracts.iter().find(of_symbol);
        let wants = function.and_then(storage_operation);
        matches!(
            wants,
            Some(StorageOperation::Free | StorageOperation::Construct)
        ) && function.and_then(|function| function.parameters.first()) == Some(parameter)
    }

    /// What allocates memory for objects of a type, where that is apart from their constructors.
    pub(super) fn allocator(&self, ty: &Value) -> Option<&'a Contract> {
        let allocates = |contract: &&Contract| {
            let returns = match &contract.result {
                Value::RawPointer { pointee } => **pointee == *ty,
                result => pointee(result).as_ref() == Some(ty),
            };
            storage_operation(contract) == Some(StorageOperation::Allocate)
                && returns
                && self.defined(contract).is_some()
        };
        self.context.contracts.iter().find(allocates)
    }

    /// A pointer to memory for an object that is not there yet.
    pub(super) fn memory(&mut self, ty: &Value, name: &str) -> Option<ValueSpec> {
        let allocator = self.allocator(ty)?;
        let buffer = self.buffer(name, 8, true);
        let allocates = self.setup_call(allocator, buffer, ty)?;
        self.step(vec![allocates], None);
        Some(loaded(buffer, false, false))
    }

    /// Whether a function constructs an object of a type in memory, of arguments that are not of that type.
    pub(super) fn constructs(&self, contract: &Contract, ty: &Value) -> bool {
        let mut parameters = contract.parameters.iter();
        storage_operation(contract) == Some(StorageOperation::Construct)
            && parameters.next().is_some_and(|memory| is_own(memory, ty))
            && parameters.all(|parameter| !mentions(parameter, ty))
            && self.is_free(contract)
            && self.defined(contract).is_some()
    }
}

/// What a function does with the memory of an object, where that is apart from the object's life.
pub(super) fn storage_operation(contract: &Contract) -> Option<StorageOperation> {
    let first = contract.parameters.first();
    let of_memory = first.is_some_and(|first| first.written.starts_with('*'));
    StorageOperation::of(&contract.symbol, first.map(|first| &*first.name), of_memory)
}
