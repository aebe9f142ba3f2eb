// verify: violated
// native: none
extern "C" unsigned nondet_uint();

class storage {
    int cells_[4] = {};

protected:
    void store(unsigned i, int v) { cells_[i % 4] = v; }
    int load(unsigned i) const {
        return cells_[i]; //~ V0103
    }
};

class ring : private storage {
    unsigned next_ = 0;

public:
    void put(int v) { store(next_++, v); }
    int last() const { return load(next_ - 1); }
};

int main() {
    ring r;
    unsigned n = nondet_uint() % 6;
    r.put(0);
    for (unsigned i = 1; i < n; ++i)
        r.put(static_cast<int>(i));
    return r.last() > 5;
}
