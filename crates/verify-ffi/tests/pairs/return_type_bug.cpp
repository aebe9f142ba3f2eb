struct Matrix { double cells[9]; };
extern "C" long total() { return 1; }
extern "C" void reset() { }
extern "C" int count() { return 3; }
extern "C" Matrix matrix() { return {}; }
extern "C" double ratio() { return 0.5; }
extern "C" double gamma(double x) { return x * 0.5; }
