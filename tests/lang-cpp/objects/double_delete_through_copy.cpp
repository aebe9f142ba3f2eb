// verify: proved
// native: ok
class buffer {
    int *data_;

public:
    explicit buffer(int v) : data_(new int(v)) {}
    buffer(const buffer &o) : data_(new int(*o.data_)) {}
    ~buffer() {
        delete data_;
    }
    int get() const { return *data_; }
};

int main() {
    buffer a(7);
    buffer b = a;
    return b.get() == 7 ? 0 : 1;
}
