// verify: violated
// native: none
struct record {
    int values[4];
    int sum;
};

int main(void) {
    struct record r;
    r.sum = 0;
    int *p = r.values;
    for (int i = 0; i <= 4; i++)
        *p++ = 0; //~ V0103
    return r.sum;
}
