// Distributions ([rand.dist]): parameters and ranges. Which values come is left open
// ([rand.dist.general]/3), so only what holds of every implementation is asserted.
// standards: 11 14 17 20 23
#include "check.h"
#include <random>
#include <vector>

template <class Distribution>
static void common(const char *name, Distribution d) {
    check::section(name);
    std::mt19937 engine(1);
    Distribution copy(d);
    CHECK(copy == d);
    CHECK(!(copy != d));
    bool inside = true;
    for (int i = 0; i != 50; ++i) {
        typename Distribution::result_type x = d(engine);
        inside = inside && d.min() <= x && x <= d.max();
    }
    CHECK(inside);
    d.reset();
    typename Distribution::param_type p = d.param();
    Distribution from_parameters(p);
    CHECK(from_parameters.param() == p);
    typename Distribution::result_type y = d(engine, p);
    CHECK(d.min() <= y && y <= d.max());
    Distribution other;
    other.param(p);
    CHECK(other.param() == p);
}

int main() {
    common("uniform_int", std::uniform_int_distribution<int>(3, 9));
    common("uniform_int negative", std::uniform_int_distribution<long>(-5, 5));
    common("uniform_int single", std::uniform_int_distribution<short>(7, 7));
    common("uniform_real", std::uniform_real_distribution<double>(1.0, 2.0));
    common("bernoulli", std::bernoulli_distribution(0.25));
    common("binomial", std::binomial_distribution<int>(10, 0.5));
    common("geometric", std::geometric_distribution<int>(0.5));
    common("negative binomial", std::negative_binomial_distribution<int>(3, 0.5));
    common("poisson", std::poisson_distribution<int>(4.0));
    common("exponential", std::exponential_distribution<double>(2.0));
    common("gamma", std::gamma_distribution<double>(2.0, 1.0));
    common("weibull", std::weibull_distribution<double>(2.0, 1.0));
    common("extreme value", std::extreme_value_distribution<double>(2.0, 1.0));
    common("normal", std::normal_distribution<double>(5.0, 2.0));
    common("lognormal", std::lognormal_distribution<double>(1.0, 0.5));
    common("chi squared", std::chi_squared_distribution<double>(3.0));
    common("cauchy", std::cauchy_distribution<double>(0.0, 1.0));
    common("fisher", std::fisher_f_distribution<double>(3.0, 4.0));
    common("student", std::student_t_distribution<double>(5.0));
    common("discrete", std::discrete_distribution<int>({1.0, 2.0, 3.0}));

    check::section("parameters");
    std::uniform_int_distribution<int> die(1, 6);
    CHECK(die.a() == 1 && die.b() == 6);
    CHECK(die.min() == 1 && die.max() == 6);
    std::mt19937 engine;
    std::vector<int> seen(7);
    for (int i = 0; i != 300; ++i)
        ++seen[die(engine)];
    CHECK(seen[0] == 0 && seen[1] && seen[2] && seen[3] && seen[4] && seen[5] && seen[6]);
    CHECK(die(engine, std::uniform_int_distribution<int>::param_type(4, 4)) == 4);
    std::normal_distribution<> normal(2.0, 3.0);
    CHECK(normal.mean() == 2.0 && normal.stddev() == 3.0);
    std::discrete_distribution<> weights{1, 3};
    CHECK(weights.probabilities()[1] == 0.75);
    CHECK(weights.max() == 1);
    std::discrete_distribution<> never{0, 1, 0};
    CHECK(never(engine) == 1);
    CHECK(std::bernoulli_distribution(1.0)(engine));
    CHECK(!std::bernoulli_distribution(0.0)(engine));
    CHECK(std::bernoulli_distribution().p() == 0.5);
    CHECK(std::binomial_distribution<>(0, 0.5)(engine) == 0);
    std::piecewise_constant_distribution<double> steps{{0.0, 1.0, 2.0}, [](double x) { return x; }};
    CHECK(steps.intervals().size() >= 2);
    double step = steps(engine);
    CHECK(step >= 0 && step <= 2.0);
    return check::done();
}
