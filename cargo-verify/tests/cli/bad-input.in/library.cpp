namespace shapes {
int area(int width, int height) { return width * height; }
int area(int side) { return side * side; }
}
extern "C" int perimeter(int width, int height) { return 2 * (width + height); }
