//! Drivers' calls, as text.

use super::*;
use verify_symex::outcome::ScalarKind;

fn text_of(recipe: &Recipe) -> Result<String, String> {
    let mut text = String::new();
    call("f", recipe, &mut text)?;
    Ok(text)
}

fn number(value: u8) -> Argument {
    Argument::Scalar {
        scalar: ScalarKind::Integer {
            bits: 32,
            signed: true,
        },
        bytes: vec![value, 0, 0, 0],
    }
}

fn borrow(for_reading: bool, for_the_call: bool) -> Argument {
    Argument::Object {
        bytes: vec![7],
        links: Vec::new(),
        borrow: Borrow {
            for_reading,
            for_the_call,
        },
    }
}

#[test]
fn arguments_keep_their_order_whatever_their_kinds() {
    let mut recipe = Recipe::sample(Code::OutOfBounds);
    let float = Argument::Scalar {
        scalar: ScalarKind::Float { bits: 64 },
        bytes: vec![0; 8],
    };
    let value = Argument::Value {
        bytes: vec![1; 24],
        links: Vec::new(),
    };
    // What a compiler returns through memory is none of them.
    let result = Argument::Result { size: 40 };
    recipe.counterexample.arguments = vec![
        result,
        number(1),
        borrow(false, false),
        float,
        value,
        number(2),
        Argument::Null,
    ];
    let text = text_of(&recipe).unwrap();
    let types = "Result entry(std::int32_t, void *, double, Value4, std::int32_t, void *)";
    assert!(text.contains(types), "{text}");
    let values = "entry(value_1, objects[0].start, value_3, value_4, value_5, nullptr);";
    assert!(text.contains(values), "{text}");
}

#[test]
fn a_bridge_is_told_last_where_its_result_goes() {
    let mut recipe = Recipe::sample(Code::OutOfBounds);
    recipe.counterexample.arguments = vec![number(1), Argument::Result { size: 24 }];
    let text = text_of(&recipe).unwrap();
    assert!(text.contains("void entry(std::int32_t, void *)"), "{text}");
    assert!(text.contains("entry(value_0, objects[0].start);"), "{text}");
}

#[test]
fn what_is_lent_for_reading_is_protected_and_nothing_else() {
    let mut recipe = Recipe::sample(Code::WrittenWhileShared);
    recipe.counterexample.arguments = vec![borrow(true, true), borrow(false, true)];
    let text = text_of(&recipe).unwrap();
    assert!(
        text.contains("objects[0] = {pages(1), 1, true, true};"),
        "{text}"
    );
    assert!(text.contains("std::malloc(1)), 1, false, true};"), "{text}");
    let (protected, called) = (text.find("    protect();"), text.find("    entry("));
    assert!(protected.is_some() && protected < called, "{text}");
}

#[test]
fn a_result_is_compared_with_what_its_type_has() {
    let mut recipe = Recipe::sample(Code::InvalidResult);
    assert!(text_of(&recipe).is_err(), "nothing is known of it");
    recipe.return_check = Some(ReturnCheck::OneOf {
        bits: 8,
        values: vec![0, 1],
    });
    let text = text_of(&recipe).unwrap();
    assert!(text.contains("extern \"C\" std::int8_t entry()"), "{text}");
    let test = "result == static_cast<std::int8_t>(0LL) || result == static_cast<std::int8_t>(1LL)";
    assert!(text.contains(test), "{text}");
    recipe.counterexample.arguments = vec![Argument::Result { size: 24 }];
    assert!(text_of(&recipe).is_err(), "it is somewhere else");
}

#[test]
fn a_pointer_that_rust_checks_for_null_may_be_null() {
    let mut recipe = Recipe::sample(Code::InvalidResult);
    for nullable in [false, true] {
        recipe.return_check = Some(ReturnCheck::Pointer {
            nullable,
            is_text: true,
            is_released: false,
        });
        let text = text_of(&recipe).unwrap();
        assert_eq!(text.contains("if (!result) broken("), !nullable, "{text}");
        assert!(text.contains("std::strlen("), "{text}");
    }
}

#[test]
fn equal_pointers_are_one_object() {
    let mut recipe = Recipe::sample(Code::Assertion);
    recipe.counterexample.arguments = vec![
        number(1),
        borrow(false, false),
        borrow(false, false),
        Argument::Same { argument: 1 },
    ];
    let text = text_of(&recipe).unwrap();
    let values = "entry(value_0, objects[0].start, objects[1].start, objects[0].start);";
    assert!(text.contains(values), "{text}");
}
