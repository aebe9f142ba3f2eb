// verify: proved
// flags: --function main
// native: ok
// A result that is an object with a destructor.
#include <verify.h>
#include <string>

static std::string repeat(char c, int n)
    VERIFY_PRE(0 <= n && n < 4)
    VERIFY_POST(r, r.size() == static_cast<size_t>(n))
{
    return std::string(n, c);
}

int main() { return repeat('x', 3) == "xxx" ? 0 : 1; }
