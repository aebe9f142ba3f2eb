#[cfg(large_numbers)]
extern "C" {
    fn advance(by: i64);
}

#[cfg(not(large_numbers))]
extern "C" {
    fn advance(by: i32);
}

#[cfg(windows)]
extern "C" {
    fn advance(by: i8);
}
