//! What the text says is what the module holds: one behaviour a test, on small texts.

use verify_ir::{
    Align, Attribute, AttributeKind, Callee, Clause, Constant, ConstantExpression, DebugRecordKind,
    DebugValue, FieldValue, Function, InRange, InstructionKind, Linkage, Module, NodeKind, Operand,
    Ordering, ThreadLocal, Type, read,
};

fn module(text: &str) -> Module {
    read(text, "test.ll").unwrap_or_else(|error| panic!("{error}"))
}

fn function<'m>(module: &'m Module, name: &str) -> &'m Function {
    module.function(module.function_by_name(name).expect("it is in the text"))
}

fn kinds<'m>(module: &'m Module, name: &str) -> Vec<&'m InstructionKind> {
    let body = function(module, name).body.as_ref().expect("it is defined");
    body.instructions
        .iter()
        .map(|instruction| &instruction.kind)
        .collect()
}

fn initializer<'m>(module: &'m Module, name: &str) -> &'m Constant {
    let id = module.global_by_name(name).expect("it is in the text");
    module.constant(module.global(id).initializer.expect("it is defined"))
}

#[test]
fn the_small_module_holds_what_it_says() {
    let module = module(include_str!("small.ll"));
    assert_eq!(module.text(module.source_file), "small.c");
    assert_eq!(module.text(module.target_triple), "x86_64-pc-linux-gnu");
    assert_eq!(module.globals.len(), 6);
    assert_eq!(module.aliases.len(), 1);
    assert_eq!(module.functions.len(), 3);
    assert_eq!(module.module_asm.len(), 1);
    let inline = function(&module, "inline");
    assert_eq!(inline.properties.linkage, Linkage::LinkOnceOdr);
    assert!(inline.comdat.is_some() && inline.personality.is_some());
    let body = inline.body.as_ref().expect("it is defined");
    let names: Vec<_> = body
        .blocks
        .iter()
        .map(|block| module.text(block.name.expect("named")))
        .collect();
    assert_eq!(names, ["entry", "loop", "pad", "done", "exit"]);
    let subprogram = module
        .subprogram(inline.subprogram.expect("it has one"))
        .expect("a subprogram");
    assert_eq!((subprogram.name, subprogram.line), ("inline", 9));
    assert_eq!(
        verify_ir::signature(&module, inline),
        "int inline(int, ...)"
    );
    let thread_local = &module.globals[2];
    assert_eq!(module.text(thread_local.name), "0");
    assert_eq!(
        thread_local.properties.thread_local,
        Some(ThreadLocal::LocalExec)
    );
    assert_eq!(module.symbol("0"), None, "a number is no name");
}

#[test]
fn blocks_are_in_the_order_of_the_text() {
    let module = module(
        "define void @f(i1 %c) {\n  br i1 %c, label %last, label %first\nfirst:\n  br label %last\nlast:\n  ret void\n}",
    );
    let kinds = kinds(&module, "f");
    let InstructionKind::CondBranch {
        on_true, on_false, ..
    } = kinds[0]
    else {
        panic!("{kinds:?}")
    };
    assert_eq!((on_true.index(), on_false.index()), (2, 1));
}

#[test]
fn values_may_be_used_before_their_definition() {
    let module = module(
        "define i32 @f(i32 %n) {\nentry:\n  br label %loop\nloop:\n  %i = phi i32 [ %n, %entry ], [ %next, %loop ]\n  %next = sub i32 %i, 1\n  %stop = icmp eq i32 %next, 0\n  br i1 %stop, label %out, label %loop\nout:\n  ret i32 %next\n}",
    );
    let f = function(&module, "f");
    let InstructionKind::Phi { incoming, .. } = kinds(&module, "f")[1] else {
        panic!("no phi")
    };
    let Operand::Local(next) = incoming[1].0 else {
        panic!("{incoming:?}")
    };
    assert_eq!(module.text(f.local(next).name.expect("named")), "next");
    assert_eq!(next.index(), 2, "parameters first, then results in order");
}

#[test]
fn numbers_take_the_place_of_names() {
    let module = module(
        "define i32 @f(i32 %0, i32 %1) {\n  %3 = add i32 %0, %1\n  br label %4\n4:\n  %5 = mul i32 %3, %3\n  ret i32 %5\n}",
    );
    let f = function(&module, "f");
    assert_eq!(f.locals.len(), 4);
    assert!(f.locals.iter().all(|local| local.name.is_none()));
    assert_eq!(f.body.as_ref().expect("defined").blocks.len(), 2);
}

#[test]
fn names_are_unescaped() {
    let module = module("@\"a b\\22\\C3\\A9\" = global i8 0\n@\"\\01_raw\" = global i8 1\n");
    assert!(module.symbol("a b\"é").is_some());
    assert!(module.symbol("\u{1}_raw").is_some());
    assert_eq!(verify_ir::demangle("\u{1}_raw"), "_raw");
}

#[test]
fn calls_of_functions_are_direct() {
    let module = module(
        "define void @f(ptr %p) {\n  call void @g()\n  call void %p()\n  call void @a()\n  call void inttoptr (i64 8 to ptr)()\n  ret void\n}\ndeclare void @g()\n@a = alias void (), ptr @f",
    );
    let callees: Vec<_> = kinds(&module, "f")
        .into_iter()
        .filter_map(|kind| Some(&kind.as_call()?.callee))
        .collect();
    assert!(
        matches!(callees[0], Callee::Function(id) if module.text(module.function(*id).name) == "g")
    );
    assert!(matches!(callees[1], Callee::Indirect(Operand::Local(_))));
    assert!(matches!(callees[2], Callee::Indirect(Operand::Constant(_))));
    assert!(matches!(callees[3], Callee::Indirect(Operand::Constant(_))));
}

#[test]
fn debug_calls_become_records() {
    let calls = "define void @f(ptr %p) !dbg !1 {\n  %x = load i32, ptr %p, align 4\n  call void @llvm.dbg.declare(metadata ptr %p, metadata !2, metadata !DIExpression()), !dbg !3\n  tail call void @llvm.dbg.value(metadata !DIArgList(i32 %x, i32 7), metadata !2, metadata !DIExpression(DW_OP_LLVM_arg, 0)), !dbg !3\n  ret void\n}\ndeclare void @llvm.dbg.declare(metadata, metadata, metadata)\ndeclare void @llvm.dbg.value(metadata, metadata, metadata)\n";
    let records = "define void @f(ptr %p) !dbg !1 {\n  %x = load i32, ptr %p, align 4\n    #dbg_declare(ptr %p, !2, !DIExpression(), !3)\n    #dbg_value(!DIArgList(i32 %x, i32 7), !2, !DIExpression(DW_OP_LLVM_arg, 0), !3)\n  ret void\n}\n";
    let metadata = "!1 = distinct !DISubprogram(name: \"f\", scope: null, type: !4, spFlags: DISPFlagDefinition)\n!2 = !DILocalVariable(name: \"v\", scope: !1)\n!3 = !DILocation(line: 5, column: 6, scope: !1)\n!4 = !DISubroutineType(types: !5)\n!5 = !{null}\n";
    for text in [calls, records] {
        let module = module(&format!("{text}{metadata}"));
        let body = function(&module, "f").body.as_ref().expect("defined");
        assert_eq!(body.instructions.len(), 2);
        let [declare, value] = body.debug_records_before(1) else {
            panic!("{:?}", body.debug_records)
        };
        assert!(matches!(
            &declare.kind,
            DebugRecordKind::Declare {
                address: DebugValue::Operand(Operand::Local(_)),
                ..
            }
        ));
        assert!(
            matches!(&value.kind, DebugRecordKind::Value { value: DebugValue::List(list), .. } if list.len() == 2)
        );
        for record in [declare, value] {
            let location = module
                .location(record.location.expect("it has one"))
                .expect("a location");
            assert_eq!((location.line, location.column), (5, 6));
        }
    }
}

#[test]
fn constants_of_every_form() {
    let module = module(
        r#"
@int = global i32 -7
@wide = global i128 -1
@hex = global i16 u0xFFFF
@truth = global i1 true
@half = global half 0xH3E00
@double = global double 1.5
@x87 = global x86_fp80 0xK3FFFC000000000000000
@null = global ptr null
@zero = global { i32, [2 x float] } zeroinitializer
@undef = global i8 undef
@poison = global i8 poison
@array = global [2 x i16] [i16 1, i16 2]
@bytes = global [3 x i8] c"\00\FFx"
@packed = global <{ i8, i32 }> <{ i8 1, i32 2 }>
@vector = global <2 x i8> <i8 1, i8 2>
@splat = global <4 x float> splat (float 1.000000e+00)
@block = global ptr blockaddress(@f, %there)
@equivalent = global ptr dso_local_equivalent @f
@unchecked = global ptr no_cfi @f
@signed = global ptr ptrauth (ptr @int, i32 2, i64 1234, ptr @null)
@expression = global i64 sub (i64 ptrtoint (ptr @int to i64), i64 ptrtoint (ptr @wide to i64))
@old = global ptr getelementptr inbounds ({ [4 x ptr] }, ptr @table, i32 0, inrange i32 0, i32 2)
@new = global ptr getelementptr inbounds inrange(-16, 8) ({ [4 x ptr] }, ptr @table, i32 0, i32 0, i32 2)
@table = external global { [4 x ptr] }
@chosen = global i1 icmp eq (ptr @int, ptr @wide)
@picked = global i8 select (i1 icmp eq (ptr @int, ptr @wide), i8 1, i8 2)
@element = global i8 extractelement (<2 x i8> <i8 1, i8 2>, i32 1)
@cast = addrspace(1) global ptr addrspace(3) addrspacecast (ptr @int to ptr addrspace(3))
define void @f() {
  br label %there
there:
  ret void
}
"#,
    );
    assert_eq!(
        initializer(&module, "int").as_u128(),
        Some(u128::from(u32::MAX - 6))
    );
    assert_eq!(initializer(&module, "wide").as_u128(), Some(u128::MAX));
    assert_eq!(initializer(&module, "hex").as_u128(), Some(0xffff));
    assert_eq!(initializer(&module, "truth"), &Constant::Integer(1));
    assert_eq!(initializer(&module, "half").float_bits(), Some(0x3e00));
    assert_eq!(
        initializer(&module, "double").float_bits(),
        Some(u128::from(1.5_f64.to_bits()))
    );
    assert_eq!(
        initializer(&module, "x87").float_bits(),
        Some(0x3fff_c000_0000_0000_0000)
    );
    assert_eq!(initializer(&module, "null"), &Constant::Null);
    assert_eq!(initializer(&module, "zero"), &Constant::Zero);
    assert_eq!(initializer(&module, "undef"), &Constant::Undef);
    assert_eq!(initializer(&module, "poison"), &Constant::Poison);
    assert!(
        matches!(initializer(&module, "array"), Constant::Array(elements) if elements.len() == 2)
    );
    assert_eq!(
        initializer(&module, "bytes"),
        &Constant::Bytes(Box::new([0, 0xff, b'x']))
    );
    assert!(
        matches!(initializer(&module, "packed"), Constant::Struct(fields) if fields.len() == 2)
    );
    assert!(matches!(initializer(&module, "vector"), Constant::Vector(lanes) if lanes.len() == 2));
    assert!(matches!(initializer(&module, "splat"), Constant::Splat(_)));
    assert!(
        matches!(initializer(&module, "block"), Constant::BlockAddress { block, .. } if block.index() == 1)
    );
    assert!(matches!(
        initializer(&module, "equivalent"),
        Constant::DsoLocalEquivalent(_)
    ));
    assert!(matches!(
        initializer(&module, "unchecked"),
        Constant::NoCfi(_)
    ));
    assert!(matches!(initializer(&module, "signed"), Constant::PtrAuth(parts) if parts.len() == 4));
    let range = |name| match initializer(&module, name) {
        Constant::Expression(expression) => match &**expression {
            ConstantExpression::GetElementPtr { in_range, .. } => *in_range,
            other => panic!("{other:?}"),
        },
        other => panic!("{other:?}"),
    };
    assert_eq!(range("old"), Some(InRange::Index(1)));
    assert_eq!(range("new"), Some(InRange::Bytes { start: -16, end: 8 }));
    for name in ["expression", "chosen", "picked", "element", "cast"] {
        assert!(
            matches!(initializer(&module, name), Constant::Expression(_)),
            "{name}"
        );
    }
}

#[test]
fn equal_constants_are_one() {
    let module = module(
        "@a = global [2 x i32] [i32 1, i32 2]\n@b = global [2 x i32] [i32 1, i32 2]\n@c = global i64 1",
    );
    assert_eq!(module.globals[0].initializer, module.globals[1].initializer);
    assert_ne!(module.globals[0].initializer, module.globals[2].initializer);
}

#[test]
fn attributes_of_every_shape() {
    let module = module(
        r#"
%struct.S = type { i64, i64 }
declare noalias noundef nonnull align 16 dereferenceable(32) ptr @f(ptr byval(%struct.S) align 8 %0, ptr sret(%struct.S) captures(address, ret: provenance) "text" %1, i32 range(i32 -5, 10) signext %2, float nofpclass(nan inf) %3, ptr dead_on_return initializes((0, 4), (8, 16)) %4) #0 section ".s" align 32 gc "shadow" prefix i32 7
attributes #0 = { allocsize(0,1) allockind("alloc,zeroed") memory(read, argmem: none, errnomem: write) uwtable(sync) vscale_range(1,16) alignstack=16 nounwind "key"="value" }
"#,
    );
    let f = function(&module, "f");
    let result = module.attributes(f.return_attributes);
    assert_eq!(result.number(AttributeKind::Align), Some(16));
    assert_eq!(result.number(AttributeKind::Dereferenceable), Some(32));
    let parameter = |index: usize| module.attributes(f.parameters[index].attributes);
    assert_eq!(
        parameter(0).ty(AttributeKind::ByVal),
        Some(f_struct(&module))
    );
    assert_eq!(
        parameter(1).ty(AttributeKind::StructRet),
        Some(f_struct(&module))
    );
    let Some(Attribute::Captures(captures)) = parameter(1).get(AttributeKind::Captures) else {
        panic!()
    };
    assert!(
        captures.other.address() && !captures.other.provenance() && captures.result.provenance()
    );
    let Some(Attribute::Range { lower, upper }) = parameter(2).get(AttributeKind::Range) else {
        panic!()
    };
    assert_eq!(
        module.constant(*lower),
        &Constant::Integer(u64::from(u32::MAX - 4))
    );
    assert_eq!(module.constant(*upper), &Constant::Integer(10));
    assert_eq!(
        parameter(3).get(AttributeKind::NoFpClass),
        Some(&Attribute::NoFpClass(0x207))
    );
    assert_eq!(
        parameter(4).get(AttributeKind::Initializes),
        Some(&Attribute::Initializes(Box::new([(0, 4), (8, 16)])))
    );
    let own = module.attributes(f.attributes);
    assert!(own.has(AttributeKind::NoUnwind));
    assert_eq!(own.number(AttributeKind::StackAlign), Some(16));
    assert_eq!(own.number(AttributeKind::UwTable), Some(1));
    let Some(Attribute::Memory(memory)) = own.get(AttributeKind::Memory) else {
        panic!()
    };
    assert_eq!(memory.argument.keyword(), "none");
    assert_eq!(memory.errno.keyword(), "write");
    assert_eq!(memory.other.keyword(), "read");
    assert_eq!((f.align, f.prefix.is_some()), (Align::new(32), true));
}

fn f_struct(module: &Module) -> verify_ir::TypeId {
    module
        .types
        .find(&Type::NamedStruct(0))
        .expect("the only struct")
}

#[test]
fn atomics_have_orderings_and_scopes() {
    let module = module(
        "define void @f(ptr %p) {\n  %a = load atomic volatile i32, ptr %p syncscope(\"singlethread\") acquire, align 4\n  store atomic i32 1, ptr %p release, align 8\n  %b = cmpxchg weak ptr %p, i32 0, i32 1 acq_rel monotonic\n  %c = atomicrmw umax ptr %p, i64 3 seq_cst\n  fence syncscope(\"agent\") seq_cst\n  ret void\n}",
    );
    let kinds = kinds(&module, "f");
    let InstructionKind::Load { access, .. } = kinds[0] else {
        panic!()
    };
    assert!(access.volatile && access.ordering == Some(Ordering::Acquire));
    assert_eq!(module.text(access.scope.expect("given")), "singlethread");
    let InstructionKind::CompareExchange(exchange) = kinds[2] else {
        panic!()
    };
    assert!(exchange.weak && exchange.failure == Ordering::Monotonic);
    assert_eq!(
        exchange.access.align.bytes(),
        4,
        "its size, where the text gives none"
    );
    let InstructionKind::AtomicReadModifyWrite { access, .. } = kinds[3] else {
        panic!()
    };
    assert_eq!(access.align.bytes(), 8);
}

#[test]
fn alignments_left_out_are_those_of_the_type() {
    let module = module(
        "target datalayout = \"e-i64:64\"\n%late = type { i64, i8 }\ndefine void @f(ptr %p) {\n  %a = alloca %late\n  %b = load i16, ptr %p\n  store i64 1, ptr %p\n  ret void\n}",
    );
    let kinds = kinds(&module, "f");
    assert!(matches!(kinds[0], InstructionKind::Alloca { align, .. } if align.bytes() == 8));
    assert!(matches!(kinds[1], InstructionKind::Load { access, .. } if access.align.bytes() == 2));
    assert!(matches!(kinds[2], InstructionKind::Store { access, .. } if access.align.bytes() == 8));
}

#[test]
fn landing_pads_keep_their_clauses_in_order() {
    let module = module(
        "define void @f() personality ptr @p {\n  invoke void @f() to label %ok unwind label %pad\nok:\n  ret void\npad:\n  %x = landingpad { ptr, i32 } cleanup catch ptr @p filter [1 x ptr] [ptr @p] catch ptr null\n  resume { ptr, i32 } %x\n}\ndeclare i32 @p(...)",
    );
    let InstructionKind::LandingPad { cleanup, clauses } = kinds(&module, "f")[2] else {
        panic!()
    };
    assert!(cleanup);
    assert!(matches!(
        **clauses,
        [Clause::Catch(_), Clause::Filter(_), Clause::Catch(_)]
    ));
}

#[test]
fn metadata_of_every_kind_is_kept() {
    let module = module(
        "!named = !{!0, !1}\n!0 = distinct !{!0, null, !\"text\", i32 7, !{!1}}\n!1 = !DIEnumerator(name: \"big\", value: 340282366920938463463374607431768211455, isUnsigned: true)\n!2 = !DISubrange(count: -1, lowerBound: !DIExpression(DW_OP_constu, 3))\n!3 = !GenericDINode(tag: DW_TAG_member, header: \"h\", operands: {!0, null})\n",
    );
    let metadata = &module.metadata;
    let [first, second] = *metadata.named()[0].nodes else {
        panic!()
    };
    assert!(metadata.is_distinct(first) && metadata.kind(first) == NodeKind::Tuple);
    let operands: Vec<_> = metadata.operands(first).collect();
    assert_eq!(operands[0], FieldValue::Node(first));
    assert_eq!(operands[1], FieldValue::Null);
    assert!(matches!(operands[2], FieldValue::Text(text) if module.text(text) == "text"));
    assert!(matches!(operands[3], FieldValue::Constant(_)));
    assert_eq!(module.enumerator(second).map(|found| found.value), Some(-1));
}

#[test]
fn layouts_follow_the_data_layout() {
    let text = |layout: &str| {
        format!(
            "target datalayout = \"{layout}\"\n@g = external global {{ i8, i64, <3 x i8>, x86_fp80, i24, ptr, [3 x i16], <{{ i8, i32 }}>, i1 }}\n"
        )
    };
    let x86 = module(&text(
        "e-m:e-p270:32:32-i64:64-i128:128-f80:128-n8:16:32:64-S128",
    ));
    let layout = x86.struct_layout(x86.globals[0].ty).expect("a struct");
    assert_eq!(*layout.offsets, [0, 8, 16, 32, 48, 56, 64, 70, 75]);
    assert_eq!((layout.size, layout.align.bytes()), (80, 16));
    let i386 = module(&text(
        "e-m:e-p:32:32-p270:32:32-f64:32:64-f80:32-n8:16:32-S128",
    ));
    let layout = i386.struct_layout(i386.globals[0].ty).expect("a struct");
    assert_eq!(*layout.offsets, [0, 4, 12, 16, 28, 32, 36, 42, 47]);
    assert_eq!((layout.size, layout.align.bytes()), (48, 4));
    let fields = &i386
        .types
        .struct_body(i386.globals[0].ty)
        .expect("a struct")
        .fields;
    assert_eq!(
        (
            i386.size_of(fields[3]),
            i386.store_size_of(fields[3]),
            i386.bits_of(fields[3])
        ),
        (Some(12), Some(10), Some(80))
    );
    assert_eq!(
        (i386.size_of(fields[4]), i386.store_size_of(fields[4])),
        (Some(4), Some(3))
    );
}

#[test]
fn types_without_a_size_have_none() {
    let module = module(
        "%o = type opaque\n@a = external global %o\n@b = external global <vscale x 4 x i32>\n@c = external global target(\"spirv.Image\", float, 1, 0)\n@d = external global { i8, %o }",
    );
    assert!(
        module
            .globals
            .iter()
            .all(|global| module.size_of(global.ty).is_none())
    );
    assert_eq!(
        module.type_text(module.globals[2].ty),
        "target(\"spirv.Image\", float, 1, 0)"
    );
}

#[test]
fn metadata_arguments_may_hold_values() {
    let module = module(
        "define void @f(ptr %p) {\n  call void @m(metadata ptr %p, metadata !\"word\", metadata i32 5)\n  ret void\n}\ndeclare void @m(metadata, metadata, metadata)",
    );
    let call = kinds(&module, "f")[0].as_call().expect("a call");
    let nodes: Vec<_> = call
        .arguments
        .iter()
        .map(|argument| match argument.value {
            Operand::Metadata(node) => module.metadata.operands(node).next(),
            _ => None,
        })
        .collect();
    assert!(matches!(nodes[0], Some(FieldValue::Local(local)) if local.index() == 0));
    assert!(matches!(nodes[1], Some(FieldValue::Text(_))));
    assert!(matches!(nodes[2], Some(FieldValue::Constant(_))));
}

#[test]
fn names_are_demangled() {
    assert_eq!(verify_ir::demangle("_ZN3foo3barEi"), "foo::bar(int)");
    assert_eq!(
        verify_ir::demangle("_ZN4core3fmt9Formatter3pad17h0123456789abcdefE"),
        "core::fmt::Formatter::pad"
    );
    assert_eq!(verify_ir::demangle("main"), "main");
}

#[test]
fn a_description_names_functions_and_their_places() {
    let shown = verify_ir::describe(&module(include_str!("small.ll")));
    assert!(
        shown.contains("int inline(int, ...)  at small.c:9"),
        "{shown}"
    );
    assert!(
        shown.contains("inline: 5 blocks, 12 instructions"),
        "{shown}"
    );
    assert!(shown.contains("variable s: int"), "{shown}");
}
