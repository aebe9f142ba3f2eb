extern "C" void on_event(int code, const unsigned char *data);
extern "C" void fire() { on_event(1, nullptr); }
