// verify: violated
// flags: --function normalise
// native: none
struct vector {
    int x, y;
};

int normalise(struct vector *v, const int *scale) {
    if (*scale == 0)
        return 0;
    v->x = v->x / *scale; //~ V0204
    v->y = 1;
    return 1;
}
