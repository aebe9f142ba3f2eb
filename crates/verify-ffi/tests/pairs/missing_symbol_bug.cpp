int half(int n) { return n / 2; }
extern "C" int fourth(int n) { return n / 4; }
