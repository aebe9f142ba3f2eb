//! The order of a function's blocks and its loops.
//!
//! Bourdoncle's weak topological ordering: a total order of the blocks in which every loop, also an
//! irreducible one, is a contiguous run that starts with its header, and loops nest. What comes
//! after a loop is ordered behind all of it.

use verify_ir::{BlockId, Body, InstructionKind as K};

/// A block's place in the order and the loops around it.
#[derive(Clone, Debug, Default)]
pub struct FlowPlace {
    pub order: u32,
    /// Headers of the enclosing loops, outermost first; a header is in its own loop.
    pub loops: Box<[u32]>,
}

/// The blocks that a block ends in going to.
pub fn successors(body: &Body, id: BlockId) -> Vec<u32> {
    let Some(last) = body.instructions_of(id).last() else {
        return Vec::new();
    };
    let number = |block: &BlockId| block.index() as u32;
    match &last.kind {
        K::Branch(target) => vec![number(target)],
        K::CondBranch {
            on_true, on_false, ..
        } => vec![number(on_true), number(on_false)],
        K::Switch { default, cases, .. } => std::iter::once(number(default))
            .chain(cases.iter().map(|(_, block)| number(block)))
            .collect(),
        K::IndirectBranch { targets, .. } => targets.iter().map(number).collect(),
        K::Invoke(invoke) => vec![number(&invoke.normal), number(&invoke.unwind)],
        K::CallBranch(branch) => std::iter::once(number(&branch.fallthrough))
            .chain(branch.indirect.iter().map(number))
            .collect(),
        _ => Vec::new(),
    }
}

/// The places of all blocks. Blocks that nothing reaches come last, outside of all loops.
pub fn weak_topological_order(successors: &[Vec<u32>]) -> Vec<FlowPlace> {
    let mut search = Search {
        successors,
        number: vec![0; successors.len()],
        count: 0,
        stack: Vec::new(),
    };
    let mut elements = Vec::new();
    if !successors.is_empty() {
        search.visit(0, &mut elements);
    }
    let mut places = vec![
        FlowPlace {
            order: u32::MAX,
            loops: Box::default()
        };
        successors.len()
    ];
    let mut order = 0;
    let mut around = Vec::new();
    // Elements were appended innermost-last, so they are read from the back.
    number(&elements, &mut order, &mut around, &mut places);
    for place in &mut places {
        if place.order == u32::MAX {
            place.order = order;
            order += 1;
        }
    }
    places
}

enum Element {
    Block(u32),
    Loop { header: u32, body: Vec<Element> },
}

fn number(elements: &[Element], order: &mut u32, around: &mut Vec<u32>, places: &mut [FlowPlace]) {
    for element in elements.iter().rev() {
        match element {
            Element::Block(block) => put(*block, around, order, places),
            Element::Loop { header, body } => {
                around.push(*header);
                put(*header, around, order, places);
                number(body, order, around, places);
                around.pop();
            }
        }
    }
}

fn put(block: u32, around: &[u32], order: &mut u32, places: &mut [FlowPlace]) {
    places[block as usize] = FlowPlace {
        order: *order,
        loops: around.into(),
    };
    *order += 1;
}

struct Search<'a> {
    successors: &'a [Vec<u32>],
    /// 0: not visited; `u32::MAX`: finished; otherwise the order of discovery.
    number: Vec<u32>,
    count: u32,
    stack: Vec<u32>,
}

impl Search<'_> {
    /// Visits a block and appends what it leads to, last first. Returns the lowest discovery number
    /// that it can get back to.
    fn visit(&mut self, block: u32, partition: &mut Vec<Element>) -> u32 {
        self.stack.push(block);
        self.count += 1;
        let own = self.count;
        self.number[block as usize] = own;
        let mut head = own;
        let mut is_loop = false;
        for index in 0..self.successors[block as usize].len() {
            let next = self.successors[block as usize][index];
            let reached = match self.number[next as usize] {
                0 => self.visit(next, partition),
                number => number,
            };
            if reached <= head {
                head = reached;
                is_loop = true;
            }
        }
        if head != own {
            return head;
        }
        self.number[block as usize] = u32::MAX;
        let mut member = self.stack.pop().expect("the block itself is on the stack");
        if is_loop {
            while member != block {
                self.number[member as usize] = 0;
                member = self.stack.pop().expect("members lie above the header");
            }
            let mut body = Vec::new();
            for index in 0..self.successors[block as usize].len() {
                let next = self.successors[block as usize][index];
                if self.number[next as usize] == 0 {
                    self.visit(next, &mut body);
                }
            }
            partition.push(Element::Loop {
                header: block,
                body,
            });
        } else {
            partition.push(Element::Block(block));
        }
        head
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn orders(successors: &[Vec<u32>]) -> Vec<(u32, Vec<u32>)> {
        weak_topological_order(successors)
            .into_iter()
            .map(|place| (place.order, place.loops.to_vec()))
            .collect()
    }

    #[test]
    fn a_loop_comes_before_what_follows_it() {
        // 0 → 1 (header) → {3 exit, 2 body}, 2 → 1
        let places = orders(&[vec![1], vec![3, 2], vec![1], vec![]]);
        assert_eq!(
            places,
            [(0, vec![]), (1, vec![1]), (2, vec![1]), (3, vec![])]
        );
    }

    #[test]
    fn nested_loops_are_contiguous() {
        // 0 → 1 → {5, 2}; 2 → {4, 3}; 3 → 2; 4 → 1
        let places = orders(&[vec![1], vec![5, 2], vec![4, 3], vec![2], vec![1], vec![]]);
        assert_eq!(places[3], (3, vec![1, 2]));
        assert_eq!(places[4], (4, vec![1]));
        assert_eq!(places[5], (5, vec![]));
    }

    #[test]
    fn an_irreducible_region_is_a_loop() {
        // 0 → {1, 2}; 1 → 2; 2 → {1, 3}
        let places = orders(&[vec![1, 2], vec![2], vec![1, 3], vec![]]);
        assert_eq!(places[3].1, Vec::<u32>::new());
        assert!(places[1].1 == places[2].1 && places[1].1.len() == 1);
        assert!(places[3].0 > places[1].0 && places[3].0 > places[2].0);
    }
}
