// verify: proved
// native: ok
// clang: -std=c++98
// clang: -std=c++11
// clang: -std=c++17
struct plain {
    int x;
};
struct derived : plain {
};
struct open {
    int x;
    virtual ~open() {}
};
struct closed : open {
    ~closed() { ++count; }
    static int count;
};
int closed::count;

template <class T>
struct owner {
    T *held;
    owner() : held(new T()) {}
    ~owner() { delete held; }
};

int main() {
    delete new derived();
    delete[] new derived[2]();
    delete[] new closed[2];
    open *one = new closed;
    delete one;
    const derived *constant = new derived();
    delete constant;
    {
        owner<derived> first;
        owner<closed> second;
    }
    return closed::count != 4;
}
