#include <cstdlib>

extern "C" long total() { return 1; }
extern "C" void reset() { }
extern "C" void give_up() { std::abort(); }
extern "C" double ratio() { return 0.5; }
extern "C" double gamma(double x) { return x * 0.5; }
