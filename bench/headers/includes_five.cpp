// The five headers alone.
#include <algorithm>
#include <iostream>
#include <map>
#include <string>
#include <vector>

int main() {}
