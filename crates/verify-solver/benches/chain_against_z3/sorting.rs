//! Sorting: networks and bubble sort over symbolic elements, and searching.

use verify_term::{Arena, TermId};

use crate::problem::{Problem, Step, differ, word, words};

pub fn problems() -> Vec<Problem> {
    vec![
        Problem::query("sort: network of 4 sorts, 32 bits", |arena| {
            network_sorts(arena, &FOUR, 4, 32)
        }),
        Problem::query("sort: network of 6 sorts, 8 bits", |arena| {
            network_sorts(arena, &SIX, 6, 8)
        }),
        Problem::query("sort: network of 8 sorts, 8 bits", |arena| {
            network_sorts(arena, &EIGHT, 8, 8)
        }),
        Problem::query("sort: broken network of 8", |arena| {
            network_sorts(arena, &EIGHT[..EIGHT.len() - 1], 8, 16)
        }),
        Problem::query("sort: network of 4 keeps the sum", |arena| {
            keeps_sum(arena, &FOUR, 4, 16)
        }),
        Problem::query("sort: network of 4 keeps an element", |arena| {
            keeps_element(arena, &FOUR, 4, 32)
        }),
        Problem::query("sort: bubble sort of 5 sorts", |arena| {
            bubble_sorts(arena, 5, 32)
        }),
        Problem::query("sort: bubble sort of 7 sorts", |arena| {
            bubble_sorts(arena, 7, 16)
        }),
        Problem::new("sort: bubble sort of 6, all pairs", |arena| {
            let input = words(arena, "a", 6, 32);
            let output = bubble(arena, &input);
            pairs(arena, &output)
        }),
        Problem::query("sort: output 7, 7, 9, 12 of a network", |arena| {
            let input = words(arena, "a", 4, 32);
            let output = apply(arena, &FOUR, input);
            output
                .iter()
                .zip([7, 7, 9, 12])
                .map(|(&element, value)| {
                    let value = arena.bv(32, value);
                    arena.eq(element, value)
                })
                .collect()
        }),
        Problem::query("search: binary search of 16 finds", |arena| {
            binary_search(arena, 16)
        }),
        Problem::query("search: binary search of 64 finds", |arena| {
            binary_search(arena, 64)
        }),
        Problem::new("search: binary search of 32 misses none", |arena| {
            misses_none(arena, 32)
        }),
        Problem::new("search: binary search of 64 misses none", |arena| {
            misses_none(arena, 64)
        }),
        Problem::query("search: maximum is the maximum", |arena| {
            let input = words(arena, "a", 16, 32);
            let mut most = input[0];
            for &element in &input[1..] {
                let larger = arena.slt(most, element);
                most = arena.ite(larger, element, most);
            }
            let above: Vec<TermId> = input.iter().map(|&a| arena.slt(most, a)).collect();
            vec![arena.or_all(&above)]
        }),
        Problem::query("search: tritype, 32 bits", tritype),
    ]
}

const FOUR: [(usize, usize); 5] = [(0, 1), (2, 3), (0, 2), (1, 3), (1, 2)];

const SIX: [(usize, usize); 12] = [
    (0, 5),
    (1, 3),
    (2, 4),
    (1, 2),
    (3, 4),
    (0, 3),
    (2, 5),
    (0, 1),
    (2, 3),
    (4, 5),
    (1, 2),
    (3, 4),
];

const EIGHT: [(usize, usize); 19] = [
    (0, 2),
    (1, 3),
    (4, 6),
    (5, 7),
    (0, 4),
    (1, 5),
    (2, 6),
    (3, 7),
    (0, 1),
    (2, 3),
    (4, 5),
    (6, 7),
    (2, 4),
    (3, 5),
    (1, 4),
    (3, 6),
    (1, 2),
    (3, 4),
    (5, 6),
];

fn apply(arena: &mut Arena, network: &[(usize, usize)], mut elements: Vec<TermId>) -> Vec<TermId> {
    for &(i, j) in network {
        let swapped = arena.ult(elements[j], elements[i]);
        let low = arena.ite(swapped, elements[j], elements[i]);
        let high = arena.ite(swapped, elements[i], elements[j]);
        (elements[i], elements[j]) = (low, high);
    }
    elements
}

fn unsorted(arena: &mut Arena, elements: &[TermId]) -> TermId {
    let inversions: Vec<TermId> = elements
        .windows(2)
        .map(|pair| arena.ult(pair[1], pair[0]))
        .collect();
    arena.or_all(&inversions)
}

fn network_sorts(
    arena: &mut Arena,
    network: &[(usize, usize)],
    count: usize,
    width: u32,
) -> Vec<TermId> {
    let input = words(arena, "a", count, width);
    let output = apply(arena, network, input);
    vec![unsorted(arena, &output)]
}

fn sum(arena: &mut Arena, elements: &[TermId]) -> TermId {
    let zero = arena.bv(arena.width(elements[0]), 0);
    elements
        .iter()
        .fold(zero, |sum, &element| arena.add(sum, element))
}

fn keeps_sum(
    arena: &mut Arena,
    network: &[(usize, usize)],
    count: usize,
    width: u32,
) -> Vec<TermId> {
    let input = words(arena, "a", count, width);
    let before = sum(arena, &input);
    let output = apply(arena, network, input);
    let after = sum(arena, &output);
    vec![differ(arena, before, after)]
}

fn keeps_element(
    arena: &mut Arena,
    network: &[(usize, usize)],
    count: usize,
    width: u32,
) -> Vec<TermId> {
    let input = words(arena, "a", count, width);
    let first = input[0];
    let output = apply(arena, network, input);
    output
        .iter()
        .map(|&element| differ(arena, element, first))
        .collect()
}

fn bubble(arena: &mut Arena, input: &[TermId]) -> Vec<TermId> {
    let mut elements = input.to_vec();
    for end in (1..elements.len()).rev() {
        for i in 0..end {
            let swapped = arena.slt(elements[i + 1], elements[i]);
            let low = arena.ite(swapped, elements[i + 1], elements[i]);
            let high = arena.ite(swapped, elements[i], elements[i + 1]);
            (elements[i], elements[i + 1]) = (low, high);
        }
    }
    elements
}

fn bubble_sorts(arena: &mut Arena, count: usize, width: u32) -> Vec<TermId> {
    let input = words(arena, "a", count, width);
    let output = bubble(arena, &input);
    let inversions: Vec<TermId> = output
        .windows(2)
        .map(|pair| arena.slt(pair[1], pair[0]))
        .collect();
    vec![arena.or_all(&inversions)]
}

/// Every pair of elements as a query of its own.
fn pairs(arena: &mut Arena, output: &[TermId]) -> Vec<Step> {
    let mut steps = Vec::new();
    for i in 0..output.len() {
        for j in i + 1..output.len() {
            steps.push(Step::Check(vec![arena.slt(output[j], output[i])]));
        }
    }
    steps
}

/// What is at a symbolic place among some elements.
fn read(arena: &mut Arena, elements: &[TermId], index: TermId) -> TermId {
    let mut value = elements[0];
    for (i, &element) in elements.iter().enumerate().skip(1) {
        let position = arena.bv(32, i as u64);
        let here = arena.eq(index, position);
        value = arena.ite(here, element, value);
    }
    value
}

fn ascending(arena: &mut Arena, elements: &[TermId]) -> Vec<TermId> {
    elements
        .windows(2)
        .map(|pair| arena.sle(pair[0], pair[1]))
        .collect()
}

/// Whether binary search for `x`, all its paths merged, ends at an element equal to it.
fn is_found(arena: &mut Arena, elements: &[TermId], x: TermId) -> TermId {
    let mut low = arena.bv(32, 0);
    let mut high = arena.bv(32, elements.len() as u64 - 1);
    let mut found = TermId::FALSE;
    let one = arena.bv(32, 1);
    for _ in 0..=elements.len().ilog2() {
        let open = arena.sle(low, high);
        let distance = arena.sub(high, low);
        let half = arena.lshr(distance, one);
        let middle = arena.add(low, half);
        let value = read(arena, elements, middle);
        let equal = arena.eq(value, x);
        let hit = arena.and(open, equal);
        found = arena.or(found, hit);
        let less = arena.slt(value, x);
        let after = arena.add(middle, one);
        let before = arena.sub(middle, one);
        low = arena.ite(less, after, low);
        high = arena.ite(less, high, before);
    }
    found
}

/// In a sorted array that contains `x`, binary search ends at an element equal to `x`.
fn binary_search(arena: &mut Arena, count: usize) -> Vec<TermId> {
    let elements = words(arena, "a", count, 32);
    let x = word(arena, "x", 32);
    let at = word(arena, "at", 32);
    let mut query = ascending(arena, &elements);
    let size = arena.bv(32, count as u64);
    query.push(arena.ult(at, size));
    let there = read(arena, &elements, at);
    query.push(arena.eq(there, x));
    let found = is_found(arena, &elements, x);
    query.push(arena.not(found));
    query
}

/// What binary search does not find is not there: a check for each element, as a
/// loop over all of them asks.
fn misses_none(arena: &mut Arena, count: usize) -> Vec<Step> {
    let elements = words(arena, "a", count, 32);
    let x = word(arena, "x", 32);
    let sorted = ascending(arena, &elements);
    let mut path = vec![arena.and_all(&sorted)];
    let found = is_found(arena, &elements, x);
    path.push(arena.not(found));
    let mut steps = Vec::new();
    for &element in &elements {
        let equal = arena.eq(element, x);
        let mut query = path.clone();
        query.push(equal);
        steps.push(Step::Check(query));
        path.push(arena.not(equal));
    }
    steps
}

/// The triangle classifier against its specification.
fn tritype(arena: &mut Arena) -> Vec<TermId> {
    let (i, j, k) = (
        word(arena, "i", 32),
        word(arena, "j", 32),
        word(arena, "k", 32),
    );
    let zero = arena.bv(32, 0);
    let limit = arena.bv(32, 1 << 29);
    let mut query: Vec<TermId> = Vec::new();
    for side in [i, j, k] {
        query.push(arena.slt(zero, side));
        query.push(arena.slt(side, limit));
    }
    let (ij, ik, jk) = (arena.eq(i, j), arena.eq(i, k), arena.eq(j, k));
    let number = |arena: &mut Arena, value| arena.bv(32, value);
    let (one, two, three) = (number(arena, 1), number(arena, 2), number(arena, 3));
    let mut code = zero;
    for (equal, weight) in [(ij, one), (ik, two), (jk, three)] {
        let more = arena.add(code, weight);
        code = arena.ite(equal, more, code);
    }
    let sum_at_most = |arena: &mut Arena, a, b, c| {
        let sum = arena.add(a, b);
        arena.sle(sum, c)
    };
    let flat = [
        sum_at_most(arena, i, j, k),
        sum_at_most(arena, i, k, j),
        sum_at_most(arena, j, k, i),
    ];
    let four = number(arena, 4);
    let any_flat = arena.or_all(&flat);
    let scalene = arena.ite(any_flat, four, one);
    let pair = |arena: &mut Arena, weight, flat| {
        let here = arena.eq(code, weight);
        let valid = arena.not(flat);
        arena.and(here, valid)
    };
    let isosceles = [
        pair(arena, one, flat[0]),
        pair(arena, two, flat[1]),
        pair(arena, three, flat[2]),
    ];
    let isosceles = arena.or_all(&isosceles);
    let rest = arena.ite(isosceles, two, four);
    let equilateral = arena.slt(three, code);
    let equal_sides = arena.ite(equilateral, three, rest);
    let none_equal = arena.eq(code, zero);
    let result = arena.ite(none_equal, scalene, equal_sides);

    let all_equal = arena.and(ij, jk);
    let some_equal = arena.or_all(&[ij, ik, jk]);
    let expected_rest = arena.ite(some_equal, two, one);
    let expected = arena.ite(all_equal, three, expected_rest);
    let expected = arena.ite(any_flat, four, expected);
    query.push(differ(arena, result, expected));
    query
}
