// verify: violated
// flags: --function pick
// native: none
struct range {
    int first, last;
    long step;
};
struct table {
    int values[4];
};

/* The struct takes two registers: the pointer is the second parameter all the same. */
int pick(struct range range, const struct table *table) {
    if (range.first < 0 || range.last > 4 || range.first > range.last)
        return 0;
    return table->values[range.first]; //~ V0103
}
