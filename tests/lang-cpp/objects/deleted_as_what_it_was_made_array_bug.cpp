// verify: violated
// clang: -std=c++17
// native: none
struct open {
    int x;
    virtual ~open() {}
};
struct derived : open {
};

int main() {
    open *p = new derived[2];
    delete[] p; //~ V0702
    return 0;
}
