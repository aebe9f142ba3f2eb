#ifndef SIDE_FILE_MEMBER_CLASS_H
#define SIDE_FILE_MEMBER_CLASS_H

namespace shop {

class Till {
    int total = 0;

public:
    int take(int amount);
};

}  // namespace shop

#endif
