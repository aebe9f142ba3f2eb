// verify: violated
// native: none
struct colour {
    float rgb[3];
    float alpha;
};

static float fourth(const float *p) {
    return p[3]; //~ V0103
}

int main(void) {
    struct colour c = {{1, 2, 3}, 4};
    return fourth(c.rgb) != 4;
}
