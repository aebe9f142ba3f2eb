extern "C" void visit(bool (*each)(void *, unsigned, double), void *user) { each(user, 1, 2.0); }

struct Table {
    int (*open)(const char *name);
    void (*log)(const char *format, ...);
};
extern "C" void install(const Table *table) { table->open("now"); }
