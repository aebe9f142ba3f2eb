// verify: proved
// native: ok
#include <cassert>

static int closed;

struct stream {
    virtual ~stream() {
    }
    void finish() {
        closed += flush();
    }
    virtual int flush() = 0;
};
struct file : stream {
    ~file() override { finish(); }
    int flush() override { return 1; }
};

int main() {
    { file f; }
    assert(closed == 1);
    return 0;
}
