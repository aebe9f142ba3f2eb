// Dynamic exception specifications: filters in landing pads.
// flags: -std=c++14 -Wno-deprecated -Wno-dynamic-exception-spec
// expect function: `void only(int)` at 7
// expect landing pad: filter
// expect calls: __cxa_call_unexpected
void may_throw(int);
void only(int x) throw(int, const char *) { may_throw(x); }
void none(int x) throw() { may_throw(x); }
int outer(int x) { try { only(x); none(x); } catch (int i) { return i; } return 0; }
