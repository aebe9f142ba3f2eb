// verify: violated
// clang: -std=c++98
// native: none
struct plain {
    int x;
};
struct derived : plain {
    ~derived() { x = 0; }
};
struct holder {
    plain *first;
    ~holder() {
        delete first; //~ V0702
    }
};

int main() {
    holder h = {new derived()};
    return 0;
}
