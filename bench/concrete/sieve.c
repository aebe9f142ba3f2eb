// Concrete execution: array accesses in nested loops.
enum { LIMIT = 400000 };
static unsigned char composite[LIMIT];

int main(void) {
    int count = 0;
    for (int i = 2; i < LIMIT; i++) {
        if (composite[i])
            continue;
        count++;
        for (int j = 2 * i; j < LIMIT; j += i)
            composite[j] = 1;
    }
    return count == 33860 ? 0 : 1;
}
