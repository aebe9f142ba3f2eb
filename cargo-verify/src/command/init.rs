//! `cargo verify init`: the files that make a workspace use the product. What is there already stays
//! as it is.

use crate::arguments::{Ci, InitArguments};
use crate::error::ExpectedError;
use crate::exit::Exit;
use cargo_metadata::MetadataCommand;
use std::io::Write;
use std::path::Path;
use verify_project::capture::CaptureError;
use verify_project::files::{self, FileError};

const SETTINGS: &str = include_str!("../../templates/verify.toml");
const HOOK: &str = include_str!("../../templates/pre-commit-config.yaml");
const GITHUB: &str = include_str!("../../templates/github.yml");
const GITLAB: &str = include_str!("../../templates/gitlab-ci.yml");

pub fn init(arguments: &InitArguments) -> Result<Exit, ExpectedError> {
    let mut command = MetadataCommand::new();
    command.no_deps();
    if let Some(path) = &arguments.manifest.manifest_path {
        command.manifest_path(path);
    }
    let metadata = command.exec().map_err(|error| match error {
        cargo_metadata::Error::CargoMetadata { stderr } => {
            CaptureError::CargoFailed { message: stderr }
        }
        other => CaptureError::CargoFailed {
            message: other.to_string(),
        },
    })?;
    let root = Path::new(metadata.workspace_root.as_str());
    write(root, "verify.toml", SETTINGS)?;
    write(root, ".pre-commit-config.yaml", HOOK)?;
    match arguments.ci {
        Ci::Github => write(root, ".github/workflows/verify.yml", GITHUB)?,
        Ci::Gitlab => write(root, ".gitlab/verify.yml", GITLAB)?,
        Ci::None => {}
    }
    Ok(Exit::Success)
}

fn write(root: &Path, name: &str, text: &str) -> Result<(), FileError> {
    let path = root.join(name);
    let say = |what: &str| {
        // Whoever closed standard output does not want to know.
        let _ = writeln!(anstream::stdout(), "{what} {name}");
    };
    let failed = |source| FileError::Write {
        path: path.clone(),
        source,
    };
    files::create(path.parent().unwrap_or(root))?;
    // Never over what is there, not even over what appears at this moment.
    match std::fs::File::create_new(&path) {
        Ok(mut file) => {
            file.write_all(text.as_bytes()).map_err(failed)?;
            say("wrote");
            Ok(())
        }
        Err(error) if error.kind() == std::io::ErrorKind::AlreadyExists => {
            say("kept ");
            Ok(())
        }
        Err(source) => Err(failed(source)),
    }
}
