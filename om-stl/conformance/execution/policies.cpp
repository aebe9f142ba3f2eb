// <execution>: algorithms with a policy. libstdc++ needs another library for these, so the model alone runs.
// standards: 17 20 23
// model only
#include "check.h"
#include <execution>
#include <vector>

template <class Policy>
static void with(const Policy &policy) {
    std::vector<int> v{3, 1, 2, 5, 4}, out(5);
    std::sort(policy, v.begin(), v.end());
    CHECK((v == std::vector<int>{1, 2, 3, 4, 5}));
    int sum = 0;
    std::for_each(policy, v.begin(), v.end(), [&sum](int n) { sum += n; });
    CHECK(sum == 15);
    std::transform(policy, v.begin(), v.end(), out.begin(), [](int n) { return n * n; });
    CHECK(out.back() == 25);
    CHECK(std::reduce(policy, v.begin(), v.end()) == 15);
    CHECK(std::reduce(policy, v.begin(), v.end(), 10) == 25);
    CHECK(std::transform_reduce(policy, v.begin(), v.end(), out.begin(), 0) == 225);
    CHECK(std::find(policy, v.begin(), v.end(), 3) == v.begin() + 2);
    CHECK(std::count_if(policy, v.begin(), v.end(), [](int n) { return n > 3; }) == 2);
    CHECK(std::all_of(policy, v.begin(), v.end(), [](int n) { return n > 0; }));
    std::fill(policy, out.begin(), out.end(), 7);
    CHECK(out.front() == 7);
    std::copy(policy, v.begin(), v.end(), out.begin());
    CHECK(out == v);
    std::inclusive_scan(policy, v.begin(), v.end(), out.begin());
    CHECK(out.back() == 15);
    CHECK(*std::max_element(policy, v.begin(), v.end()) == 5);
    CHECK(std::is_sorted(policy, v.begin(), v.end()));
}

int main() {
    with(std::execution::seq);
    with(std::execution::par);
    with(std::execution::par_unseq);
    CHECK(std::is_execution_policy_v<std::execution::parallel_policy>);
    CHECK(!std::is_execution_policy_v<int>);
    return check::done();
}
