// What only Windows targets print: imports, exports, comdats with other selections.
// flags: --target=x86_64-pc-windows-msvc -fms-extensions
// expect function: `int exported(int)` at 6
__declspec(dllimport) int imported(int);
__declspec(dllimport) extern int imported_value;
__declspec(dllexport) int exported(int x) { return imported(x) + imported_value; }
__declspec(selectany) int picked = 4;
__declspec(thread) int local = 2;
int *both(void) { return picked ? &local : &picked; }
