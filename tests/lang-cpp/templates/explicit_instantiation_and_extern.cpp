// verify: proved
// native: ok
#include <cassert>

template <class T> struct accumulator {
    T total = T();
    void add(T v);
    T get() const { return total; }
};
template <class T> void accumulator<T>::add(T v) { total = static_cast<T>(total + v); }

template struct accumulator<unsigned char>;
extern template struct accumulator<long>;
template struct accumulator<long>;

int main() {
    accumulator<unsigned char> small;
    accumulator<long> wide;
    for (int i = 0; i < 5; ++i) {
        small.add(100);
        wide.add(100);
    }
    assert(wide.get() == 500);
    assert(small.get() == 244);
    return 0;
}
