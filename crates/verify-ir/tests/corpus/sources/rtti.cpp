// Run-time types: dynamic casts down, across and to void, type ids.
#include <typeinfo>
// expect function: `const char *which(Animal *)` at 10
// expect calls: __dynamic_cast __cxa_bad_cast
// expect global symbol: _ZTI3Cat _ZTI6Animal
// expect opcode: invoke landingpad resume
struct Animal { virtual ~Animal() {} };
struct Named { virtual ~Named() {} int name = 4; };
struct Cat : Animal, Named {};
const char *which(Animal *a) {
    Named *crossed = dynamic_cast<Named *>(a);
    void *whole = dynamic_cast<void *>(a);
    Cat copy = dynamic_cast<Cat &>(*a);
    return crossed && whole && copy.name ? typeid(*a).name() : typeid(int).name();
}
