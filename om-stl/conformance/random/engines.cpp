// Engines, adaptors and seed sequences ([rand.eng], [rand.adapt], [rand.util.seedseq]); their values are laid down
// by the standard.
// standards: 11 14 17 20 23
#include "check.h"
#include <random>
#include <sstream>
#include <type_traits>

template <class Engine>
static typename Engine::result_type ten_thousandth() {
    Engine engine;
    engine.discard(9999);
    return engine();
}

template <class Engine>
static void requirements() {
    Engine a, b, c(7), d(7);
    CHECK(a == b);
    CHECK(c == d);
    CHECK(a() == b());
    a();
    CHECK(a != b);
    b();
    CHECK(a == b);
    Engine e(c);
    CHECK(e() == c());
    std::ostringstream out;
    out << c;
    std::istringstream in(out.str());
    in >> a;
    CHECK(a == c);
    c.seed(7);
    CHECK(c == d);
    CHECK(Engine::min() < Engine::max());
    c.discard(3);
    d();
    d();
    d();
    CHECK(c == d);
    std::seed_seq sequence{1, 2, 3};
    Engine f(sequence), g(sequence);
    CHECK(f() == g());
    CHECK((!std::is_convertible<unsigned, Engine>::value));
}

int main() {
    check::section("the values that the standard gives");
    CHECK(ten_thousandth<std::minstd_rand0>() == 1043618065);
    CHECK(ten_thousandth<std::minstd_rand>() == 399268537);
    CHECK(ten_thousandth<std::mt19937>() == 4123659995u);
    CHECK(ten_thousandth<std::mt19937_64>() == 9981545732273789042ull);
    CHECK(ten_thousandth<std::ranlux24_base>() == 7937952);
    CHECK(ten_thousandth<std::ranlux48_base>() == 61839128582725ull);
    CHECK(ten_thousandth<std::ranlux24>() == 9901578);
    CHECK(ten_thousandth<std::ranlux48>() == 249142670248501ull);
    CHECK(ten_thousandth<std::knuth_b>() == 1112339016);

    check::section("requirements");
    requirements<std::minstd_rand>();
    requirements<std::mt19937>();
    requirements<std::mt19937_64>();
    requirements<std::ranlux24>();
    requirements<std::knuth_b>();
    requirements<std::independent_bits_engine<std::mt19937, 10, unsigned>>();

    check::section("seeds");
    std::seed_seq s{1, 2, 3, 4, 5};
    CHECK(s.size() == 5);
    unsigned seeds[4];
    s.generate(seeds, seeds + 4);
    unsigned again[4];
    s.generate(again, again + 4);
    CHECK(seeds[0] == again[0] && seeds[3] == again[3]);
    printf("%u %u %u %u\n", seeds[0], seeds[1], seeds[2], seeds[3]);
    std::mt19937 seeded(s);
    printf("%u\n", unsigned(seeded()));
    std::minstd_rand zero(0);
    CHECK(zero() == std::minstd_rand()());
    std::mt19937 fixed(42);
    CHECK(fixed() == 1608637542u);
    CHECK(fixed() == 3421126067u);
    CHECK(std::mt19937::default_seed == 5489u);
    CHECK(std::minstd_rand::multiplier == 48271);
    CHECK(std::mt19937::state_size == 624);
    CHECK((std::mt19937::min() == 0 && std::mt19937::max() == 4294967295u));
    CHECK((std::minstd_rand::min() == 1 && std::minstd_rand::max() == 2147483646));
    std::random_device device;
    CHECK((device() <= std::random_device::max()));
    double canonical = std::generate_canonical<double, 53>(fixed);
    CHECK(canonical >= 0 && canonical < 1);
    return check::done();
}
