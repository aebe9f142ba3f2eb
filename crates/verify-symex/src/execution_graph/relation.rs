//! Relations over the events of a graph, as matrices of bits.

/// A relation over `0..n`.
#[derive(Clone)]
pub struct Relation {
    rows: Vec<Vec<u64>>,
}

impl Relation {
    pub fn new(n: usize) -> Relation {
        Relation {
            rows: vec![vec![0; n.div_ceil(64)]; n],
        }
    }

    pub fn add(&mut self, from: usize, to: usize) {
        self.rows[from][to / 64] |= 1 << (to % 64);
    }

    pub fn has(&self, from: usize, to: usize) -> bool {
        self.rows[from][to / 64] >> (to % 64) & 1 == 1
    }

    pub fn join(&mut self, other: &Relation) {
        for (mine, others) in self.rows.iter_mut().zip(&other.rows) {
            for (word, more) in mine.iter_mut().zip(others) {
                *word |= more;
            }
        }
    }

    /// This one, then the other.
    pub fn then(&self, other: &Relation) -> Relation {
        let mut product = Relation::new(self.rows.len());
        for from in 0..self.rows.len() {
            for middle in 0..self.rows.len() {
                if self.has(from, middle) {
                    for (word, more) in product.rows[from].iter_mut().zip(&other.rows[middle]) {
                        *word |= more;
                    }
                }
            }
        }
        product
    }

    /// Its transitive closure (Warshall).
    pub fn close(&mut self) {
        for middle in 0..self.rows.len() {
            let row = self.rows[middle].clone();
            for from in 0..self.rows.len() {
                if self.has(from, middle) {
                    for (word, more) in self.rows[from].iter_mut().zip(&row) {
                        *word |= more;
                    }
                }
            }
        }
    }

    pub fn is_acyclic(&self) -> bool {
        let mut closed = self.clone();
        closed.close();
        (0..closed.rows.len()).all(|at| !closed.has(at, at))
    }

    /// Only pairs of which this holds.
    pub fn filter(&self, mut keep: impl FnMut(usize, usize) -> bool) -> Relation {
        let mut kept = Relation::new(self.rows.len());
        for from in 0..self.rows.len() {
            for to in 0..self.rows.len() {
                if self.has(from, to) && keep(from, to) {
                    kept.add(from, to);
                }
            }
        }
        kept
    }

    /// With every element related to itself.
    pub fn reflexive(&self) -> Relation {
        let mut more = self.clone();
        for at in 0..self.rows.len() {
            more.add(at, at);
        }
        more
    }
}

#[cfg(test)]
mod tests {
    use super::Relation;

    #[test]
    fn a_cycle_is_found_through_its_closure() {
        let mut relation = Relation::new(70);
        relation.add(0, 65);
        relation.add(65, 3);
        assert!(relation.is_acyclic());
        assert!(relation.then(&relation).has(0, 3));
        relation.add(3, 0);
        assert!(!relation.is_acyclic());
    }
}
