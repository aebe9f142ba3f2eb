// verify: violated
// native: leak
class holder {
    int *p_;

public:
    holder() : p_(new int[8]()) {} //~ V0110
    int at(int i) const { return p_[i]; }
};

int main() {
    holder h;
    return h.at(7);
}
