// verify: proved
// native: ok
#include <cassert>
#include <cstring>

static char log_[16];
static int n;

static void note(char c) { log_[n++] = c; }

struct base {
    base() { note('b'); }
    ~base() { note('B'); }
};
struct member {
    member() { note('m'); }
    ~member() { note('M'); }
};
struct whole : base {
    member m;
    whole() { note('w'); }
    ~whole() { note('W'); }
};

int main() {
    { whole w; }
    assert(std::strcmp(log_, "bmwWMB") == 0);
    return 0;
}
