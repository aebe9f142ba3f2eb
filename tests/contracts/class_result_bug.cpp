// verify: violated
// flags: --function main
// native: ok
// A result that is an object with a destructor.
#include <verify.h>
#include <string>

static std::string repeat(char c, int n)
    VERIFY_PRE(0 <= n && n < 4)
    VERIFY_POST(r, r.size() == static_cast<size_t>(n)) //~ V1002
{
    return std::string(n + 1, c);
}

int main() { return repeat('x', 2) == "xxx" ? 0 : 1; }
