extern "C" int half(int n) { return n / 2; }

struct Stream { int read(int n); };
int Stream::read(int n) { return n; }

extern "C" inline int inlined(int n) { return n; }
int use(int n) { return inlined(n); }
