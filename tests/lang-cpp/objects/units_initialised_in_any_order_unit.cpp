// Initialised before the other unit, or behind it.
static int start() { return 41; }

int table = start() + 1;

int &counter() {
    static int count = 0;
    return count;
}

static int second = ++counter();
