//! `cargo verify list`: what there is to verify. Units are compiled for it, since only their IR tells
//! which functions they define.

use super::dispatch::Volume;
use super::progress::Progress;
use super::workspace::{parallelism, shown, with_units};
use crate::arguments::{ListArguments, ListFormat};
use crate::error::ExpectedError;
use crate::exit::Exit;
use cargo_metadata::PackageId;
use serde_json::{Value, json};
use std::io::Write;
use std::path::Path;
use verify_ffi::Note;
use verify_project::cache::program_hash;
use verify_project::clang::{Clang, Headers, Language};
use verify_project::config::{EngineSettings, RawPointers, SolverSettings};
use verify_project::interrupt::Interrupt;
use verify_project::prepare::{PrepareOptions, Prepared, prepare};
use verify_project::unit::{Library, Origin, Place};
use verify_project::workspace::{Workspace, discover};

pub fn list(arguments: &ListArguments, volume: Volume) -> Result<Exit, ExpectedError> {
    let interrupt = Interrupt::install();
    let interrupt = interrupt.map_err(|source| ExpectedError::NoSignals { source })?;
    let selection = arguments.selection.selection();
    let workspace = Workspace::load(&selection)?;
    let progress = Progress::start(volume.quiet);
    let say = |what: String| progress.say(what);
    let discovery = discover(
        &workspace,
        &selection,
        None,
        &interrupt,
        volume.verbose,
        &say,
    )?;
    let mut notes = discovery.notes.clone();
    notes.extend(discovery.failures.iter().map(|failure| {
        let message = anstream::adapter::strip_str(failure.message());
        format!("{failure}\n{message}")
    }));
    let program = program_hash()?;
    let options = PrepareOptions {
        program: &program,
        clang: Clang::find()?,
        engine: EngineSettings::default(),
        solvers: SolverSettings::default(),
        max_len: None,
        raw_pointers: RawPointers::default(),
        undeclared: true,
        jobs: parallelism(selection.jobs),
        interrupt: &interrupt,
        verbose: volume.verbose,
    };
    let prepared = prepare(&workspace, discovery, &options, &say)?;
    drop(progress);
    let packages = packages(&workspace, &prepared);
    let mut out = anstream::stdout().lock();
    // A reader that closed the pipe has read enough.
    let _ = match arguments.message_format {
        ListFormat::Json => writeln!(
            out,
            "{}",
            json!({"reason": "list", "version": 1, "notes": notes, "packages": packages})
        ),
        ListFormat::Human if arguments.arguments.is_some() => {
            let function = arguments.arguments.as_deref().unwrap_or_default();
            draw_arguments(&mut out, &packages, function, &workspace.root)
        }
        ListFormat::Human => {
            let notes = notes
                .iter()
                .try_for_each(|note| writeln!(out, "note: {note}"));
            let details = volume.verbose.then_some(workspace.root.as_path());
            notes.and_then(|()| draw(&mut out, &packages, details))
        }
    };
    if packages.is_empty() {
        return Err(ExpectedError::NothingToVerify {
            what: "the chosen packages".to_owned(),
            dependencies: with_units(&workspace, &prepared),
        });
    }
    Ok(Exit::Success)
}

/// The chosen packages that have libraries.
fn packages(workspace: &Workspace, prepared: &Prepared) -> Vec<Value> {
    let mut packages = Vec::new();
    for id in &workspace.chosen {
        let libraries: Vec<Value> = prepared
            .libraries
            .iter()
            .enumerate()
            .filter(|(_, library)| library.package == *id)
            .map(|(at, library)| self::library(at, library, workspace, prepared))
            .collect();
        if !libraries.is_empty() {
            let package = workspace.package(id);
            packages.push(json!({
                "name": package.name.as_str(),
                "version": package.version.to_string(),
                "libraries": libraries,
                "boundary": boundary(id, prepared),
            }));
        }
    }
    packages
}

/// What the package's Rust declares, and what is to say about it.
fn boundary(package: &PackageId, prepared: &Prepared) -> Value {
    let Some(boundary) = prepared.boundaries.get(package) else {
        return Value::Null;
    };
    let note = |note: &Note| json!({"message": note.message, "place": note.span});
    let (read, report) = (&boundary.reading.boundary, &boundary.report);
    json!({
        "declared": read.signatures.len() + read.statics.len(),
        "matched": report.matched.len(),
        "disagreements": report.mismatches.len(),
        "not_read": read.notes.iter().map(note).collect::<Vec<_>>(),
        "not_compared": report.not_compared.iter().map(note).collect::<Vec<_>>(),
        "elsewhere": report.elsewhere.iter().map(note).collect::<Vec<_>>(),
    })
}

fn library(at: usize, library: &Library, workspace: &Workspace, prepared: &Prepared) -> Value {
    let units: Vec<Value> = (0..library.units.len())
        .map(|unit| self::unit(Place { library: at, unit }, library, workspace, prepared))
        .collect();
    let origin = match &library.origin {
        Origin::Archive(_) => "archive",
        Origin::BuildScript => "build-script",
        Origin::CompileCommands => "compile-commands",
        Origin::FailedScript => "failed-build-script",
        Origin::Guess => "guessed",
        Origin::Named => "named",
    };
    json!({"name": library.name, "origin": origin, "units": units})
}

fn unit(place: Place, library: &Library, workspace: &Workspace, prepared: &Prepared) -> Value {
    let unit = &library.units[place.unit];
    let built = prepared.built.get(&place);
    let entries: Vec<Value> = prepared
        .entries
        .iter()
        .filter(|entry| entry.place == place)
        .map(|entry| {
            json!({
                "name": entry.point.name(),
                "symbol": entry.point.symbol,
                "declared": !entry.point.undeclared,
                "contract": entry.contract,
            })
        })
        .collect();
    let headers = match (built.map(|built| built.headers), unit.language) {
        (None, _) => None,
        (Some(_), Language::C | Language::Ir) | (Some(Headers::Real), _) => Some("system"),
        (Some(Headers::Models), Language::Cpp) => Some("models"),
    };
    json!({
        "source": shown(&unit.source, &workspace.root).to_string_lossy(),
        "language": unit.language.name(),
        "standard": unit.standard,
        "headers": headers,
        "entry_points": entries,
    })
}

fn items(value: &Value, key: &str) -> Vec<Value> {
    value[key].as_array().cloned().unwrap_or_default()
}

fn text(value: &Value) -> String {
    value.as_str().unwrap_or_default().to_owned()
}

/// With what is known of the boundary where a root is given, from which paths are shown.
fn draw(out: &mut dyn Write, packages: &[Value], details: Option<&Path>) -> std::io::Result<()> {
    for package in packages {
        writeln!(
            out,
            "{} {}",
            text(&package["name"]),
            text(&package["version"])
        )?;
        for library in items(package, "libraries") {
            writeln!(
                out,
                "  library {} ({})",
                text(&library["name"]),
                text(&library["origin"])
            )?;
            for unit in items(&library, "units") {
                let mut about = vec![text(&unit["language"])];
                about.extend(unit["standard"].as_str().map(str::to_owned));
                about.push(match unit["headers"].as_str() {
                    Some(headers) => format!(
                        "headers of the {}",
                        if headers == "models" {
                            "models"
                        } else {
                            "system"
                        }
                    ),
                    None => "not compiled".to_owned(),
                });
                writeln!(out, "    {} ({})", text(&unit["source"]), about.join(", "))?;
                for entry in items(&unit, "entry_points") {
                    let declared = if entry["declared"] == true {
                        ", declared in Rust"
                    } else {
                        ""
                    };
                    writeln!(out, "      {}{declared}", text(&entry["name"]))?;
                    if let Some(root) = details {
                        draw_contract(out, &entry["contract"], root)?;
                    }
                }
            }
        }
        if let Some(root) = details {
            draw_boundary(out, &package["boundary"], root)?;
        }
    }
    Ok(())
}

/// What is passed for each parameter of a function, and what says so; without evidence it is left to callers.
fn draw_arguments(
    out: &mut dyn Write,
    packages: &[Value],
    function: &str,
    root: &Path,
) -> std::io::Result<()> {
    let libraries = packages.iter().flat_map(|one| items(one, "libraries"));
    let units = libraries.flat_map(|library| items(&library, "units"));
    let entries = units.flat_map(|unit| items(&unit, "entry_points"));
    let named = |entry: &Value| entry["name"] == function || entry["symbol"] == function;
    let mut is_there = false;
    for entry in entries.filter(named) {
        is_there = true;
        writeln!(out, "{}", text(&entry["name"]))?;
        for parameter in items(&entry["contract"], "parameters") {
            let (name, written) = (text(&parameter["name"]), text(&parameter["written"]));
            let evidence = items(&parameter, "evidence");
            let observed = items(&parameter, "observed");
            let calls = evidence.iter().any(|one| one["basis"] != "default");
            let kind = match (evidence.is_empty(), calls) {
                (true, _) if observed.is_empty() => "the declared type",
                (true, _) => "all known calls",
                (false, true) => "evidence",
                (false, false) => "nothing: left to callers",
            };
            writeln!(out, "  {name}: {written}\n    rests on {kind}")?;
            if !observed.is_empty() {
                let values: Vec<String> = observed.iter().map(Value::to_string).collect();
                writeln!(out, "    call site: {} is passed", values.join(" or "))?;
            }
            for one in evidence {
                let place = place(&one["span"], root);
                let basis = text(&one["basis"]).replace('-', " ");
                writeln!(out, "    {basis}: {}{place}", text(&one["words"]))?;
            }
        }
    }
    match is_there {
        true => Ok(()),
        false => writeln!(out, "no entry point is called `{function}`"),
    }
}

/// What Rust is taken to pass where its types do not say it, and why.
fn draw_contract(out: &mut dyn Write, contract: &Value, root: &Path) -> std::io::Result<()> {
    for parameter in items(contract, "parameters") {
        for evidence in items(&parameter, "evidence") {
            let name = text(&parameter["name"]);
            let place = place(&evidence["span"], root);
            writeln!(out, "        {name}: {}{place}", text(&evidence["words"]))?;
        }
    }
    Ok(())
}

fn draw_boundary(out: &mut dyn Write, boundary: &Value, root: &Path) -> std::io::Result<()> {
    for (key, title) in [
        ("not_read", "Rust that is not read"),
        ("not_compared", "declarations that are not compared"),
        ("elsewhere", "declarations of other libraries' functions"),
    ] {
        let notes = items(boundary, key);
        if !notes.is_empty() {
            writeln!(out, "  {title}")?;
        }
        for note in notes {
            let place = place(&note["place"], root);
            writeln!(out, "    {}{place}", text(&note["message"]))?;
        }
    }
    Ok(())
}

/// A place in Rust, in parentheses; nothing where there is none.
fn place(span: &Value, root: &Path) -> String {
    match span["file"].as_str() {
        Some(file) => {
            let file = shown(Path::new(file), root);
            format!(" ({}:{})", file.display(), span["line"])
        }
        None => String::new(),
    }
}
