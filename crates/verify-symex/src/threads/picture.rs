//! An execution graph in words.

use crate::engine::Engine;
use crate::execution_graph::{Action, EventId, Graph, Order, Place};
use crate::outcome::{Execution, ExecutionEvent};
use crate::value::{ObjectId, Value};
use rustc_hash::FxHashMap;
use verify_solver::Model;

impl Engine<'_> {
    /// What threads did, with the values of a model.
    pub fn execution(&self, graph: &Graph, model: &Model) -> Execution {
        let order = graph.linear_order();
        let mut at: FxHashMap<EventId, u32> = FxHashMap::default();
        let mut events: Vec<ExecutionEvent> = Vec::new();
        for id in order {
            let event = graph.event(id);
            let mut shown = ExecutionEvent {
                thread: id.thread,
                text: String::new(),
                place: self.user_place(&event.site),
                reads_from: None,
                overwrites: None,
                other_thread: None,
                synchronises: false,
                marked: false,
            };
            match event.action {
                Action::Read {
                    place,
                    from,
                    order,
                    exclusive,
                } => {
                    let value = self.shown_value(graph.value(place, from), model);
                    let name = self.shown_place(place);
                    shown.text = if exclusive {
                        format!("{name}: {value} ->")
                    } else {
                        format!("reads {name} = {value}")
                    };
                    shown.text += words(order);
                    shown.reads_from = from.and_then(|from| at.get(&from).copied());
                    shown.synchronises = from.is_some_and(|from| {
                        from.thread != id.thread
                            && order.acquires()
                            && graph.event(from).released.contains(from)
                    });
                }
                Action::Write {
                    place,
                    order,
                    value,
                    exclusive,
                } => {
                    let value = self.shown_value(value, model);
                    let writes = graph.writes(place);
                    let before = writes.iter().position(|write| *write == id);
                    let before = before.and_then(|at| at.checked_sub(1));
                    let before = before.and_then(|before| at.get(&writes[before]).copied());
                    // Both halves of an operation are one line.
                    if exclusive
                        && let Some(last) = events.iter_mut().rfind(|e| e.thread == id.thread)
                    {
                        last.text = last.text.replacen("->", &format!("-> {value}"), 1);
                        last.overwrites = before;
                        at.insert(id, events.len() as u32 - 1);
                        continue;
                    }
                    shown.text = format!(
                        "writes {} = {value}{}",
                        self.shown_place(place),
                        words(order)
                    );
                    shown.overwrites = before;
                }
                Action::Choice(_) => continue,
                Action::Fence(order) => shown.text = format!("fence{}", words(order)),
                Action::Create(child) => {
                    shown.text = format!("starts thread {child}");
                    shown.other_thread = Some(child);
                }
                Action::Join(child) => {
                    shown.text = format!("joins thread {child}");
                    shown.other_thread = Some(child);
                }
                Action::Finish => {
                    shown.text = "ends".to_owned();
                    shown.place = crate::outcome::Place::default();
                }
            }
            at.insert(id, events.len() as u32);
            events.push(shown);
        }
        Execution { events }
    }

    fn shown_place(&self, place: Place) -> String {
        let name = self.describe_object(place.object);
        let name = name.trim_matches('`');
        match place.offset {
            0 => name.to_owned(),
            offset => format!("{name}+{offset}"),
        }
    }

    fn shown_value(&self, value: Value, model: &Model) -> String {
        match value {
            Value::Int(word) => signed(word),
            Value::Term(term) => {
                let word = model.assignment().evaluate_u64(&self.universe.arena, term);
                word.map_or_else(|| "?".to_owned(), signed)
            }
            Value::Pointer(pointer) if pointer.object == ObjectId::NONE => match pointer.offset {
                0 => "null".to_owned(),
                offset => signed(offset),
            },
            Value::Pointer(pointer) => {
                let name = self.describe_object(pointer.object);
                format!("&{}", name.trim_matches('`'))
            }
            _ => "?".to_owned(),
        }
    }
}

/// Small negative numbers are what they look like.
fn signed(word: u64) -> String {
    match word as u32 as i32 {
        negative @ -9999..0 if word >> 32 == 0 || word >> 32 == 0xffff_ffff => negative.to_string(),
        _ => word.to_string(),
    }
}

fn words(order: Order) -> &'static str {
    match order {
        Order::NonAtomic => " (not atomic)",
        Order::Relaxed => " (relaxed)",
        Order::Acquire => " (acquire)",
        Order::Release => " (release)",
        Order::AcquireRelease => " (acq_rel)",
        Order::SequentiallyConsistent => "",
    }
}
