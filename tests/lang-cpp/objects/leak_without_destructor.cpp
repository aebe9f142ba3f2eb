// verify: proved
// native: ok
class holder {
    int *p_;

public:
    holder() : p_(new int[8]()) {}
    ~holder() { delete[] p_; }
    int at(int i) const { return p_[i]; }
};

int main() {
    holder h;
    return h.at(7);
}
