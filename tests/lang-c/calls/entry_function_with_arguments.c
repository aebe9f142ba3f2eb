// verify: proved
// flags: --function clamp
// native: none
int clamp(int value, int low, int high) {
    if (low > high)
        return low;
    int r = value < low ? low : value > high ? high : value;
    int below = r == low ? 0 : r > low;
    return below ? r : low;
}
