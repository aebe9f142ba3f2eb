extern "C" unsigned char is_ready() { return 1; }
extern "C" void set(bool on) { (void)on; }
extern "C" int wide() { return 1; }
