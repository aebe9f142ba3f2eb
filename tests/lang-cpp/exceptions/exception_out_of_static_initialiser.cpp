// verify: proved
// native: ok
static int checked(int v) {
    if (v > 10)
        throw v;
    return v;
}

static int limit = checked(10);

int main() { return limit - 10; }
