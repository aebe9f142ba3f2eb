// verify: violated
// native: abort
#include <cassert>

struct secret {
    virtual ~secret() {}
};
struct open {
    virtual ~open() {}
};
class owner : secret, public open {
public:
    secret *reveal() { return this; }
};

int main() {
    owner o;
    open *p = &o;
    assert(dynamic_cast<owner *>(p) == &o);
    assert(dynamic_cast<secret *>(p) == o.reveal()); //~ V0001
    return 0;
}
