// Overloaded operators, conversions, user literals, comparison operators made by the compiler.
// flags: -std=c++20
#include <compare>
// expect function: `Money operator+(Money, Money)` at 11
// expect function: `Money operator""_eur(unsigned long long)` at 12
struct Money {
    long cents;
    auto operator<=>(const Money &) const = default;
    explicit operator bool() const { return cents != 0; }
    long operator[](int i) const { return cents >> i; } Money &operator++() { ++cents; return *this; } };
Money operator+(Money a, Money b) { return {a.cents + b.cents}; }
Money operator""_eur(unsigned long long euros) { return {(long)euros * 100}; }
bool run(Money m) { ++m; return m + 3_eur > 2_eur && bool(m) && m[2] != 1 && (m <=> 1_eur) != 0; }
