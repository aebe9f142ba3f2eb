// verify: violated
// native: asan
class buffer {
    int *data_;

public:
    explicit buffer(int v) : data_(new int(v)) {}
    ~buffer() {
        delete data_; //~ V0107
    }
    int get() const { return *data_; }
};

int main() {
    buffer a(7);
    buffer b = a;
    return b.get() == 7 ? 0 : 1;
}
