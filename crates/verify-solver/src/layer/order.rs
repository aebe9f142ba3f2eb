//! Chains of comparisons: `a <= b`, `b < c`, `c == d`, and what follows from them together.
//!
//! The terms are the nodes of a graph, an edge leads from the lesser to the greater. A circle means
//! that all its terms are equal, so it must not have an edge that says *less*, and no two of its terms
//! may be said to differ. Where there is no contradiction, the order itself gives values, least first.
//! Sorted arrays ask such queries, and a SAT solver needs long for what is a walk here.
//!
//! Comparisons are taken in one after the other and taken back in the reverse order; only circles
//! through the new ones are looked for.

use rustc_hash::FxHashMap;
use verify_term::TermId;

use super::range::Source;

/// A term of the order, by number.
type Node = usize;

/// `from` is below `to`, or at most equal to it.
#[derive(Clone, Copy)]
struct Edge {
    from: Node,
    to: Node,
    strict: bool,
    source: Source,
}

/// Comparisons of terms with each other.
#[derive(Default)]
pub(super) struct Order {
    terms: Vec<TermId>,
    nodes: FxHashMap<TermId, Node>,
    edges: Vec<Edge>,
    /// The edges from each node, and those to it.
    leaving: Vec<Vec<usize>>,
    arriving: Vec<Vec<usize>>,
    different: Vec<(Node, Node, Source)>,
}

/// A moment to go back to.
#[derive(Clone, Copy, Default)]
pub(super) struct Mark {
    terms: usize,
    edges: usize,
    different: usize,
}

/// Terms that must be equal share a class; an edge between classes leads to a lower number.
struct Classes {
    of: Vec<usize>,
    count: usize,
}

impl Order {
    /// Takes in `less < greater`, or `less <= greater`.
    pub(super) fn below(&mut self, less: TermId, greater: TermId, strict: bool, source: Source) {
        let (from, to) = (self.node(less), self.node(greater));
        self.leaving[from].push(self.edges.len());
        self.arriving[to].push(self.edges.len());
        self.edges.push(Edge {
            from,
            to,
            strict,
            source,
        });
    }

    pub(super) fn equal(&mut self, a: TermId, b: TermId, source: Source) {
        self.below(a, b, false, source);
        self.below(b, a, false, source);
    }

    pub(super) fn differ(&mut self, a: TermId, b: TermId, source: Source) {
        let pair = (self.node(a), self.node(b));
        self.different.push((pair.0, pair.1, source));
    }

    fn node(&mut self, term: TermId) -> Node {
        *self.nodes.entry(term).or_insert_with(|| {
            self.terms.push(term);
            self.leaving.push(Vec::new());
            self.arriving.push(Vec::new());
            self.terms.len() - 1
        })
    }

    pub(super) fn mark(&self) -> Mark {
        Mark {
            terms: self.terms.len(),
            edges: self.edges.len(),
            different: self.different.len(),
        }
    }

    /// Forgets what was taken in since.
    pub(super) fn go_back(&mut self, mark: Mark) {
        for edge in self.edges.drain(mark.edges..) {
            self.leaving[edge.from].pop();
            self.arriving[edge.to].pop();
        }
        self.different.truncate(mark.different);
        for term in self.terms.drain(mark.terms..) {
            self.nodes.remove(&term);
        }
        self.leaving.truncate(mark.terms);
        self.arriving.truncate(mark.terms);
    }

    /// The sources of comparisons that cannot hold together, given that those before the mark can.
    pub(super) fn contradiction(&self, since: Mark) -> Option<Vec<Source>> {
        let edges = self.edges[since.edges..].iter();
        edges
            .filter_map(|edge| self.circle(edge))
            .find_map(|circle| self.contradiction_within(&circle))
            .or_else(|| {
                let mut different = self.different[since.different..].iter();
                different.find_map(|&(a, b, source)| self.equal_though(a, b, source))
            })
    }

    /// The nodes that are equal by circles through an edge, in the order of their numbers.
    fn circle(&self, edge: &Edge) -> Option<Vec<Node>> {
        let above = self.reached(edge.to, &self.leaving, |edge| edge.to);
        if !above[edge.from] {
            return None;
        }
        let below = self.reached(edge.from, &self.arriving, |edge| edge.from);
        let nodes = 0..self.terms.len();
        Some(nodes.filter(|&node| above[node] && below[node]).collect())
    }

    /// Which nodes a walk along these edges comes to.
    fn reached(&self, from: Node, along: &[Vec<usize>], end: impl Fn(&Edge) -> Node) -> Vec<bool> {
        let mut reached = vec![false; self.terms.len()];
        reached[from] = true;
        let mut open = vec![from];
        while let Some(node) = open.pop() {
            for &number in &along[node] {
                let there = end(&self.edges[number]);
                if !reached[there] {
                    reached[there] = true;
                    open.push(there);
                }
            }
        }
        reached
    }

    /// Among equal nodes, an edge that says *less*, or two that are said to differ.
    fn contradiction_within(&self, equal: &[Node]) -> Option<Vec<Source>> {
        let among = |node: Node| equal.binary_search(&node).is_ok();
        let mut edges = equal.iter().flat_map(|&node| &self.leaving[node]);
        let strict = edges.find(|&&number| {
            let edge = self.edges[number];
            edge.strict && among(edge.to)
        });
        if let Some(&number) = strict {
            let edge = self.edges[number];
            let mut sources = self.path(edge.to, edge.from);
            sources.push(edge.source);
            return Some(sources);
        }
        let mut different = self.different.iter();
        let &(a, b, source) = different.find(|(a, b, _)| among(*a) && among(*b))?;
        self.equal_though(a, b, source)
    }

    /// Why two nodes that are said to differ are equal, if they are.
    fn equal_though(&self, a: Node, b: Node, source: Source) -> Option<Vec<Source>> {
        let leads = |from, to: Node| self.reached(from, &self.leaving, |edge| edge.to)[to];
        if !leads(a, b) || !leads(b, a) {
            return None;
        }
        let mut sources = self.path(a, b);
        sources.extend(self.path(b, a));
        sources.push(source);
        Some(sources)
    }

    /// The sources along a shortest way from one node to another that it leads to.
    fn path(&self, from: Node, to: Node) -> Vec<Source> {
        let mut reached_by: FxHashMap<Node, usize> = FxHashMap::default();
        let mut frontier = vec![from];
        while !frontier.is_empty() && !reached_by.contains_key(&to) && from != to {
            let mut next = Vec::new();
            for node in frontier {
                for &number in &self.leaving[node] {
                    let there = self.edges[number].to;
                    if there != from && !reached_by.contains_key(&there) {
                        reached_by.insert(there, number);
                        next.push(there);
                    }
                }
            }
            frontier = next;
        }
        let mut sources = Vec::new();
        let mut here = to;
        while here != from {
            let edge = &self.edges[reached_by[&here]];
            sources.push(edge.source);
            here = edge.from;
        }
        sources
    }

    /// The least values in this order, none below what `least` says of its term. They respect all
    /// comparisons made here, if there is room for them. None without comparisons.
    pub(super) fn values(&self, least: impl Fn(TermId) -> i128) -> Option<Vec<(TermId, i128)>> {
        if self.edges.is_empty() {
            return None;
        }
        let classes = classes(&self.edges, &self.leaving);
        let class = &classes.of;
        let mut floor: Vec<i128> = vec![i128::MIN; classes.count];
        let mut members: Vec<Vec<Node>> = vec![Vec::new(); classes.count];
        for (node, &term) in self.terms.iter().enumerate() {
            floor[class[node]] = floor[class[node]].max(least(term));
            members[class[node]].push(node);
        }
        let mut unlike: Vec<Vec<usize>> = vec![Vec::new(); classes.count];
        for &(a, b, _) in &self.different {
            unlike[class[a]].push(class[b]);
            unlike[class[b]].push(class[a]);
        }
        let mut values = vec![None; classes.count];
        // The classes with the highest numbers have nothing below them.
        for here in (0..classes.count).rev() {
            let mut value = floor[here];
            let mut taken: Vec<i128> = unlike[here]
                .iter()
                .filter_map(|&other| values[other])
                .collect();
            taken.sort_unstable();
            for taken in taken {
                if taken == value {
                    value += 1;
                }
            }
            values[here] = Some(value);
            for &number in members[here].iter().flat_map(|&node| &self.leaving[node]) {
                let edge = self.edges[number];
                let above = class[edge.to];
                floor[above] = floor[above].max(value + i128::from(edge.strict));
            }
        }
        let terms = self.terms.iter().enumerate();
        let valued = terms.filter_map(|(node, &term)| Some((term, values[class[node]]?)));
        Some(valued.collect())
    }
}

/// The strongly connected components, by Tarjan's algorithm without recursion.
fn classes(edges: &[Edge], leaving: &[Vec<usize>]) -> Classes {
    const UNSEEN: usize = usize::MAX;
    let mut index = vec![UNSEEN; leaving.len()];
    let mut lowest = vec![0; leaving.len()];
    let mut of = vec![UNSEEN; leaving.len()];
    let (mut seen, mut count) = (0, 0);
    let mut open: Vec<Node> = Vec::new();
    // A node and how many of its edges were followed.
    let mut walk: Vec<(Node, usize)> = Vec::new();
    for root in 0..leaving.len() {
        if index[root] == UNSEEN {
            walk.push((root, 0));
        }
        while let Some((node, followed)) = walk.pop() {
            if followed == 0 {
                index[node] = seen;
                lowest[node] = seen;
                seen += 1;
                open.push(node);
            } else {
                let child = edges[leaving[node][followed - 1]].to;
                lowest[node] = lowest[node].min(lowest[child]);
            }
            let mut next = followed;
            let mut descend = None;
            while let Some(&number) = leaving[node].get(next) {
                next += 1;
                let there = edges[number].to;
                if index[there] == UNSEEN {
                    descend = Some(there);
                    break;
                }
                if of[there] == UNSEEN {
                    lowest[node] = lowest[node].min(index[there]);
                }
            }
            if let Some(there) = descend {
                walk.push((node, next));
                walk.push((there, 0));
            } else if lowest[node] == index[node] {
                while let Some(member) = open.pop() {
                    of[member] = count;
                    if member == node {
                        break;
                    }
                }
                count += 1;
            }
        }
    }
    Classes { of, count }
}

#[cfg(test)]
mod tests {
    use super::*;
    use verify_term::{Arena, Sort};

    fn terms(count: usize) -> Vec<TermId> {
        let mut arena = Arena::new();
        (0..count)
            .map(|i| arena.variable(&format!("x{i}"), Sort::BitVec(32)))
            .collect()
    }

    #[test]
    fn a_cycle_with_a_strict_edge_contradicts_itself() {
        let x = terms(4);
        let mut order = Order::default();
        order.below(x[0], x[1], false, Some(x[0]));
        order.below(x[1], x[2], true, Some(x[1]));
        order.below(x[2], x[0], false, Some(x[2]));
        order.below(x[2], x[3], true, Some(x[3]));
        let mut sources = order.contradiction(Mark::default()).expect("x0 < x0");
        sources.sort_unstable();
        assert_eq!(sources, [Some(x[0]), Some(x[1]), Some(x[2])]);
    }

    #[test]
    fn what_is_equal_does_not_differ() {
        let x = terms(3);
        let mut order = Order::default();
        order.equal(x[0], x[1], None);
        order.below(x[1], x[2], false, None);
        order.below(x[2], x[0], false, Some(x[2]));
        order.differ(x[0], x[2], Some(x[1]));
        let sources = order.contradiction(Mark::default()).expect("x0 == x2");
        assert!(sources.contains(&Some(x[1])) && sources.contains(&Some(x[2])));
    }

    #[test]
    fn values_respect_the_order() {
        let x = terms(4);
        let mut order = Order::default();
        order.below(x[3], x[1], false, None);
        order.below(x[1], x[0], true, None);
        order.equal(x[0], x[2], None);
        order.differ(x[3], x[1], None);
        assert!(order.contradiction(Mark::default()).is_none());
        let values = order.values(|_| -5).expect("there are comparisons");
        let values: FxHashMap<TermId, i128> = values.into_iter().collect();
        assert!(values[&x[3]] < values[&x[1]] && values[&x[1]] < values[&x[0]]);
        assert_eq!(values[&x[0]], values[&x[2]]);
        assert_eq!(values[&x[3]], -5);
    }

    #[test]
    fn what_was_taken_back_contradicts_nothing() {
        let x = terms(3);
        let mut order = Order::default();
        order.below(x[0], x[1], false, None);
        let mark = order.mark();
        order.below(x[1], x[2], true, Some(x[1]));
        order.equal(x[2], x[0], Some(x[2]));
        let mut sources = order.contradiction(mark).expect("x0 < x0");
        sources.sort_unstable();
        assert_eq!(sources, [None, Some(x[1]), Some(x[2])]);
        order.go_back(mark);
        order.differ(x[0], x[1], None);
        assert!(order.contradiction(mark).is_none());
        order.below(x[1], x[0], false, Some(x[0]));
        assert!(order.contradiction(mark).is_some());
    }
}
