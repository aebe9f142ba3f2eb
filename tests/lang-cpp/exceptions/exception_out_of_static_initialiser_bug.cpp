// verify: violated
// native: uncaught
static int checked(int v) {
    if (v > 10)
        throw v; //~ V0601
    return v;
}

static int limit = checked(11);

int main() { return limit - 10; }
