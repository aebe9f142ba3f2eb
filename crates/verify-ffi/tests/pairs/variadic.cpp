extern "C" int report(const char *format, ...) { return *format; }
extern "C" int plain(const char *format) { return *format; }
