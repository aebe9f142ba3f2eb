// verify: violated
// clang: -std=c++11
// native: none
struct plain {
    int x;
};
struct derived : plain {
};

int main() {
    plain *p = new derived();
    delete p; //~ V0702
    return 0;
}
