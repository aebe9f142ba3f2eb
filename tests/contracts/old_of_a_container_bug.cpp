// verify: violated
// flags: --function main
// native: ok
// An old value is a copy, of a container, too.
#include <verify.h>
#include <vector>

static void add(std::vector<int> &v, int x)
    VERIFY_POST(v.size() == verify::old(v).size() + 1 && v.back() == x)
    VERIFY_POST(verify::forall(size_t(0), verify::old(v).size(), [&](size_t i) { return v[i] == verify::old(v)[i]; })) //~ V1002
{
    v.push_back(x);
    v[0] = x;
}

int main() {
    std::vector<int> v = {1, 2};
    add(v, 3);
    return v.size() == 3 ? 0 : 1;
}
