// verify: proved
// native: none
extern "C" unsigned nondet_uint();

template <class T, unsigned N> class fixed_vector {
    T items_[N];
    unsigned size_ = 0;

public:
    bool push(const T &v) {
        if (size_ == N)
            return false;
        items_[size_++] = v;
        return true;
    }
    unsigned size() const { return size_; }
};

int main() {
    fixed_vector<short, 5> v;
    unsigned n = nondet_uint() % 8;
    for (unsigned i = 0; i < n; ++i)
        v.push(static_cast<short>(i));
    return v.size() > 6;
}
