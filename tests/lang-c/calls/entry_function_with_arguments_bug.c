// verify: violated
// flags: --function clamp
// native: none
int clamp(int value, int low, int high) {
    if (low > high)
        return low;
    int r = value < low ? low : value > high ? high : value;
    int below = r - low; //~ V0201
    return below ? r : low;
}
