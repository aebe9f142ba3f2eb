// verify: bounded
// flags: --function normalise
// native: none
// `scale` could point into `*v`, which is not tried and therefore said.
struct vector {
    int x, y;
};

int normalise(struct vector *v, const int *scale) {
    if (*scale == 0 || *scale == -1)
        return 0;
    v->x = v->x / *scale;
    v->y = 1;
    return 1;
}
