//! What threads did until a violation, in columns, one a thread; and the same as a graph.

use std::fmt::Write;
use verify_symex::outcome::{Execution, ExecutionEvent};

/// The least and the greatest width of a column.
const WIDTHS: (usize, usize) = (14, 30);

/// One line a step, in the column of its thread, with the step that a read read from.
pub fn columns(execution: &Execution) -> String {
    let threads = threads(execution);
    let longest = execution.events.iter().map(|event| event.text.len()).max();
    let width = longest.unwrap_or(0).clamp(WIDTHS.0, WIDTHS.1) + 2;
    let mut text = "  step  ".to_owned();
    for thread in 0..threads {
        let _ = write!(text, "{:<width$}", format!("thread {thread}"));
    }
    text.truncate(text.trim_end().len());
    for (at, event) in execution.events.iter().enumerate() {
        let indent = event.thread as usize * width;
        let _ = write!(text, "\n  {:>4}  {:indent$}{}", at + 1, "", event.text);
        if let Some(from) = event.reads_from {
            let _ = write!(text, ", from step {}", from + 1);
        }
        if event.place.line > 0 {
            let _ = write!(text, "   line {}", event.place.line);
        }
    }
    text
}

fn threads(execution: &Execution) -> u32 {
    let last = execution.events.iter().map(|event| event.thread).max();
    last.map_or(0, |last| last + 1)
}

/// The graph in Graphviz' language: a column a thread, edges for `sb`, `rf`, `mo`, `sw` and `fr`.
pub fn dot(execution: &Execution, title: &str) -> String {
    let mut text =
        String::from("digraph execution {\n  node [shape=box, fontname=\"monospace\"];\n");
    let _ = writeln!(text, "  label={}; labelloc=t;", quoted(title));
    for thread in 0..threads(execution) {
        let _ = writeln!(
            text,
            "  subgraph cluster_{thread} {{\n    label=\"thread {thread}\"; color=grey;"
        );
        let own: Vec<usize> = of_thread(execution, thread).collect();
        for at in &own {
            let event = &execution.events[*at];
            let mut label = format!("{}: {}", letter(*at), event.text);
            if event.place.line > 0 {
                let _ = write!(label, "\\nline {}", event.place.line);
            }
            let red = if event.marked {
                ", color=red, fontcolor=red, penwidth=2"
            } else {
                ""
            };
            let _ = writeln!(text, "    e{at} [label={}{red}];", quoted(&label));
        }
        for pair in own.windows(2) {
            let _ = writeln!(text, "    e{} -> e{} [label=sb];", pair[0], pair[1]);
        }
        text += "  }\n";
    }
    for (from, to, name) in edges(execution) {
        let colour = match name {
            "rf" => "darkgreen",
            "mo" => "blue",
            "sw" => "purple",
            "fr" => "orange",
            _ => "red",
        };
        let weight = "constraint=false";
        let _ = writeln!(
            text,
            "  e{from} -> e{to} [label={name}, color={colour}, fontcolor={colour}, {weight}];"
        );
    }
    text + "}\n"
}

fn of_thread(execution: &Execution, thread: u32) -> impl Iterator<Item = usize> {
    let events = execution.events.iter().enumerate();
    events
        .filter(move |(_, event)| event.thread == thread)
        .map(|(at, _)| at)
}

/// The edges between threads, and those of the modification order.
fn edges(execution: &Execution) -> Vec<(usize, usize, &'static str)> {
    let mut edges = Vec::new();
    for (at, event) in execution.events.iter().enumerate() {
        if let Some(from) = event.reads_from {
            edges.push((from as usize, at, "rf"));
            if event.synchronises {
                edges.push((from as usize, at, "sw"));
            }
            // What was read was overwritten by the next write.
            for (later, other) in execution.events.iter().enumerate() {
                if other.overwrites == Some(from) && later != at {
                    edges.push((at, later, "fr"));
                }
            }
        }
        if let Some(before) = event.overwrites {
            edges.push((before as usize, at, "mo"));
        }
        if let Some(other) = event.other_thread {
            edges.extend(thread_edge(execution, at, event, other));
        }
    }
    edges
}

/// What starts a thread synchronises with its first step, and its last with whoever waits for its end.
fn thread_edge(
    execution: &Execution,
    at: usize,
    event: &ExecutionEvent,
    other: u32,
) -> Option<(usize, usize, &'static str)> {
    let mut own = of_thread(execution, other);
    if event.text.starts_with("starts") {
        Some((at, own.next()?, "sw"))
    } else {
        Some((own.last()?, at, "sw"))
    }
}

/// a, b, c and on, and after z with numbers.
fn letter(at: usize) -> String {
    let letter = char::from(b'a' + (at % 26) as u8);
    match at / 26 {
        0 => letter.to_string(),
        more => format!("{letter}{more}"),
    }
}

fn quoted(text: &str) -> String {
    format!("\"{}\"", text.replace('"', "\\\""))
}

/// The size of a box of the picture, and what lies between two.
const BOX: (usize, usize) = (250, 34);
const GAP: (usize, usize) = (60, 18);

/// The same as a picture, without Graphviz.
pub fn svg(execution: &Execution, title: &str) -> String {
    let (step_x, step_y) = (BOX.0 + GAP.0, BOX.1 + GAP.1);
    let (width, height) = (
        threads(execution) as usize * step_x + GAP.0,
        (execution.events.len() + 2) * step_y,
    );
    let mut text = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{width}\" height=\"{height}\" font-family=\"monospace\" \
         font-size=\"12\">\n<defs><marker id=\"tip\" orient=\"auto\" markerWidth=\"8\" markerHeight=\"8\" refX=\"7\" refY=\"3\">\
         <path d=\"M0,0 L7,3 L0,6 z\"/></marker></defs>\n<text x=\"10\" y=\"18\">{}</text>\n",
        escaped(title)
    );
    let corner = |at: usize| {
        let column = execution.events[at].thread as usize;
        (GAP.0 + column * step_x, (at + 1) * step_y)
    };
    for thread in 0..threads(execution) as usize {
        let x = GAP.0 + thread * step_x;
        let _ = writeln!(
            text,
            "<text x=\"{x}\" y=\"{}\">thread {thread}</text>",
            step_y - 8
        );
    }
    for (at, event) in execution.events.iter().enumerate() {
        let (x, y) = corner(at);
        let colour = if event.marked { "red" } else { "black" };
        let _ = writeln!(
            text,
            "<rect x=\"{x}\" y=\"{y}\" width=\"{}\" height=\"{}\" fill=\"white\" stroke=\"{colour}\"/>\
             <text x=\"{}\" y=\"{}\" fill=\"{colour}\">{}: {}</text>",
            BOX.0,
            BOX.1,
            x + 6,
            y + 21,
            letter(at),
            escaped(&event.text)
        );
    }
    for (from, to, name) in edges(execution) {
        let ((from_x, from_y), (to_x, to_y)) = (corner(from), corner(to));
        let middle = BOX.0 / 2;
        let (x1, y1, x2, y2) = (from_x + middle, from_y + BOX.1, to_x + middle, to_y);
        let _ = writeln!(
            text,
            "<line x1=\"{x1}\" y1=\"{y1}\" x2=\"{x2}\" y2=\"{y2}\" stroke=\"grey\" marker-end=\"url(#tip)\"/>\
             <text x=\"{}\" y=\"{}\" fill=\"grey\">{name}</text>",
            (x1 + x2) / 2,
            (y1 + y2) / 2
        );
    }
    text + "</svg>\n"
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;")
        .replace('<', "&lt;")
        .replace('>', "&gt;")
}

#[cfg(test)]
mod tests {
    use super::*;
    use verify_symex::outcome::Place;

    fn event(thread: u32, text: &str, reads_from: Option<u32>) -> ExecutionEvent {
        ExecutionEvent {
            thread,
            text: text.to_owned(),
            place: Place::default(),
            reads_from,
            overwrites: None,
            other_thread: None,
            synchronises: reads_from.is_some(),
            marked: false,
        }
    }

    fn sample() -> Execution {
        let mut create = event(0, "starts thread 1", None);
        create.other_thread = Some(1);
        Execution {
            events: vec![
                create,
                event(1, "writes x = 1", None),
                event(0, "reads x = 1", Some(1)),
            ],
        }
    }

    #[test]
    fn each_thread_has_a_column() {
        insta::assert_snapshot!(columns(&sample()), @r"
          step  thread 0         thread 1
             1  starts thread 1
             2                   writes x = 1
             3  reads x = 1, from step 2
        ");
    }

    #[test]
    fn the_graph_has_an_edge_for_what_is_read_and_what_synchronises() {
        let text = dot(&sample(), "a \"title\"");
        for edge in [
            "e1 -> e2 [label=rf",
            "e1 -> e2 [label=sw",
            "e0 -> e1 [label=sw",
            "e0 -> e2 [label=sb]",
        ] {
            assert!(text.contains(edge), "{edge}: {text}");
        }
        let picture = svg(&sample(), "a < b");
        assert!(
            picture.contains("a &lt; b") && picture.contains(">rf<"),
            "{picture}"
        );
    }
}
