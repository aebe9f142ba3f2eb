//! Spans of time (`30`, `30s`, `5m`) and amounts of memory (`512M`, `4GiB`) as people write them.

use std::time::Duration;

/// A number and a unit; a bare number counts seconds.
pub fn duration(text: &str) -> Result<Duration, String> {
    let (number, unit) = split(text);
    let value: f64 = number.parse().map_err(|_| explain_duration(text))?;
    let seconds = match unit {
        "" | "s" | "sec" => value,
        "ms" => value / 1000.0,
        "m" | "min" => value * 60.0,
        "h" => value * 3600.0,
        _ => return Err(explain_duration(text)),
    };
    match Duration::try_from_secs_f64(seconds) {
        Ok(duration) if !duration.is_zero() => Ok(duration),
        _ => Err(explain_duration(text)),
    }
}

/// As much memory as a job may have.
pub fn bytes(text: &str) -> Result<u64, String> {
    // Below 16 MiB not even an empty program can be read.
    match amount(text)? {
        total if total < 16 << 20 => Err(format!(
            "`{text}` is less than the 16 MiB that any job needs"
        )),
        total => Ok(total),
    }
}

/// A number and a unit; a bare number counts bytes. `M`, `MB` and `MiB` all mean 2^20.
pub fn amount(text: &str) -> Result<u64, String> {
    let (number, unit) = split(text);
    let value: f64 = number.parse().map_err(|_| explain_bytes(text))?;
    let shift = match unit.to_ascii_lowercase().as_str() {
        "" | "b" => 0,
        "k" | "kb" | "kib" => 10,
        "m" | "mb" | "mib" => 20,
        "g" | "gb" | "gib" => 30,
        "t" | "tb" | "tib" => 40,
        _ => return Err(explain_bytes(text)),
    };
    let total = value * f64::from(1u32 << (shift / 2)) * f64::from(1u32 << (shift / 2));
    // Above 2^53 a float is not exact.
    if total > 9.0e15 {
        return Err(explain_bytes(text));
    }
    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "the range was checked just above"
    )]
    Ok(total as u64)
}

fn split(text: &str) -> (&str, &str) {
    let text = text.trim();
    let end = text
        .find(|c: char| !c.is_ascii_digit() && c != '.')
        .unwrap_or(text.len());
    (&text[..end], text[end..].trim_start())
}

fn explain_duration(text: &str) -> String {
    format!(
        "`{text}` is no span of time; write seconds, or a number with ms, s, m or h, as in `90`, `30s`, `5m`"
    )
}

fn explain_bytes(text: &str) -> String {
    format!(
        "`{text}` is no amount of memory; write bytes, or a number with K, M or G, as in `512M`, `4GiB`"
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn durations_are_read_with_and_without_units() {
        assert_eq!(duration("30"), Ok(Duration::from_secs(30)));
        assert_eq!(duration("30s"), Ok(Duration::from_secs(30)));
        assert_eq!(duration("1.5 m"), Ok(Duration::from_secs(90)));
        assert_eq!(duration("250ms"), Ok(Duration::from_millis(250)));
        for wrong in ["", "s", "-1", "0", "1 year", "1e999", "NaN", "inf"] {
            assert!(duration(wrong).is_err(), "{wrong}");
        }
    }

    #[test]
    fn amounts_of_memory_are_powers_of_two() {
        assert_eq!(bytes("4GiB"), Ok(4 << 30));
        assert_eq!(bytes("512M"), Ok(512 << 20));
        assert_eq!(bytes("1073741824"), Ok(1 << 30));
        assert_eq!(bytes("0.5g"), Ok(1 << 29));
        for wrong in ["", "M", "1", "4 apples", "-4G", "99999999T"] {
            assert!(bytes(wrong).is_err(), "{wrong}");
        }
    }
}
