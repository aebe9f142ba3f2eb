// The unit that other programs link with: a registry safe against the order of initialisation.
namespace {
int &count() {
    static int n = 0;
    return n;
}
} // namespace

int registered(const char *) { return count()++; }
int registrations() { return count(); }

static int first = registered("first"), second = registered("second");
