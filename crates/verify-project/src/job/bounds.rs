//! What a key of `[bounds]` stands for: `name` for all loops and the recursion of a function, `name#2` for
//! its second loop, `file:line` for the loop in a line.

use verify_symex::Bounded;

/// None where the key stands for nothing.
pub fn bounded(key: &str) -> Option<Bounded> {
    let number = |text: &str| text.parse::<u32>().ok().filter(|number| *number > 0);
    if let Some((function, count)) = key.rsplit_once('#') {
        let number = number(count).filter(|_| !function.is_empty())?;
        return Some(Bounded::Loop {
            function: function.to_owned(),
            number,
        });
    }
    match key.rsplit_once(':') {
        Some((file, line)) if line.bytes().all(|byte| byte.is_ascii_digit()) => {
            let line = number(line).filter(|_| !file.is_empty())?;
            Some(Bounded::Line {
                file: file.to_owned(),
                line,
            })
        }
        _ => (!key.is_empty()).then(|| Bounded::Function(key.to_owned())),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_three_kinds_of_keys_are_told_apart() {
        assert_eq!(
            bounded("ns::parse"),
            Some(Bounded::Function("ns::parse".to_owned()))
        );
        assert_eq!(
            bounded("parse#2"),
            Some(Bounded::Loop {
                function: "parse".to_owned(),
                number: 2
            })
        );
        assert_eq!(
            bounded("cpp/a.cpp:41"),
            Some(Bounded::Line {
                file: "cpp/a.cpp".to_owned(),
                line: 41
            })
        );
        assert_eq!(
            ["", "parse#0", "parse#x", "#1", ":3", "a.cpp:0", "a.cpp:"].map(bounded),
            [const { None }; 7]
        );
    }
}
