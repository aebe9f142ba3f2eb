//! Which compilers a build would use, and the variables that make it use our wrappers of them
//! instead: every spelling that the `cc` crate looks up, which CMake, autotools and make know too.

use super::cargo_config::CargoConfig;
use super::recording::Driver;
use super::wrapper::WrapperConfig;
use crate::files::FileError;
use std::ffi::{OsStr, OsString};
use std::os::unix::ffi::{OsStrExt, OsStringExt};
use std::path::{Path, PathBuf};

/// The machines of a build.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Target {
    /// The machine that builds.
    pub host: String,
    /// The machine that is built for.
    pub target: String,
}

/// What makes a build use the wrappers.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Wrappers {
    pub environment: Vec<(String, PathBuf)>,
    /// Arguments for cargo that win over variables which its configuration forces.
    pub config: Vec<OsString>,
}

/// The variables for compilers of a language.
const LANGUAGES: [(&str, Driver); 2] = [("CC", Driver::C), ("CXX", Driver::Cpp)];

impl Wrappers {
    /// Makes wrappers below the directory for every compiler that the build may use.
    pub fn install(
        machines: &Target,
        config: &CargoConfig,
        directory: &Path,
        log: &Path,
        model_of_qt: &[OsString],
    ) -> Result<Wrappers, FileError> {
        let mut wrappers = Wrappers::default();
        for (variable, driver) in LANGUAGES {
            for (role, machine) in [("HOST", &machines.host), ("TARGET", &machines.target)] {
                let (asked, names) = names(variable, role, machine, machines);
                let command = match asked.iter().find_map(|name| value(name, config)) {
                    Some(value) => words(&value),
                    None => vec![default(machines, machine, driver)],
                };
                let mut wrapped = WrapperConfig {
                    command,
                    driver,
                    log: log.into(),
                    model_of_qt: model_of_qt.to_vec(),
                };
                wrapped.driver = Driver::of(wrapped.compiler(), driver);
                let place = format!("{role}-{variable}").to_lowercase();
                let wrapper = wrapped.install(&directory.join(place))?;
                for name in names {
                    wrappers.set(name, &wrapper, config);
                }
            }
        }
        Ok(wrappers)
    }

    /// A later machine's plain `CC` replaces an earlier one's: it is the target's that is meant.
    fn set(&mut self, name: String, wrapper: &Path, config: &CargoConfig) {
        if config.variables.get(&name).is_some_and(|one| one.force) {
            let quoted = toml::Value::from(wrapper.to_string_lossy().into_owned());
            self.config
                .push(format!("env.{name}.value={quoted}").into());
        }
        self.environment.retain(|(known, _)| *known != name);
        self.environment.push((name, wrapper.to_owned()));
    }
}

/// The variables that name a compiler for a machine, the most particular first, and those of them that are
/// to name our wrapper of it. Where a build is for its own machine, that is the host, and only those who ask
/// for the target's compiler by name mean another.
fn names(
    variable: &str,
    role: &str,
    machine: &str,
    machines: &Target,
) -> (Vec<String>, Vec<String>) {
    let of_role = |role: &str| format!("{role}_{variable}");
    let machines_own = [
        format!("{variable}_{machine}"),
        format!("{variable}_{}", machine.replace('-', "_")),
    ];
    if role == "TARGET" && machines.host == machines.target {
        let mut asked = vec![of_role(role)];
        asked.extend(machines_own);
        asked.extend([of_role("HOST"), variable.to_owned()]);
        return (asked, vec![of_role(role)]);
    }
    let mut names = machines_own.to_vec();
    names.extend([of_role(role), variable.to_owned()]);
    (names.clone(), names)
}

/// What a variable is for build scripts: cargo's configuration fills in what the environment lacks,
/// or wins where it is told to.
fn value(name: &str, config: &CargoConfig) -> Option<OsString> {
    let setting = config.variables.get(name);
    let forced = setting.filter(|setting| setting.force);
    forced
        .map(|setting| setting.value.clone())
        .or_else(|| std::env::var_os(name))
        .or_else(|| setting.map(|setting| setting.value.clone()))
        .filter(|value| !value.is_empty())
}

/// A path that exists is one program, spaces or not; anything else is a command line.
fn words(value: &OsStr) -> Vec<OsString> {
    if Path::new(value).exists() {
        return vec![value.to_owned()];
    }
    let words = shlex::bytes::split(value.as_bytes());
    // A quote that is not closed is part of a name.
    words.map_or_else(
        || vec![value.to_owned()],
        |words| words.into_iter().map(OsString::from_vec).collect(),
    )
}

/// What the `cc` crate uses where no variable says anything.
fn default(machines: &Target, machine: &str, driver: Driver) -> OsString {
    let native = match driver {
        Driver::C => "cc",
        Driver::Cpp => "c++",
    };
    if machine == machines.host {
        return native.into();
    }
    let tool = cc::Build::new()
        .cargo_metadata(false)
        .cargo_warnings(false)
        .host(&machines.host)
        .target(machine)
        .opt_level(0)
        .debug(false)
        .out_dir(std::env::temp_dir())
        .cpp(driver == Driver::Cpp)
        .try_get_compiler();
    tool.map_or(native.into(), |tool| tool.path().as_os_str().to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::capture::cargo_config::Setting;

    #[test]
    fn every_spelling_is_set_and_what_is_forced_is_overruled() {
        let directory = tempfile::tempdir().expect("a temporary directory can be made");
        let machines = Target {
            host: "x86_64-unknown-linux-gnu".to_owned(),
            target: "x86_64-unknown-linux-gnu".to_owned(),
        };
        let mut config = CargoConfig::default();
        config.variables.insert(
            "CXX".to_owned(),
            Setting {
                value: "ccache my-g++ -m64".into(),
                force: true,
            },
        );
        let wrappers =
            Wrappers::install(&machines, &config, directory.path(), Path::new("/log"), &[])
                .expect("they are made");
        for name in [
            "CXX_x86_64-unknown-linux-gnu",
            "CXX_x86_64_unknown_linux_gnu",
            "HOST_CXX",
            "TARGET_CXX",
            "CXX",
        ] {
            let (_, wrapper) = wrappers
                .environment
                .iter()
                .find(|(known, _)| known == name)
                .unwrap_or_else(|| panic!("{name} is set"));
            assert_eq!(wrapper.file_name(), Some(OsStr::new("my-g++")));
        }
        let forced = wrappers
            .config
            .iter()
            .all(|word| word.to_string_lossy().starts_with("env.CXX.value="));
        assert!(
            forced && !wrappers.config.is_empty(),
            "{:?}",
            wrappers.config
        );
    }
}
