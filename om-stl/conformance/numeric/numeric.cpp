// <numeric> ([numeric.ops]).
#include "check.h"
#include <functional>
#include <numeric>
#include <vector>

typedef std::vector<int> V;

int main() {
    for (int n = 0; n != 8; ++n) {
        V v, w;
        int sum = 0, product = 1, inner = 0;
        for (int i = 0; i != n; ++i) {
            v.push_back(i + 1);
            w.push_back(2 * i);
            sum += i + 1;
            product *= i + 1;
            inner += (i + 1) * 2 * i;
        }
        CHECK(std::accumulate(v.begin(), v.end(), 0) == sum);
        CHECK(std::accumulate(v.begin(), v.end(), 1, std::multiplies<int>()) == product);
        CHECK(std::inner_product(v.begin(), v.end(), w.begin(), 0) == inner);
        CHECK(std::inner_product(v.begin(), v.end(), w.begin(), 0, std::plus<int>(), std::minus<int>()) ==
              sum - (n * (n - 1)));
        V sums(v.size()), differences(v.size());
        std::partial_sum(v.begin(), v.end(), sums.begin());
        std::adjacent_difference(sums.begin(), sums.end(), differences.begin());
        CHECK(differences == v);
        CHECK(n == 0 || sums.back() == sum);
#if __cplusplus >= 201103L
        V counted(v.size());
        std::iota(counted.begin(), counted.end(), 1);
        CHECK(counted == v);
#endif
#if __cplusplus >= 201703L
        CHECK(std::reduce(v.begin(), v.end()) == sum);
        CHECK(std::reduce(v.begin(), v.end(), 1, std::multiplies<>()) == product);
        CHECK(std::transform_reduce(v.begin(), v.end(), w.begin(), 0) == inner);
        CHECK(std::transform_reduce(v.begin(), v.end(), 0, std::plus<>(), [](int x) { return 2 * x; }) == 2 * sum);
        V inclusive(v.size()), exclusive(v.size());
        std::inclusive_scan(v.begin(), v.end(), inclusive.begin());
        CHECK(inclusive == sums);
        std::exclusive_scan(v.begin(), v.end(), exclusive.begin(), 0);
        CHECK(n == 0 || (exclusive[0] == 0 && exclusive.back() == sum - n));
        const auto twice = [](int x) { return 2 * x; };
        V doubled(v.size());
        std::transform_inclusive_scan(v.begin(), v.end(), doubled.begin(), std::plus<>(), twice);
        CHECK(n == 0 || (doubled[0] == 2 && doubled.back() == 2 * sum));
        std::transform_inclusive_scan(v.begin(), v.end(), doubled.begin(), std::plus<>(), twice, 1);
        CHECK(n == 0 || (doubled[0] == 3 && doubled.back() == 2 * sum + 1));
        std::transform_exclusive_scan(v.begin(), v.end(), doubled.begin(), 1, std::plus<>(), twice);
        CHECK(n == 0 || (doubled[0] == 1 && doubled.back() == 2 * (sum - n) + 1));
#endif
    }
#if __cplusplus >= 201703L
    for (int a = -6; a != 7; ++a)
        for (int b = -6; b != 7; ++b) {
            int divisor = 0;
            for (int d = 1; d <= 6; ++d)
                if (a % d == 0 && b % d == 0)
                    divisor = d;
            if (a == 0 && b == 0)
                divisor = 0;
            CHECK(std::gcd(a, b) == divisor);
            CHECK(std::lcm(a, b) == (divisor ? (a < 0 ? -a : a) / divisor * (b < 0 ? -b : b) : 0));
        }
#endif
#if __cplusplus >= 202002L
    CHECK(std::midpoint(1, 4) == 2);
    CHECK(std::midpoint(4, 1) == 3);
    CHECK(std::midpoint(2147483647, 2147483645) == 2147483646);
    CHECK(std::midpoint(1.0, 2.0) == 1.5);
#endif
    return check::done();
}
