//! Hash and checksum loops: preimages, collisions, laws.

use verify_term::{Arena, TermId};

use crate::problem::{Problem, differ, words};

pub fn problems() -> Vec<Problem> {
    vec![
        Problem::query("hash: CRC-32 of 4 bytes, preimage", |arena| {
            let bytes = words(arena, "b", 4, 8);
            let crc = crc32(arena, &bytes);
            let wanted = arena.bv(32, 0xdead_beef);
            vec![arena.eq(crc, wanted)]
        }),
        Problem::query("hash: CRC-32 of 3 bytes, collision", |arena| {
            let (a, b) = (words(arena, "a", 3, 8), words(arena, "b", 3, 8));
            let (left, right) = (crc32(arena, &a), crc32(arena, &b));
            let different = differ(arena, a[0], b[0]);
            vec![different, arena.eq(left, right)]
        }),
        Problem::query("hash: CRC-16 is linear", |arena| {
            let (a, b) = (words(arena, "a", 3, 8), words(arena, "b", 3, 8));
            let both: Vec<TermId> = a.iter().zip(&b).map(|(&a, &b)| arena.bvxor(a, b)).collect();
            let zeros = vec![arena.bv(8, 0); 3];
            let (a, b) = (crc16(arena, &a), crc16(arena, &b));
            let (both, zero) = (crc16(arena, &both), crc16(arena, &zeros));
            let sum = arena.bvxor(a, b);
            let sum = arena.bvxor(sum, zero);
            vec![differ(arena, both, sum)]
        }),
        Problem::query("hash: FNV-1a of 3 bytes, preimage", |arena| {
            let bytes = words(arena, "b", 3, 8);
            let hash = fnv(arena, &bytes);
            let wanted = arena.bv(32, u64::from(concrete_fnv(b"cat")));
            vec![arena.eq(hash, wanted)]
        }),
        Problem::query("hash: djb2 of 5 letters, preimage", |arena| {
            let bytes = words(arena, "b", 5, 8);
            let mut query: Vec<TermId> = Vec::new();
            for &byte in &bytes {
                let (a, z) = (arena.bv(8, 97), arena.bv(8, 122));
                query.push(arena.ule(a, byte));
                query.push(arena.ule(byte, z));
            }
            let hash = djb2(arena, &bytes);
            let wanted = arena.bv(32, u64::from(concrete_djb2(b"hello")));
            query.push(arena.eq(hash, wanted));
            query
        }),
        Problem::query("hash: djb2 of 2 letters, no collision", |arena| {
            let (a, b) = (words(arena, "a", 2, 8), words(arena, "b", 2, 8));
            let mut query: Vec<TermId> = Vec::new();
            for &byte in a.iter().chain(&b) {
                let (low, high) = (arena.bv(8, 97), arena.bv(8, 122));
                query.push(arena.ule(low, byte));
                query.push(arena.ule(byte, high));
            }
            let (left, right) = (djb2(arena, &a), djb2(arena, &b));
            query.push(arena.eq(left, right));
            query.push(differ(arena, a[0], b[0]));
            query
        }),
        Problem::query("hash: Adler-32 of 6 bytes, preimage", |arena| {
            let bytes = words(arena, "b", 6, 8);
            let hash = adler(arena, &bytes);
            let wanted = arena.bv(32, u64::from(concrete_adler(b"verify")));
            vec![arena.eq(hash, wanted)]
        }),
        Problem::query("hash: xorshift is a bijection", |arena| {
            let states = words(arena, "s", 2, 32);
            let different = differ(arena, states[0], states[1]);
            let (a, b) = (xorshift(arena, states[0]), xorshift(arena, states[1]));
            vec![different, arena.eq(a, b)]
        }),
    ]
}

/// One step of a reflected CRC, bit by bit.
fn crc(arena: &mut Arena, bytes: &[TermId], width: u32, start: u64, polynomial: u64) -> TermId {
    let mut crc = arena.bv(width, start);
    let polynomial = arena.bv(width, polynomial);
    let one = arena.bv(width, 1);
    for &byte in bytes {
        let byte = arena.zext(byte, width);
        crc = arena.bvxor(crc, byte);
        for _ in 0..8 {
            let low = arena.extract(crc, 0, 0);
            let set = arena.bv(1, 1);
            let odd = arena.eq(low, set);
            let shifted = arena.lshr(crc, one);
            let reduced = arena.bvxor(shifted, polynomial);
            crc = arena.ite(odd, reduced, shifted);
        }
    }
    crc
}

fn crc32(arena: &mut Arena, bytes: &[TermId]) -> TermId {
    let crc = crc(arena, bytes, 32, 0xffff_ffff, 0xedb8_8320);
    arena.bvnot(crc)
}

fn crc16(arena: &mut Arena, bytes: &[TermId]) -> TermId {
    crc(arena, bytes, 16, 0xffff, 0xa001)
}

fn fnv(arena: &mut Arena, bytes: &[TermId]) -> TermId {
    let mut hash = arena.bv(32, 2_166_136_261);
    let prime = arena.bv(32, 16_777_619);
    for &byte in bytes {
        let byte = arena.zext(byte, 32);
        hash = arena.bvxor(hash, byte);
        hash = arena.mul(hash, prime);
    }
    hash
}

fn concrete_fnv(bytes: &[u8]) -> u32 {
    bytes.iter().fold(2_166_136_261, |hash: u32, &byte| {
        (hash ^ u32::from(byte)).wrapping_mul(16_777_619)
    })
}

fn djb2(arena: &mut Arena, bytes: &[TermId]) -> TermId {
    let mut hash = arena.bv(32, 5381);
    let factor = arena.bv(32, 33);
    for &byte in bytes {
        let byte = arena.zext(byte, 32);
        let product = arena.mul(hash, factor);
        hash = arena.add(product, byte);
    }
    hash
}

fn concrete_djb2(bytes: &[u8]) -> u32 {
    bytes.iter().fold(5381, |hash: u32, &byte| {
        hash.wrapping_mul(33).wrapping_add(u32::from(byte))
    })
}

fn adler(arena: &mut Arena, bytes: &[TermId]) -> TermId {
    let mut a = arena.bv(32, 1);
    let mut b = arena.bv(32, 0);
    let modulus = arena.bv(32, 65521);
    for &byte in bytes {
        let byte = arena.zext(byte, 32);
        let sum = arena.add(a, byte);
        a = arena.urem(sum, modulus);
        let sum = arena.add(b, a);
        b = arena.urem(sum, modulus);
    }
    let distance = arena.bv(32, 16);
    let high = arena.shl(b, distance);
    arena.bvor(high, a)
}

fn concrete_adler(bytes: &[u8]) -> u32 {
    let (a, b) = bytes.iter().fold((1, 0), |(a, b), &byte| {
        let a = (a + u32::from(byte)) % 65521;
        (a, (b + a) % 65521)
    });
    b << 16 | a
}

fn xorshift(arena: &mut Arena, state: TermId) -> TermId {
    let mut x = state;
    for (left, distance) in [(true, 13), (false, 17), (true, 5)] {
        let distance = arena.bv(32, distance);
        let shifted = if left {
            arena.shl(x, distance)
        } else {
            arena.lshr(x, distance)
        };
        x = arena.bvxor(x, shifted);
    }
    x
}
