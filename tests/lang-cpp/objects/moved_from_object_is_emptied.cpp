// verify: proved
// native: ok
#include <cassert>
#include <utility>

class box {
    int *p_;

public:
    explicit box(int v) : p_(new int(v)) {}
    box(box &&o) noexcept : p_(o.p_) { o.p_ = nullptr; }
    box(const box &) = delete;
    ~box() { delete p_; }
    bool empty() const { return !p_; }
    int get() const {
        return *p_;
    }
};

int main() {
    box a(3);
    box b = std::move(a);
    assert(a.empty() && b.get() == 3);
    assert(!b.empty());
    return 0;
}
