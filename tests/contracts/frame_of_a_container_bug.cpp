// verify: violated
// flags: --function main
// native: ok
// What a container owns is part of it.
#include <verify.h>
#include <vector>

static void add(std::vector<int> &v, std::vector<int> &other, int x)
    VERIFY_ASSIGNS(v) //~ V1003
    VERIFY_POST(v.back() == x)
{
    v.push_back(x);
    v[0] = other[0]++;
}

int main() {
    std::vector<int> v = {1, 2}, other = {7};
    add(v, other, 3);
    return v[0] == 7 ? 0 : 1;
}
