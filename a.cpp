#include <cassert>
#include <map>
extern "C" int __VERIFIER_nondet_int(void);
int main() {
    std::map<int, int> m;
    int a = __VERIFIER_nondet_int(), b = __VERIFIER_nondet_int();
    m[a] = 1;
    m[b] = 2;
#ifdef T1
    assert(m.size()!=2);
#elif defined T2
    assert(m[b]==2);
#elif defined T3
    assert(m.find(a)->second == 1);
#elif defined T4
    assert(m[a]==1);
#endif
}
