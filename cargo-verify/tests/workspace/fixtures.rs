//! Every fixture is verified in its buggy form, repaired, and verified again.

use super::project::{Project, names};

/// The buggy form has these codes and no others; the fixed one holds.
fn check(name: &str, codes: &[&str], units: &[&str]) {
    check_to(name, codes, units, "proved");
}

/// As `check`, where the fixed form is not proved but bounded by what calls are taken to pass.
fn check_bounded(name: &str, codes: &[&str]) {
    check_to(name, codes, &[&format!("{name}.cpp")], "bounded");
}

fn check_to(name: &str, codes: &[&str], units: &[&str], verdict: &str) {
    let project = Project::fixture(name, "buggy");
    let buggy = project.verify(&["--timeout", "30s"]);
    assert_eq!(buggy.code, Some(100), "{}\n{}", buggy.stdout, buggy.stderr);
    assert_eq!(buggy.codes(), codes, "{}", buggy.stdout);
    project.copy_fixture(name, "fixed");
    let fixed = project.verify(&["--timeout", "30s"]);
    assert_eq!(fixed.code, Some(0), "{}\n{}", fixed.stdout, fixed.stderr);
    assert_eq!(fixed.summary()["verdict"], verdict, "{}", fixed.stdout);
    assert_eq!(names(&project.list(&[])), units);
}

#[test]
fn a_function_called_through_extern_c() {
    check("calendar", &["V0103"], &["calendar.cpp"]);
}

#[test]
fn a_function_called_through_a_cxx_bridge() {
    check("bridge", &["V0203"], &["lib.rs.cc", "scale.cpp"]);
}

#[test]
fn a_class_that_autocxx_wraps() {
    check_to("ledger", &["V0506"], &["gen0.cxx", "ledger.cpp"], "bounded");
}

#[test]
fn a_static_library_that_cmake_builds() {
    check_bounded("average", &["V0203"]);
}

#[test]
fn several_units_and_headers_in_one_library() {
    check_to(
        "lines",
        &["V0103"],
        &["api.cpp", "reader.cpp", "table.cpp"],
        "bounded",
    );
}

#[test]
fn three_members_that_share_a_core() {
    check_to(
        "geometry",
        &["V0201"],
        &["area.cpp", "core.cpp", "grid.cpp"],
        "bounded",
    );
}

#[test]
fn a_build_script_that_generates_cpp() {
    check("opcodes", &["V0103"], &["opcodes.cpp"]);
}

#[test]
fn c_without_cpp() {
    check_to("ring", &["V0103"], &["ring.c"], "bounded");
}

#[test]
fn a_build_script_that_calls_the_compiler_itself() {
    check("median", &["V0201"], &["median.cpp"]);
}

#[test]
fn a_declaration_with_a_parameter_less() {
    check("clamp", &["V0802"], &["clamp.cpp"]);
}

#[test]
fn a_declaration_that_passes_half_of_a_size() {
    check("pages", &["V0803"], &["pages.cpp"]);
}

#[test]
fn a_struct_with_its_fields_in_another_order() {
    check("portrait", &["V0806"], &["portrait.cpp"]);
}

#[test]
fn an_exception_through_extern_c() {
    check_bounded("port", &["V0902"]);
}

#[test]
fn a_string_that_is_kept_beyond_the_call() {
    check_bounded("label", &["V0903"]);
}

#[test]
fn a_write_through_a_shared_slice() {
    check_bounded("checksum", &["V0901"]);
}

#[test]
fn an_enum_out_of_its_range() {
    check("traffic", &["V0904"], &["traffic.cpp"]);
}

#[test]
fn rust_memory_that_cpp_frees() {
    check_bounded("message", &["V0905"]);
}

#[test]
fn a_buffer_too_small_for_the_declared_length() {
    check_bounded("header", &["V0102"]);
}

#[test]
fn a_text_without_its_end() {
    check_bounded("words", &["V0102"]);
}

#[test]
fn an_exception_through_a_bridge_without_a_result() {
    check_to(
        "version",
        &["V0902"],
        &["lib.rs.cc", "version.cpp"],
        "bounded",
    );
}

#[test]
fn cpp_memory_that_rust_frees() {
    check_bounded("counter", &["V0905"]);
}

#[test]
fn null_for_an_empty_slice() {
    check_bounded("samples", &["V0904"]);
}

#[test]
fn a_unique_ptr_that_is_used_after_it_was_moved() {
    check_to(
        "parcel",
        &["V0508"],
        &["lib.rs.cc", "parcel.cpp"],
        "bounded",
    );
}

#[test]
fn a_callback_that_calls_the_library_again() {
    check_bounded("listeners", &["V0502"]);
}

#[test]
fn the_message_of_an_exception_that_is_gone() {
    check("price", &["V0904"], &["price.cpp"]);
}

#[test]
fn everything_that_crosses_a_bridge() {
    check_to(
        "shop",
        &[
            "V0102", "V0110", "V0505", "V0506", "V0508", "V0902", "V0903", "V0904",
        ],
        &["lib.rs.cc", "shop.cpp"],
        "bounded",
    );
}

#[test]
fn promises_of_a_bridge_and_what_they_do_not_promise() {
    check_to(
        "telegraph",
        &["V0508", "V0901", "V0902", "V0904", "V0905"],
        &["lib.rs.cc", "telegraph.cpp"],
        "bounded",
    );
}

/// Releases of cxx differ in their symbols and in what goes through memory.
#[test]
fn a_bridge_of_an_older_cxx_is_crossed_as_well() {
    let old = |project: &Project| {
        let manifest = std::fs::read_to_string(project.path("Cargo.toml")).unwrap();
        project.write("Cargo.toml", &manifest.replace("\"1\"", "\"=1.0.130\""));
    };
    let project = Project::fixture("telegraph", "buggy");
    old(&project);
    let buggy = project.verify(&["--timeout", "30s"]);
    assert_eq!(
        buggy.codes(),
        ["V0508", "V0901", "V0902", "V0904", "V0905"],
        "{}\n{}",
        buggy.stdout,
        buggy.stderr
    );
    project.copy_fixture("telegraph", "fixed");
    old(&project);
    let fixed = project.verify(&["--timeout", "30s"]);
    assert_eq!(fixed.code, Some(0), "{}\n{}", fixed.stdout, fixed.stderr);
    assert_eq!(fixed.summary()["verdict"], "bounded", "{}", fixed.stdout);
}

#[test]
fn vectors_of_structs_that_both_sides_share() {
    check_to(
        "basket",
        &["V0001"],
        &["basket.cpp", "lib.rs.cc"],
        "bounded",
    );
}

#[test]
fn null_for_a_reference_of_an_exported_function() {
    check_bounded("sensor", &["V0906"]);
}

/// Qt is not needed: nothing tells the build where it is, and the model takes its place.
#[test]
fn signals_and_slots_with_the_output_of_moc() {
    check_to(
        "thermostat",
        &["V0105"],
        &["moc_sensor.cpp", "sensor.cpp", "thermostat.cpp"],
        "bounded",
    );
}

#[test]
fn cpp_of_qt_inside_rust() {
    check_to("playlist", &["V0506"], &["cpp_closures.cpp"], "bounded");
}
