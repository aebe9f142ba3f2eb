// The meta-objects of the model's own classes: what moc's output would define.
#include <QtCore/qcoreapplication.h>
#include <QtCore/qcoreevent.h>
#include <QtCore/qeventloop.h>
#include <QtCore/qobject.h>
#include <QtCore/qtimer.h>
#include <memory>

// Written by verify-project/src/meta_objects (META_OBJECTS=overwrite).
#if OM_QT6

#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Weverything"

static const struct qt_meta_stringdata_0_QEvent_t {
    uint places[350];
    char text[2619];
} qt_meta_stringdata_0_QEvent = {
    {
        uint(sizeof(uint) * 350) + 0,    6,  uint(sizeof(uint) * 350) + 7,    4,  uint(sizeof(uint) * 350) + 12,   4,
        uint(sizeof(uint) * 350) + 17,   5,  uint(sizeof(uint) * 350) + 23,   16, uint(sizeof(uint) * 350) + 40,   18,
        uint(sizeof(uint) * 350) + 59,   19, uint(sizeof(uint) * 350) + 79,   9,  uint(sizeof(uint) * 350) + 89,   8,
        uint(sizeof(uint) * 350) + 98,   10, uint(sizeof(uint) * 350) + 109,  7,  uint(sizeof(uint) * 350) + 117,  8,
        uint(sizeof(uint) * 350) + 126,  5,  uint(sizeof(uint) * 350) + 132,  5,  uint(sizeof(uint) * 350) + 138,  5,
        uint(sizeof(uint) * 350) + 144,  4,  uint(sizeof(uint) * 350) + 149,  6,  uint(sizeof(uint) * 350) + 156,  6,
        uint(sizeof(uint) * 350) + 163,  7,  uint(sizeof(uint) * 350) + 171,  4,  uint(sizeof(uint) * 350) + 176,  4,
        uint(sizeof(uint) * 350) + 181,  5,  uint(sizeof(uint) * 350) + 187,  4,  uint(sizeof(uint) * 350) + 192,  12,
        uint(sizeof(uint) * 350) + 205,  12, uint(sizeof(uint) * 350) + 218,  18, uint(sizeof(uint) * 350) + 237,  14,
        uint(sizeof(uint) * 350) + 252,  16, uint(sizeof(uint) * 350) + 269,  12, uint(sizeof(uint) * 350) + 282,  12,
        uint(sizeof(uint) * 350) + 295,  5,  uint(sizeof(uint) * 350) + 301,  17, uint(sizeof(uint) * 350) + 319,  16,
        uint(sizeof(uint) * 350) + 336,  27, uint(sizeof(uint) * 350) + 364,  21, uint(sizeof(uint) * 350) + 386,  32,
        uint(sizeof(uint) * 350) + 419,  24, uint(sizeof(uint) * 350) + 444,  13, uint(sizeof(uint) * 350) + 458,  9,
        uint(sizeof(uint) * 350) + 468,  6,  uint(sizeof(uint) * 350) + 475,  8,  uint(sizeof(uint) * 350) + 484,  7,
        uint(sizeof(uint) * 350) + 492,  16, uint(sizeof(uint) * 350) + 509,  14, uint(sizeof(uint) * 350) + 524,  9,
        uint(sizeof(uint) * 350) + 534,  8,  uint(sizeof(uint) * 350) + 543,  9,  uint(sizeof(uint) * 350) + 553,  4,
        uint(sizeof(uint) * 350) + 558,  12, uint(sizeof(uint) * 350) + 571,  10, uint(sizeof(uint) * 350) + 582,  13,
        uint(sizeof(uint) * 350) + 596,  12, uint(sizeof(uint) * 350) + 609,  17, uint(sizeof(uint) * 350) + 627,  13,
        uint(sizeof(uint) * 350) + 641,  6,  uint(sizeof(uint) * 350) + 648,  13, uint(sizeof(uint) * 350) + 662,  13,
        uint(sizeof(uint) * 350) + 676,  11, uint(sizeof(uint) * 350) + 688,  16, uint(sizeof(uint) * 350) + 705,  15,
        uint(sizeof(uint) * 350) + 721,  17, uint(sizeof(uint) * 350) + 739,  11, uint(sizeof(uint) * 350) + 751,  11,
        uint(sizeof(uint) * 350) + 763,  10, uint(sizeof(uint) * 350) + 774,  12, uint(sizeof(uint) * 350) + 787,  14,
        uint(sizeof(uint) * 350) + 802,  21, uint(sizeof(uint) * 350) + 824,  5,  uint(sizeof(uint) * 350) + 830,  11,
        uint(sizeof(uint) * 350) + 842,  13, uint(sizeof(uint) * 350) + 856,  9,  uint(sizeof(uint) * 350) + 866,  11,
        uint(sizeof(uint) * 350) + 878,  8,  uint(sizeof(uint) * 350) + 887,  10, uint(sizeof(uint) * 350) + 898,  13,
        uint(sizeof(uint) * 350) + 912,  16, uint(sizeof(uint) * 350) + 929,  11, uint(sizeof(uint) * 350) + 941,  14,
        uint(sizeof(uint) * 350) + 956,  14, uint(sizeof(uint) * 350) + 971,  13, uint(sizeof(uint) * 350) + 985,  15,
        uint(sizeof(uint) * 350) + 1001, 17, uint(sizeof(uint) * 350) + 1019, 14, uint(sizeof(uint) * 350) + 1034, 19,
        uint(sizeof(uint) * 350) + 1054, 7,  uint(sizeof(uint) * 350) + 1062, 9,  uint(sizeof(uint) * 350) + 1072, 9,
        uint(sizeof(uint) * 350) + 1082, 13, uint(sizeof(uint) * 350) + 1096, 11, uint(sizeof(uint) * 350) + 1108, 13,
        uint(sizeof(uint) * 350) + 1122, 8,  uint(sizeof(uint) * 350) + 1131, 8,  uint(sizeof(uint) * 350) + 1140, 16,
        uint(sizeof(uint) * 350) + 1157, 13, uint(sizeof(uint) * 350) + 1171, 19, uint(sizeof(uint) * 350) + 1191, 20,
        uint(sizeof(uint) * 350) + 1212, 21, uint(sizeof(uint) * 350) + 1234, 22, uint(sizeof(uint) * 350) + 1257, 14,
        uint(sizeof(uint) * 350) + 1272, 18, uint(sizeof(uint) * 350) + 1291, 18, uint(sizeof(uint) * 350) + 1310, 12,
        uint(sizeof(uint) * 350) + 1323, 10, uint(sizeof(uint) * 350) + 1334, 10, uint(sizeof(uint) * 350) + 1345, 9,
        uint(sizeof(uint) * 350) + 1355, 19, uint(sizeof(uint) * 350) + 1375, 11, uint(sizeof(uint) * 350) + 1387, 17,
        uint(sizeof(uint) * 350) + 1405, 14, uint(sizeof(uint) * 350) + 1420, 22, uint(sizeof(uint) * 350) + 1443, 23,
        uint(sizeof(uint) * 350) + 1467, 25, uint(sizeof(uint) * 350) + 1493, 29, uint(sizeof(uint) * 350) + 1523, 24,
        uint(sizeof(uint) * 350) + 1548, 23, uint(sizeof(uint) * 350) + 1572, 22, uint(sizeof(uint) * 350) + 1595, 23,
        uint(sizeof(uint) * 350) + 1619, 17, uint(sizeof(uint) * 350) + 1637, 22, uint(sizeof(uint) * 350) + 1660, 21,
        uint(sizeof(uint) * 350) + 1682, 22, uint(sizeof(uint) * 350) + 1705, 17, uint(sizeof(uint) * 350) + 1723, 18,
        uint(sizeof(uint) * 350) + 1742, 20, uint(sizeof(uint) * 350) + 1763, 21, uint(sizeof(uint) * 350) + 1785, 20,
        uint(sizeof(uint) * 350) + 1806, 20, uint(sizeof(uint) * 350) + 1827, 22, uint(sizeof(uint) * 350) + 1850, 29,
        uint(sizeof(uint) * 350) + 1880, 31, uint(sizeof(uint) * 350) + 1912, 32, uint(sizeof(uint) * 350) + 1945, 13,
        uint(sizeof(uint) * 350) + 1959, 18, uint(sizeof(uint) * 350) + 1978, 17, uint(sizeof(uint) * 350) + 1996, 13,
        uint(sizeof(uint) * 350) + 2010, 19, uint(sizeof(uint) * 350) + 2030, 17, uint(sizeof(uint) * 350) + 2048, 12,
        uint(sizeof(uint) * 350) + 2061, 13, uint(sizeof(uint) * 350) + 2075, 19, uint(sizeof(uint) * 350) + 2095, 9,
        uint(sizeof(uint) * 350) + 2105, 11, uint(sizeof(uint) * 350) + 2117, 12, uint(sizeof(uint) * 350) + 2130, 14,
        uint(sizeof(uint) * 350) + 2145, 18, uint(sizeof(uint) * 350) + 2164, 19, uint(sizeof(uint) * 350) + 2184, 10,
        uint(sizeof(uint) * 350) + 2195, 11, uint(sizeof(uint) * 350) + 2207, 8,  uint(sizeof(uint) * 350) + 2216, 13,
        uint(sizeof(uint) * 350) + 2230, 7,  uint(sizeof(uint) * 350) + 2238, 25, uint(sizeof(uint) * 350) + 2264, 23,
        uint(sizeof(uint) * 350) + 2288, 15, uint(sizeof(uint) * 350) + 2304, 11, uint(sizeof(uint) * 350) + 2316, 13,
        uint(sizeof(uint) * 350) + 2330, 6,  uint(sizeof(uint) * 350) + 2337, 6,  uint(sizeof(uint) * 350) + 2344, 16,
        uint(sizeof(uint) * 350) + 2361, 17, uint(sizeof(uint) * 350) + 2379, 11, uint(sizeof(uint) * 350) + 2391, 11,
        uint(sizeof(uint) * 350) + 2403, 9,  uint(sizeof(uint) * 350) + 2413, 13, uint(sizeof(uint) * 350) + 2427, 20,
        uint(sizeof(uint) * 350) + 2448, 22, uint(sizeof(uint) * 350) + 2471, 20, uint(sizeof(uint) * 350) + 2492, 20,
        uint(sizeof(uint) * 350) + 2513, 15, uint(sizeof(uint) * 350) + 2529, 7,  uint(sizeof(uint) * 350) + 2537, 20,
        uint(sizeof(uint) * 350) + 2558, 4,  uint(sizeof(uint) * 350) + 2563, 7,  uint(sizeof(uint) * 350) + 2571, 18,
        uint(sizeof(uint) * 350) + 2590, 27,
    },
    "QEvent\000"
    "Type\000"
    "None\000"
    "Timer\000"
    "MouseButtonPress\000"
    "MouseButtonRelease\000"
    "MouseButtonDblClick\000"
    "MouseMove\000"
    "KeyPress\000"
    "KeyRelease\000"
    "FocusIn\000"
    "FocusOut\000"
    "Enter\000"
    "Leave\000"
    "Paint\000"
    "Move\000"
    "Resize\000"
    "Create\000"
    "Destroy\000"
    "Show\000"
    "Hide\000"
    "Close\000"
    "Quit\000"
    "ParentChange\000"
    "ThreadChange\000"
    "FocusAboutToChange\000"
    "WindowActivate\000"
    "WindowDeactivate\000"
    "ShowToParent\000"
    "HideToParent\000"
    "Wheel\000"
    "WindowTitleChange\000"
    "WindowIconChange\000"
    "ApplicationWindowIconChange\000"
    "ApplicationFontChange\000"
    "ApplicationLayoutDirectionChange\000"
    "ApplicationPaletteChange\000"
    "PaletteChange\000"
    "Clipboard\000"
    "Speech\000"
    "MetaCall\000"
    "SockAct\000"
    "ShortcutOverride\000"
    "DeferredDelete\000"
    "DragEnter\000"
    "DragMove\000"
    "DragLeave\000"
    "Drop\000"
    "DragResponse\000"
    "ChildAdded\000"
    "ChildPolished\000"
    "ChildRemoved\000"
    "ShowWindowRequest\000"
    "PolishRequest\000"
    "Polish\000"
    "LayoutRequest\000"
    "UpdateRequest\000"
    "UpdateLater\000"
    "EmbeddingControl\000"
    "ActivateControl\000"
    "DeactivateControl\000"
    "ContextMenu\000"
    "InputMethod\000"
    "TabletMove\000"
    "LocaleChange\000"
    "LanguageChange\000"
    "LayoutDirectionChange\000"
    "Style\000"
    "TabletPress\000"
    "TabletRelease\000"
    "OkRequest\000"
    "HelpRequest\000"
    "IconDrag\000"
    "FontChange\000"
    "EnabledChange\000"
    "ActivationChange\000"
    "StyleChange\000"
    "IconTextChange\000"
    "ModifiedChange\000"
    "WindowBlocked\000"
    "WindowUnblocked\000"
    "WindowStateChange\000"
    "ReadOnlyChange\000"
    "MouseTrackingChange\000"
    "ToolTip\000"
    "WhatsThis\000"
    "StatusTip\000"
    "ActionChanged\000"
    "ActionAdded\000"
    "ActionRemoved\000"
    "FileOpen\000"
    "Shortcut\000"
    "WhatsThisClicked\000"
    "ToolBarChange\000"
    "ApplicationActivate\000"
    "ApplicationActivated\000"
    "ApplicationDeactivate\000"
    "ApplicationDeactivated\000"
    "QueryWhatsThis\000"
    "EnterWhatsThisMode\000"
    "LeaveWhatsThisMode\000"
    "ZOrderChange\000"
    "HoverEnter\000"
    "HoverLeave\000"
    "HoverMove\000"
    "ParentAboutToChange\000"
    "WinEventAct\000"
    "AcceptDropsChange\000"
    "ZeroTimerEvent\000"
    "GraphicsSceneMouseMove\000"
    "GraphicsSceneMousePress\000"
    "GraphicsSceneMouseRelease\000"
    "GraphicsSceneMouseDoubleClick\000"
    "GraphicsSceneContextMenu\000"
    "GraphicsSceneHoverEnter\000"
    "GraphicsSceneHoverMove\000"
    "GraphicsSceneHoverLeave\000"
    "GraphicsSceneHelp\000"
    "GraphicsSceneDragEnter\000"
    "GraphicsSceneDragMove\000"
    "GraphicsSceneDragLeave\000"
    "GraphicsSceneDrop\000"
    "GraphicsSceneWheel\000"
    "KeyboardLayoutChange\000"
    "DynamicPropertyChange\000"
    "TabletEnterProximity\000"
    "TabletLeaveProximity\000"
    "NonClientAreaMouseMove\000"
    "NonClientAreaMouseButtonPress\000"
    "NonClientAreaMouseButtonRelease\000"
    "NonClientAreaMouseButtonDblClick\000"
    "MacSizeChange\000"
    "ContentsRectChange\000"
    "MacGLWindowChange\000"
    "FutureCallOut\000"
    "GraphicsSceneResize\000"
    "GraphicsSceneMove\000"
    "CursorChange\000"
    "ToolTipChange\000"
    "NetworkReplyUpdated\000"
    "GrabMouse\000"
    "UngrabMouse\000"
    "GrabKeyboard\000"
    "UngrabKeyboard\000"
    "StateMachineSignal\000"
    "StateMachineWrapped\000"
    "TouchBegin\000"
    "TouchUpdate\000"
    "TouchEnd\000"
    "NativeGesture\000"
    "Gesture\000"
    "RequestSoftwareInputPanel\000"
    "CloseSoftwareInputPanel\000"
    "GestureOverride\000"
    "WinIdChange\000"
    "ScrollPrepare\000"
    "Scroll\000"
    "Expose\000"
    "InputMethodQuery\000"
    "OrientationChange\000"
    "TouchCancel\000"
    "ThemeChange\000"
    "SockClose\000"
    "PlatformPanel\000"
    "StyleAnimationUpdate\000"
    "ApplicationStateChange\000"
    "WindowChangeInternal\000"
    "ScreenChangeInternal\000"
    "PlatformSurface\000"
    "Pointer\000"
    "TabletTrackingChange\000"
    "User\000"
    "MaxUser\000"
    "GraphicsSceneLeave\000"
    "WindowAboutToChangeInternal\000"};
static const uint qt_meta_data_0_QEvent[] = {10,
                                             0,
                                             0,
                                             0,
                                             0,
                                             0,
                                             0,
                                             0,
                                             1,
                                             14,
                                             0,
                                             0,
                                             4,
                                             0,
                                             1,
                                             1,
                                             0x0,
                                             173,
                                             19,
                                             2,
                                             uint(QEvent::None),
                                             3,
                                             uint(QEvent::Timer),
                                             4,
                                             uint(QEvent::MouseButtonPress),
                                             5,
                                             uint(QEvent::MouseButtonRelease),
                                             6,
                                             uint(QEvent::MouseButtonDblClick),
                                             7,
                                             uint(QEvent::MouseMove),
                                             8,
                                             uint(QEvent::KeyPress),
                                             9,
                                             uint(QEvent::KeyRelease),
                                             10,
                                             uint(QEvent::FocusIn),
                                             11,
                                             uint(QEvent::FocusOut),
                                             12,
                                             uint(QEvent::Enter),
                                             13,
                                             uint(QEvent::Leave),
                                             14,
                                             uint(QEvent::Paint),
                                             15,
                                             uint(QEvent::Move),
                                             16,
                                             uint(QEvent::Resize),
                                             17,
                                             uint(QEvent::Create),
                                             18,
                                             uint(QEvent::Destroy),
                                             19,
                                             uint(QEvent::Show),
                                             20,
                                             uint(QEvent::Hide),
                                             21,
                                             uint(QEvent::Close),
                                             22,
                                             uint(QEvent::Quit),
                                             23,
                                             uint(QEvent::ParentChange),
                                             24,
                                             uint(QEvent::ThreadChange),
                                             25,
                                             uint(QEvent::FocusAboutToChange),
                                             26,
                                             uint(QEvent::WindowActivate),
                                             27,
                                             uint(QEvent::WindowDeactivate),
                                             28,
                                             uint(QEvent::ShowToParent),
                                             29,
                                             uint(QEvent::HideToParent),
                                             30,
                                             uint(QEvent::Wheel),
                                             31,
                                             uint(QEvent::WindowTitleChange),
                                             32,
                                             uint(QEvent::WindowIconChange),
                                             33,
                                             uint(QEvent::ApplicationWindowIconChange),
                                             34,
                                             uint(QEvent::ApplicationFontChange),
                                             35,
                                             uint(QEvent::ApplicationLayoutDirectionChange),
                                             36,
                                             uint(QEvent::ApplicationPaletteChange),
                                             37,
                                             uint(QEvent::PaletteChange),
                                             38,
                                             uint(QEvent::Clipboard),
                                             39,
                                             uint(QEvent::Speech),
                                             40,
                                             uint(QEvent::MetaCall),
                                             41,
                                             uint(QEvent::SockAct),
                                             42,
                                             uint(QEvent::ShortcutOverride),
                                             43,
                                             uint(QEvent::DeferredDelete),
                                             44,
                                             uint(QEvent::DragEnter),
                                             45,
                                             uint(QEvent::DragMove),
                                             46,
                                             uint(QEvent::DragLeave),
                                             47,
                                             uint(QEvent::Drop),
                                             48,
                                             uint(QEvent::DragResponse),
                                             49,
                                             uint(QEvent::ChildAdded),
                                             50,
                                             uint(QEvent::ChildPolished),
                                             51,
                                             uint(QEvent::ChildRemoved),
                                             52,
                                             uint(QEvent::ShowWindowRequest),
                                             53,
                                             uint(QEvent::PolishRequest),
                                             54,
                                             uint(QEvent::Polish),
                                             55,
                                             uint(QEvent::LayoutRequest),
                                             56,
                                             uint(QEvent::UpdateRequest),
                                             57,
                                             uint(QEvent::UpdateLater),
                                             58,
                                             uint(QEvent::EmbeddingControl),
                                             59,
                                             uint(QEvent::ActivateControl),
                                             60,
                                             uint(QEvent::DeactivateControl),
                                             61,
                                             uint(QEvent::ContextMenu),
                                             62,
                                             uint(QEvent::InputMethod),
                                             63,
                                             uint(QEvent::TabletMove),
                                             64,
                                             uint(QEvent::LocaleChange),
                                             65,
                                             uint(QEvent::LanguageChange),
                                             66,
                                             uint(QEvent::LayoutDirectionChange),
                                             67,
                                             uint(QEvent::Style),
                                             68,
                                             uint(QEvent::TabletPress),
                                             69,
                                             uint(QEvent::TabletRelease),
                                             70,
                                             uint(QEvent::OkRequest),
                                             71,
                                             uint(QEvent::HelpRequest),
                                             72,
                                             uint(QEvent::IconDrag),
                                             73,
                                             uint(QEvent::FontChange),
                                             74,
                                             uint(QEvent::EnabledChange),
                                             75,
                                             uint(QEvent::ActivationChange),
                                             76,
                                             uint(QEvent::StyleChange),
                                             77,
                                             uint(QEvent::IconTextChange),
                                             78,
                                             uint(QEvent::ModifiedChange),
                                             79,
                                             uint(QEvent::WindowBlocked),
                                             80,
                                             uint(QEvent::WindowUnblocked),
                                             81,
                                             uint(QEvent::WindowStateChange),
                                             82,
                                             uint(QEvent::ReadOnlyChange),
                                             83,
                                             uint(QEvent::MouseTrackingChange),
                                             84,
                                             uint(QEvent::ToolTip),
                                             85,
                                             uint(QEvent::WhatsThis),
                                             86,
                                             uint(QEvent::StatusTip),
                                             87,
                                             uint(QEvent::ActionChanged),
                                             88,
                                             uint(QEvent::ActionAdded),
                                             89,
                                             uint(QEvent::ActionRemoved),
                                             90,
                                             uint(QEvent::FileOpen),
                                             91,
                                             uint(QEvent::Shortcut),
                                             92,
                                             uint(QEvent::WhatsThisClicked),
                                             93,
                                             uint(QEvent::ToolBarChange),
                                             94,
                                             uint(QEvent::ApplicationActivate),
                                             95,
                                             uint(QEvent::ApplicationActivated),
                                             96,
                                             uint(QEvent::ApplicationDeactivate),
                                             97,
                                             uint(QEvent::ApplicationDeactivated),
                                             98,
                                             uint(QEvent::QueryWhatsThis),
                                             99,
                                             uint(QEvent::EnterWhatsThisMode),
                                             100,
                                             uint(QEvent::LeaveWhatsThisMode),
                                             101,
                                             uint(QEvent::ZOrderChange),
                                             102,
                                             uint(QEvent::HoverEnter),
                                             103,
                                             uint(QEvent::HoverLeave),
                                             104,
                                             uint(QEvent::HoverMove),
                                             105,
                                             uint(QEvent::ParentAboutToChange),
                                             106,
                                             uint(QEvent::WinEventAct),
                                             107,
                                             uint(QEvent::AcceptDropsChange),
                                             108,
                                             uint(QEvent::ZeroTimerEvent),
                                             109,
                                             uint(QEvent::GraphicsSceneMouseMove),
                                             110,
                                             uint(QEvent::GraphicsSceneMousePress),
                                             111,
                                             uint(QEvent::GraphicsSceneMouseRelease),
                                             112,
                                             uint(QEvent::GraphicsSceneMouseDoubleClick),
                                             113,
                                             uint(QEvent::GraphicsSceneContextMenu),
                                             114,
                                             uint(QEvent::GraphicsSceneHoverEnter),
                                             115,
                                             uint(QEvent::GraphicsSceneHoverMove),
                                             116,
                                             uint(QEvent::GraphicsSceneHoverLeave),
                                             117,
                                             uint(QEvent::GraphicsSceneHelp),
                                             118,
                                             uint(QEvent::GraphicsSceneDragEnter),
                                             119,
                                             uint(QEvent::GraphicsSceneDragMove),
                                             120,
                                             uint(QEvent::GraphicsSceneDragLeave),
                                             121,
                                             uint(QEvent::GraphicsSceneDrop),
                                             122,
                                             uint(QEvent::GraphicsSceneWheel),
                                             123,
                                             uint(QEvent::KeyboardLayoutChange),
                                             124,
                                             uint(QEvent::DynamicPropertyChange),
                                             125,
                                             uint(QEvent::TabletEnterProximity),
                                             126,
                                             uint(QEvent::TabletLeaveProximity),
                                             127,
                                             uint(QEvent::NonClientAreaMouseMove),
                                             128,
                                             uint(QEvent::NonClientAreaMouseButtonPress),
                                             129,
                                             uint(QEvent::NonClientAreaMouseButtonRelease),
                                             130,
                                             uint(QEvent::NonClientAreaMouseButtonDblClick),
                                             131,
                                             uint(QEvent::MacSizeChange),
                                             132,
                                             uint(QEvent::ContentsRectChange),
                                             133,
                                             uint(QEvent::MacGLWindowChange),
                                             134,
                                             uint(QEvent::FutureCallOut),
                                             135,
                                             uint(QEvent::GraphicsSceneResize),
                                             136,
                                             uint(QEvent::GraphicsSceneMove),
                                             137,
                                             uint(QEvent::CursorChange),
                                             138,
                                             uint(QEvent::ToolTipChange),
                                             139,
                                             uint(QEvent::NetworkReplyUpdated),
                                             140,
                                             uint(QEvent::GrabMouse),
                                             141,
                                             uint(QEvent::UngrabMouse),
                                             142,
                                             uint(QEvent::GrabKeyboard),
                                             143,
                                             uint(QEvent::UngrabKeyboard),
                                             144,
                                             uint(QEvent::StateMachineSignal),
                                             145,
                                             uint(QEvent::StateMachineWrapped),
                                             146,
                                             uint(QEvent::TouchBegin),
                                             147,
                                             uint(QEvent::TouchUpdate),
                                             148,
                                             uint(QEvent::TouchEnd),
                                             149,
                                             uint(QEvent::NativeGesture),
                                             150,
                                             uint(QEvent::Gesture),
                                             151,
                                             uint(QEvent::RequestSoftwareInputPanel),
                                             152,
                                             uint(QEvent::CloseSoftwareInputPanel),
                                             153,
                                             uint(QEvent::GestureOverride),
                                             154,
                                             uint(QEvent::WinIdChange),
                                             155,
                                             uint(QEvent::ScrollPrepare),
                                             156,
                                             uint(QEvent::Scroll),
                                             157,
                                             uint(QEvent::Expose),
                                             158,
                                             uint(QEvent::InputMethodQuery),
                                             159,
                                             uint(QEvent::OrientationChange),
                                             160,
                                             uint(QEvent::TouchCancel),
                                             161,
                                             uint(QEvent::ThemeChange),
                                             162,
                                             uint(QEvent::SockClose),
                                             163,
                                             uint(QEvent::PlatformPanel),
                                             164,
                                             uint(QEvent::StyleAnimationUpdate),
                                             165,
                                             uint(QEvent::ApplicationStateChange),
                                             166,
                                             uint(QEvent::WindowChangeInternal),
                                             167,
                                             uint(QEvent::ScreenChangeInternal),
                                             168,
                                             uint(QEvent::PlatformSurface),
                                             169,
                                             uint(QEvent::Pointer),
                                             170,
                                             uint(QEvent::TabletTrackingChange),
                                             171,
                                             uint(QEvent::User),
                                             172,
                                             uint(QEvent::MaxUser),
                                             173,
                                             uint(QEvent::GraphicsSceneLeave),
                                             174,
                                             uint(QEvent::WindowAboutToChangeInternal),
                                             0};
const QMetaObject QEvent::staticMetaObject = {
    {nullptr, qt_meta_stringdata_0_QEvent.places, qt_meta_data_0_QEvent, qt_static_metacall, nullptr,
     qt_incomplete_metaTypeArray<qt_meta_stringdata_0_QEvent_t,
                                 QtPrivate::TypeAndForceComplete<QEvent, std::true_type>>,
     nullptr}};
void QEvent::qt_static_metacall(QObject *_o, QMetaObject::Call _c, int _id, void **_a) {
    (void)_o;
    (void)_c;
    (void)_id;
    (void)_a;
}

static const struct qt_meta_stringdata_1_QObject_t {
    uint places[16];
    char text[88];
} qt_meta_stringdata_1_QObject = {{
                                      uint(sizeof(uint) * 16) + 0,
                                      7,
                                      uint(sizeof(uint) * 16) + 8,
                                      9,
                                      uint(sizeof(uint) * 16) + 18,
                                      0,
                                      uint(sizeof(uint) * 16) + 19,
                                      17,
                                      uint(sizeof(uint) * 16) + 37,
                                      11,
                                      uint(sizeof(uint) * 16) + 49,
                                      19,
                                      uint(sizeof(uint) * 16) + 69,
                                      10,
                                      uint(sizeof(uint) * 16) + 80,
                                      6,
                                  },
                                  "QObject\000"
                                  "destroyed\000"
                                  "\000"
                                  "objectNameChanged\000"
                                  "deleteLater\000"
                                  "_q_reregisterTimers\000"
                                  "objectName\000"
                                  "parent\000"};
static const uint qt_meta_data_1_QObject[] = {10,
                                              0,
                                              0,
                                              0,
                                              5,
                                              14,
                                              1,
                                              59,
                                              0,
                                              0,
                                              2,
                                              64,
                                              0,
                                              3,
                                              1,
                                              1,
                                              44,
                                              2,
                                              0x6,
                                              2,
                                              1,
                                              0,
                                              47,
                                              2,
                                              0x26,
                                              4,
                                              3,
                                              1,
                                              48,
                                              2,
                                              0x6,
                                              5,
                                              4,
                                              0,
                                              51,
                                              2,
                                              0xa,
                                              7,
                                              5,
                                              1,
                                              52,
                                              2,
                                              0x8,
                                              8,
                                              QMetaType::Void,
                                              QMetaType::QObjectStar,
                                              2,
                                              QMetaType::Void,
                                              QMetaType::Void,
                                              QMetaType::QString,
                                              6,
                                              QMetaType::Void,
                                              QMetaType::Void,
                                              QMetaType::VoidStar,
                                              2,
                                              0x80000000u | 2,
                                              QMetaType::QObjectStar,
                                              7,
                                              0x80000000u | 2,
                                              6,
                                              QMetaType::QString,
                                              0x15103,
                                              2,
                                              0,
                                              0,
                                              1,
                                              55,
                                              2,
                                              0xe,
                                              10,
                                              0,
                                              0,
                                              58,
                                              2,
                                              0x2e,
                                              11,
                                              0};
const QMetaObject QObject::staticMetaObject = {
    {nullptr, qt_meta_stringdata_1_QObject.places, qt_meta_data_1_QObject, qt_static_metacall, nullptr,
     qt_incomplete_metaTypeArray<
         qt_meta_stringdata_1_QObject_t, QtPrivate::TypeAndForceComplete<QString, std::true_type>,
         QtPrivate::TypeAndForceComplete<QObject, std::true_type>,
         QtPrivate::TypeAndForceComplete<void, std::false_type>,
         QtPrivate::TypeAndForceComplete<QObject *, std::false_type>,
         QtPrivate::TypeAndForceComplete<void, std::false_type>, QtPrivate::TypeAndForceComplete<void, std::false_type>,
         QtPrivate::TypeAndForceComplete<const QString &, std::false_type>,
         QtPrivate::TypeAndForceComplete<void, std::false_type>, QtPrivate::TypeAndForceComplete<void, std::false_type>,
         QtPrivate::TypeAndForceComplete<void *, std::false_type>,
         QtPrivate::TypeAndForceComplete<QObject *, std::false_type>>,
     nullptr}};
void QObject::qt_static_metacall(QObject *_o, QMetaObject::Call _c, int _id, void **_a) {
    (void)_o;
    (void)_c;
    (void)_id;
    (void)_a;
    if (_c == QMetaObject::CreateInstance) {
        switch (_id) {
        case 0: {
            QObject *_r = new QObject(*reinterpret_cast<std::remove_reference<QObject *>::type *>(_a[1]));
            if (_a[0])
                *reinterpret_cast<QObject **>(_a[0]) = _r;
            break;
        }
        case 1: {
            QObject *_r = new QObject();
            if (_a[0])
                *reinterpret_cast<QObject **>(_a[0]) = _r;
            break;
        }
        default:
            break;
        }
        return;
    }
    if (_c == QMetaObject::InvokeMetaMethod) {
        QObject *const _t = static_cast<QObject *>(_o);
        (void)_t;
        switch (_id) {
        case 0:
            _t->destroyed(*reinterpret_cast<std::remove_reference<QObject *>::type *>(_a[1]));
            break;
        case 1:
            _t->destroyed();
            break;
        case 2:
            _t->objectNameChanged(*reinterpret_cast<std::remove_reference<const QString &>::type *>(_a[1]),
                                  QPrivateSignal());
            break;
        case 3:
            _t->deleteLater();
            break;
        case 4:
            _t->_q_reregisterTimers(*reinterpret_cast<std::remove_reference<void *>::type *>(_a[1]));
            break;
        default:
            break;
        }
        return;
    }
    if (_c == QMetaObject::RegisterMethodArgumentMetaType) {
        *reinterpret_cast<QMetaType *>(_a[0]) = QMetaType();
        return;
    }
    if (_c == QMetaObject::IndexOfMethod) {
        int &_r = *reinterpret_cast<int *>(_a[0]);
        (void)_r;
        {
            typedef void (QObject::*_s)(QObject *);
            if (*reinterpret_cast<_s *>(_a[1]) == static_cast<_s>(&QObject::destroyed)) {
                _r = 0;
                return;
            }
        }
        {
            typedef void (QObject::*_s)(const QString &, QPrivateSignal);
            if (*reinterpret_cast<_s *>(_a[1]) == static_cast<_s>(&QObject::objectNameChanged)) {
                _r = 2;
                return;
            }
        }
        return;
    }
    if (_c == QMetaObject::ReadProperty) {
        QObject *const _t = static_cast<QObject *>(_o);
        (void)_t;
        switch (_id) {
        case 0:
            *reinterpret_cast<QString *>(_a[0]) = _t->objectName();
            break;
        default:
            break;
        }
        return;
    }
    if (_c == QMetaObject::WriteProperty) {
        QObject *const _t = static_cast<QObject *>(_o);
        (void)_t;
        switch (_id) {
        case 0:
            _t->setObjectName(*reinterpret_cast<QString *>(_a[0]));
            break;
        default:
            break;
        }
        return;
    }
    if (_c == QMetaObject::ResetProperty) {
        QObject *const _t = static_cast<QObject *>(_o);
        (void)_t;
        switch (_id) {
        default:
            break;
        }
        return;
    }
}
const QMetaObject *QObject::metaObject() const {
    return QObject::d_ptr->metaObject ? QObject::d_ptr->dynamicMetaObject() : &staticMetaObject;
}
void *QObject::qt_metacast(const char *_clname) {
    if (!_clname)
        return nullptr;
    if (!__builtin_strcmp(_clname, "QObject"))
        return static_cast<void *>(this);
    return nullptr;
}
int QObject::qt_metacall(QMetaObject::Call _c, int _id, void **_a) {
    switch (_c) {
    case QMetaObject::InvokeMetaMethod:
    case QMetaObject::RegisterMethodArgumentMetaType:
        if (_id < 5)
            qt_static_metacall(this, _c, _id, _a);
        return _id - 5;
    case QMetaObject::ReadProperty:
    case QMetaObject::WriteProperty:
    case QMetaObject::ResetProperty:
    case QMetaObject::RegisterPropertyMetaType:
        qt_static_metacall(this, _c, _id, _a);
        return _id - 1;
    case QMetaObject::BindableProperty:
        return _id - 1;
    default:
        return _id;
    }
}
void QObject::destroyed(QObject *_t1) {
    void *_a[] = {nullptr, const_cast<void *>(reinterpret_cast<const volatile void *>(std::addressof(_t1)))};
    QMetaObject::activate(this, &staticMetaObject, 0, _a);
}
void QObject::objectNameChanged(const QString &_t1, QPrivateSignal) {
    void *_a[] = {nullptr, const_cast<void *>(reinterpret_cast<const volatile void *>(std::addressof(_t1)))};
    QMetaObject::activate(this, &staticMetaObject, 2, _a);
}

static const struct qt_meta_stringdata_2_QEventLoop_t {
    uint places[10];
    char text[34];
} qt_meta_stringdata_2_QEventLoop = {{
                                         uint(sizeof(uint) * 10) + 0,
                                         10,
                                         uint(sizeof(uint) * 10) + 11,
                                         4,
                                         uint(sizeof(uint) * 10) + 16,
                                         0,
                                         uint(sizeof(uint) * 10) + 17,
                                         4,
                                         uint(sizeof(uint) * 10) + 22,
                                         10,
                                     },
                                     "QEventLoop\000"
                                     "exit\000"
                                     "\000"
                                     "quit\000"
                                     "returnCode\000"};
static const uint qt_meta_data_2_QEventLoop[] = {10,
                                                 0,
                                                 0,
                                                 0,
                                                 3,
                                                 14,
                                                 0,
                                                 0,
                                                 0,
                                                 0,
                                                 0,
                                                 0,
                                                 0,
                                                 0,
                                                 1,
                                                 1,
                                                 32,
                                                 2,
                                                 0xa,
                                                 1,
                                                 1,
                                                 0,
                                                 35,
                                                 2,
                                                 0x2a,
                                                 3,
                                                 3,
                                                 0,
                                                 36,
                                                 2,
                                                 0xa,
                                                 4,
                                                 QMetaType::Void,
                                                 QMetaType::Int,
                                                 4,
                                                 QMetaType::Void,
                                                 QMetaType::Void,
                                                 0};
const QMetaObject QEventLoop::staticMetaObject = {
    {QMetaObject::SuperData::link<QObject::staticMetaObject>(), qt_meta_stringdata_2_QEventLoop.places,
     qt_meta_data_2_QEventLoop, qt_static_metacall, nullptr,
     qt_incomplete_metaTypeArray<
         qt_meta_stringdata_2_QEventLoop_t, QtPrivate::TypeAndForceComplete<QEventLoop, std::true_type>,
         QtPrivate::TypeAndForceComplete<void, std::false_type>, QtPrivate::TypeAndForceComplete<int, std::false_type>,
         QtPrivate::TypeAndForceComplete<void, std::false_type>,
         QtPrivate::TypeAndForceComplete<void, std::false_type>>,
     nullptr}};
void QEventLoop::qt_static_metacall(QObject *_o, QMetaObject::Call _c, int _id, void **_a) {
    (void)_o;
    (void)_c;
    (void)_id;
    (void)_a;
    if (_c == QMetaObject::InvokeMetaMethod) {
        QEventLoop *const _t = static_cast<QEventLoop *>(_o);
        (void)_t;
        switch (_id) {
        case 0:
            _t->exit(*reinterpret_cast<std::remove_reference<int>::type *>(_a[1]));
            break;
        case 1:
            _t->exit();
            break;
        case 2:
            _t->quit();
            break;
        default:
            break;
        }
        return;
    }
    if (_c == QMetaObject::RegisterMethodArgumentMetaType) {
        *reinterpret_cast<QMetaType *>(_a[0]) = QMetaType();
        return;
    }
    if (_c == QMetaObject::IndexOfMethod) {
        int &_r = *reinterpret_cast<int *>(_a[0]);
        (void)_r;
        return;
    }
}
const QMetaObject *QEventLoop::metaObject() const {
    return QObject::d_ptr->metaObject ? QObject::d_ptr->dynamicMetaObject() : &staticMetaObject;
}
void *QEventLoop::qt_metacast(const char *_clname) {
    if (!_clname)
        return nullptr;
    if (!__builtin_strcmp(_clname, "QEventLoop"))
        return static_cast<void *>(this);
    return QObject::qt_metacast(_clname);
}
int QEventLoop::qt_metacall(QMetaObject::Call _c, int _id, void **_a) {
    _id = QObject::qt_metacall(_c, _id, _a);
    if (_id < 0)
        return _id;
    switch (_c) {
    case QMetaObject::InvokeMetaMethod:
    case QMetaObject::RegisterMethodArgumentMetaType:
        if (_id < 3)
            qt_static_metacall(this, _c, _id, _a);
        return _id - 3;
    case QMetaObject::ReadProperty:
    case QMetaObject::WriteProperty:
    case QMetaObject::ResetProperty:
    case QMetaObject::RegisterPropertyMetaType:
        qt_static_metacall(this, _c, _id, _a);
        return _id - 0;
    case QMetaObject::BindableProperty:
        return _id - 0;
    default:
        return _id;
    }
}

static const struct qt_meta_stringdata_3_QCoreApplication_t {
    uint places[30];
    char text[235];
} qt_meta_stringdata_3_QCoreApplication = {
    {
        uint(sizeof(uint) * 30) + 0,   16, uint(sizeof(uint) * 30) + 17,  11, uint(sizeof(uint) * 30) + 29,  0,
        uint(sizeof(uint) * 30) + 30,  23, uint(sizeof(uint) * 30) + 54,  25, uint(sizeof(uint) * 30) + 80,  22,
        uint(sizeof(uint) * 30) + 103, 25, uint(sizeof(uint) * 30) + 129, 4,  uint(sizeof(uint) * 30) + 134, 4,
        uint(sizeof(uint) * 30) + 139, 7,  uint(sizeof(uint) * 30) + 147, 15, uint(sizeof(uint) * 30) + 163, 18,
        uint(sizeof(uint) * 30) + 182, 16, uint(sizeof(uint) * 30) + 199, 18, uint(sizeof(uint) * 30) + 218, 15,
    },
    "QCoreApplication\000"
    "aboutToQuit\000"
    "\000"
    "organizationNameChanged\000"
    "organizationDomainChanged\000"
    "applicationNameChanged\000"
    "applicationVersionChanged\000"
    "quit\000"
    "exit\000"
    "retcode\000"
    "applicationName\000"
    "applicationVersion\000"
    "organizationName\000"
    "organizationDomain\000"
    "quitLockEnabled\000"};
static const uint qt_meta_data_3_QCoreApplication[] = {10,
                                                       0,
                                                       0,
                                                       0,
                                                       8,
                                                       14,
                                                       5,
                                                       72,
                                                       0,
                                                       0,
                                                       0,
                                                       0,
                                                       0,
                                                       5,
                                                       1,
                                                       0,
                                                       62,
                                                       2,
                                                       0x6,
                                                       6,
                                                       3,
                                                       0,
                                                       63,
                                                       2,
                                                       0x6,
                                                       7,
                                                       4,
                                                       0,
                                                       64,
                                                       2,
                                                       0x6,
                                                       8,
                                                       5,
                                                       0,
                                                       65,
                                                       2,
                                                       0x6,
                                                       9,
                                                       6,
                                                       0,
                                                       66,
                                                       2,
                                                       0x6,
                                                       10,
                                                       7,
                                                       0,
                                                       67,
                                                       2,
                                                       0xa,
                                                       11,
                                                       8,
                                                       1,
                                                       68,
                                                       2,
                                                       0xa,
                                                       12,
                                                       8,
                                                       0,
                                                       71,
                                                       2,
                                                       0x2a,
                                                       14,
                                                       QMetaType::Void,
                                                       QMetaType::Void,
                                                       QMetaType::Void,
                                                       QMetaType::Void,
                                                       QMetaType::Void,
                                                       QMetaType::Void,
                                                       QMetaType::Void,
                                                       QMetaType::Int,
                                                       9,
                                                       QMetaType::Void,
                                                       10,
                                                       QMetaType::QString,
                                                       0x15103,
                                                       3,
                                                       0,
                                                       11,
                                                       QMetaType::QString,
                                                       0x15103,
                                                       4,
                                                       0,
                                                       12,
                                                       QMetaType::QString,
                                                       0x15103,
                                                       1,
                                                       0,
                                                       13,
                                                       QMetaType::QString,
                                                       0x15103,
                                                       2,
                                                       0,
                                                       14,
                                                       QMetaType::Bool,
                                                       0x15103,
                                                       uint(-1),
                                                       0,
                                                       0};
const QMetaObject QCoreApplication::staticMetaObject = {
    {QMetaObject::SuperData::link<QObject::staticMetaObject>(), qt_meta_stringdata_3_QCoreApplication.places,
     qt_meta_data_3_QCoreApplication, qt_static_metacall, nullptr,
     qt_incomplete_metaTypeArray<
         qt_meta_stringdata_3_QCoreApplication_t, QtPrivate::TypeAndForceComplete<QString, std::true_type>,
         QtPrivate::TypeAndForceComplete<QString, std::true_type>,
         QtPrivate::TypeAndForceComplete<QString, std::true_type>,
         QtPrivate::TypeAndForceComplete<QString, std::true_type>,
         QtPrivate::TypeAndForceComplete<bool, std::true_type>,
         QtPrivate::TypeAndForceComplete<QCoreApplication, std::true_type>,
         QtPrivate::TypeAndForceComplete<void, std::false_type>, QtPrivate::TypeAndForceComplete<void, std::false_type>,
         QtPrivate::TypeAndForceComplete<void, std::false_type>, QtPrivate::TypeAndForceComplete<void, std::false_type>,
         QtPrivate::TypeAndForceComplete<void, std::false_type>, QtPrivate::TypeAndForceComplete<void, std::false_type>,
         QtPrivate::TypeAndForceComplete<void, std::false_type>, QtPrivate::TypeAndForceComplete<int, std::false_type>,
         QtPrivate::TypeAndForceComplete<void, std::false_type>>,
     nullptr}};
void QCoreApplication::qt_static_metacall(QObject *_o, QMetaObject::Call _c, int _id, void **_a) {
    (void)_o;
    (void)_c;
    (void)_id;
    (void)_a;
    if (_c == QMetaObject::InvokeMetaMethod) {
        QCoreApplication *const _t = static_cast<QCoreApplication *>(_o);
        (void)_t;
        switch (_id) {
        case 0:
            _t->aboutToQuit(QPrivateSignal());
            break;
        case 1:
            _t->organizationNameChanged();
            break;
        case 2:
            _t->organizationDomainChanged();
            break;
        case 3:
            _t->applicationNameChanged();
            break;
        case 4:
            _t->applicationVersionChanged();
            break;
        case 5:
            _t->quit();
            break;
        case 6:
            _t->exit(*reinterpret_cast<std::remove_reference<int>::type *>(_a[1]));
            break;
        case 7:
            _t->exit();
            break;
        default:
            break;
        }
        return;
    }
    if (_c == QMetaObject::RegisterMethodArgumentMetaType) {
        *reinterpret_cast<QMetaType *>(_a[0]) = QMetaType();
        return;
    }
    if (_c == QMetaObject::IndexOfMethod) {
        int &_r = *reinterpret_cast<int *>(_a[0]);
        (void)_r;
        {
            typedef void (QCoreApplication::*_s)(QPrivateSignal);
            if (*reinterpret_cast<_s *>(_a[1]) == static_cast<_s>(&QCoreApplication::aboutToQuit)) {
                _r = 0;
                return;
            }
        }
        {
            typedef void (QCoreApplication::*_s)();
            if (*reinterpret_cast<_s *>(_a[1]) == static_cast<_s>(&QCoreApplication::organizationNameChanged)) {
                _r = 1;
                return;
            }
        }
        {
            typedef void (QCoreApplication::*_s)();
            if (*reinterpret_cast<_s *>(_a[1]) == static_cast<_s>(&QCoreApplication::organizationDomainChanged)) {
                _r = 2;
                return;
            }
        }
        {
            typedef void (QCoreApplication::*_s)();
            if (*reinterpret_cast<_s *>(_a[1]) == static_cast<_s>(&QCoreApplication::applicationNameChanged)) {
                _r = 3;
                return;
            }
        }
        {
            typedef void (QCoreApplication::*_s)();
            if (*reinterpret_cast<_s *>(_a[1]) == static_cast<_s>(&QCoreApplication::applicationVersionChanged)) {
                _r = 4;
                return;
            }
        }
        return;
    }
    if (_c == QMetaObject::ReadProperty) {
        QCoreApplication *const _t = static_cast<QCoreApplication *>(_o);
        (void)_t;
        switch (_id) {
        case 0:
            *reinterpret_cast<QString *>(_a[0]) = _t->applicationName();
            break;
        case 1:
            *reinterpret_cast<QString *>(_a[0]) = _t->applicationVersion();
            break;
        case 2:
            *reinterpret_cast<QString *>(_a[0]) = _t->organizationName();
            break;
        case 3:
            *reinterpret_cast<QString *>(_a[0]) = _t->organizationDomain();
            break;
        case 4:
            *reinterpret_cast<bool *>(_a[0]) = _t->isQuitLockEnabled();
            break;
        default:
            break;
        }
        return;
    }
    if (_c == QMetaObject::WriteProperty) {
        QCoreApplication *const _t = static_cast<QCoreApplication *>(_o);
        (void)_t;
        switch (_id) {
        case 0:
            _t->setApplicationName(*reinterpret_cast<QString *>(_a[0]));
            break;
        case 1:
            _t->setApplicationVersion(*reinterpret_cast<QString *>(_a[0]));
            break;
        case 2:
            _t->setOrganizationName(*reinterpret_cast<QString *>(_a[0]));
            break;
        case 3:
            _t->setOrganizationDomain(*reinterpret_cast<QString *>(_a[0]));
            break;
        case 4:
            _t->setQuitLockEnabled(*reinterpret_cast<bool *>(_a[0]));
            break;
        default:
            break;
        }
        return;
    }
    if (_c == QMetaObject::ResetProperty) {
        QCoreApplication *const _t = static_cast<QCoreApplication *>(_o);
        (void)_t;
        switch (_id) {
        default:
            break;
        }
        return;
    }
}
const QMetaObject *QCoreApplication::metaObject() const {
    return QObject::d_ptr->metaObject ? QObject::d_ptr->dynamicMetaObject() : &staticMetaObject;
}
void *QCoreApplication::qt_metacast(const char *_clname) {
    if (!_clname)
        return nullptr;
    if (!__builtin_strcmp(_clname, "QCoreApplication"))
        return static_cast<void *>(this);
    return QObject::qt_metacast(_clname);
}
int QCoreApplication::qt_metacall(QMetaObject::Call _c, int _id, void **_a) {
    _id = QObject::qt_metacall(_c, _id, _a);
    if (_id < 0)
        return _id;
    switch (_c) {
    case QMetaObject::InvokeMetaMethod:
    case QMetaObject::RegisterMethodArgumentMetaType:
        if (_id < 8)
            qt_static_metacall(this, _c, _id, _a);
        return _id - 8;
    case QMetaObject::ReadProperty:
    case QMetaObject::WriteProperty:
    case QMetaObject::ResetProperty:
    case QMetaObject::RegisterPropertyMetaType:
        qt_static_metacall(this, _c, _id, _a);
        return _id - 5;
    case QMetaObject::BindableProperty:
        return _id - 5;
    default:
        return _id;
    }
}
void QCoreApplication::aboutToQuit(QPrivateSignal) {
    void *_a[] = {nullptr};
    QMetaObject::activate(this, &staticMetaObject, 0, _a);
}
void QCoreApplication::organizationNameChanged() {
    void *_a[] = {nullptr};
    QMetaObject::activate(this, &staticMetaObject, 1, _a);
}
void QCoreApplication::organizationDomainChanged() {
    void *_a[] = {nullptr};
    QMetaObject::activate(this, &staticMetaObject, 2, _a);
}
void QCoreApplication::applicationNameChanged() {
    void *_a[] = {nullptr};
    QMetaObject::activate(this, &staticMetaObject, 3, _a);
}
void QCoreApplication::applicationVersionChanged() {
    void *_a[] = {nullptr};
    QMetaObject::activate(this, &staticMetaObject, 4, _a);
}

static const struct qt_meta_stringdata_4_QTimer_t {
    uint places[24];
    char text[98];
} qt_meta_stringdata_4_QTimer = {
    {
        uint(sizeof(uint) * 24) + 0,  6,  uint(sizeof(uint) * 24) + 7,  7,  uint(sizeof(uint) * 24) + 15, 0,
        uint(sizeof(uint) * 24) + 16, 5,  uint(sizeof(uint) * 24) + 22, 4,  uint(sizeof(uint) * 24) + 27, 4,
        uint(sizeof(uint) * 24) + 32, 10, uint(sizeof(uint) * 24) + 43, 8,  uint(sizeof(uint) * 24) + 52, 13,
        uint(sizeof(uint) * 24) + 66, 9,  uint(sizeof(uint) * 24) + 76, 13, uint(sizeof(uint) * 24) + 90, 6,
    },
    "QTimer\000"
    "timeout\000"
    "\000"
    "start\000"
    "stop\000"
    "msec\000"
    "singleShot\000"
    "interval\000"
    "remainingTime\000"
    "timerType\000"
    "Qt::TimerType\000"
    "active\000"};
static const uint qt_meta_data_4_QTimer[] = {10,
                                             0,
                                             0,
                                             0,
                                             4,
                                             14,
                                             5,
                                             44,
                                             0,
                                             0,
                                             0,
                                             0,
                                             0,
                                             1,
                                             1,
                                             0,
                                             38,
                                             2,
                                             0x6,
                                             6,
                                             3,
                                             1,
                                             39,
                                             2,
                                             0xa,
                                             7,
                                             3,
                                             0,
                                             42,
                                             2,
                                             0xa,
                                             9,
                                             4,
                                             0,
                                             43,
                                             2,
                                             0xa,
                                             10,
                                             QMetaType::Void,
                                             QMetaType::Void,
                                             QMetaType::Int,
                                             5,
                                             QMetaType::Void,
                                             QMetaType::Void,
                                             6,
                                             QMetaType::Bool,
                                             0x15103,
                                             uint(-1),
                                             0,
                                             7,
                                             QMetaType::Int,
                                             0x15103,
                                             uint(-1),
                                             0,
                                             8,
                                             QMetaType::Int,
                                             0x15001,
                                             uint(-1),
                                             0,
                                             9,
                                             0x80000000u | 10,
                                             0x1510b,
                                             uint(-1),
                                             0,
                                             11,
                                             QMetaType::Bool,
                                             0x5001,
                                             uint(-1),
                                             0,
                                             0};
const QMetaObject QTimer::staticMetaObject = {
    {QMetaObject::SuperData::link<QObject::staticMetaObject>(), qt_meta_stringdata_4_QTimer.places,
     qt_meta_data_4_QTimer, qt_static_metacall, nullptr,
     qt_incomplete_metaTypeArray<
         qt_meta_stringdata_4_QTimer_t, QtPrivate::TypeAndForceComplete<bool, std::true_type>,
         QtPrivate::TypeAndForceComplete<int, std::true_type>, QtPrivate::TypeAndForceComplete<int, std::true_type>,
         QtPrivate::TypeAndForceComplete<Qt::TimerType, std::true_type>,
         QtPrivate::TypeAndForceComplete<bool, std::true_type>, QtPrivate::TypeAndForceComplete<QTimer, std::true_type>,
         QtPrivate::TypeAndForceComplete<void, std::false_type>, QtPrivate::TypeAndForceComplete<void, std::false_type>,
         QtPrivate::TypeAndForceComplete<int, std::false_type>, QtPrivate::TypeAndForceComplete<void, std::false_type>,
         QtPrivate::TypeAndForceComplete<void, std::false_type>>,
     nullptr}};
void QTimer::qt_static_metacall(QObject *_o, QMetaObject::Call _c, int _id, void **_a) {
    (void)_o;
    (void)_c;
    (void)_id;
    (void)_a;
    if (_c == QMetaObject::InvokeMetaMethod) {
        QTimer *const _t = static_cast<QTimer *>(_o);
        (void)_t;
        switch (_id) {
        case 0:
            _t->timeout(QPrivateSignal());
            break;
        case 1:
            _t->start(*reinterpret_cast<std::remove_reference<int>::type *>(_a[1]));
            break;
        case 2:
            _t->start();
            break;
        case 3:
            _t->stop();
            break;
        default:
            break;
        }
        return;
    }
    if (_c == QMetaObject::RegisterMethodArgumentMetaType) {
        *reinterpret_cast<QMetaType *>(_a[0]) = QMetaType();
        return;
    }
    if (_c == QMetaObject::IndexOfMethod) {
        int &_r = *reinterpret_cast<int *>(_a[0]);
        (void)_r;
        {
            typedef void (QTimer::*_s)(QPrivateSignal);
            if (*reinterpret_cast<_s *>(_a[1]) == static_cast<_s>(&QTimer::timeout)) {
                _r = 0;
                return;
            }
        }
        return;
    }
    if (_c == QMetaObject::ReadProperty) {
        QTimer *const _t = static_cast<QTimer *>(_o);
        (void)_t;
        switch (_id) {
        case 0:
            *reinterpret_cast<bool *>(_a[0]) = _t->isSingleShot();
            break;
        case 1:
            *reinterpret_cast<int *>(_a[0]) = _t->interval();
            break;
        case 2:
            *reinterpret_cast<int *>(_a[0]) = _t->remainingTime();
            break;
        case 3:
            *reinterpret_cast<Qt::TimerType *>(_a[0]) = _t->timerType();
            break;
        case 4:
            *reinterpret_cast<bool *>(_a[0]) = _t->isActive();
            break;
        default:
            break;
        }
        return;
    }
    if (_c == QMetaObject::WriteProperty) {
        QTimer *const _t = static_cast<QTimer *>(_o);
        (void)_t;
        switch (_id) {
        case 0:
            _t->setSingleShot(*reinterpret_cast<bool *>(_a[0]));
            break;
        case 1:
            _t->setInterval(*reinterpret_cast<int *>(_a[0]));
            break;
        case 3:
            _t->setTimerType(*reinterpret_cast<Qt::TimerType *>(_a[0]));
            break;
        default:
            break;
        }
        return;
    }
    if (_c == QMetaObject::ResetProperty) {
        QTimer *const _t = static_cast<QTimer *>(_o);
        (void)_t;
        switch (_id) {
        default:
            break;
        }
        return;
    }
}
const QMetaObject *QTimer::metaObject() const {
    return QObject::d_ptr->metaObject ? QObject::d_ptr->dynamicMetaObject() : &staticMetaObject;
}
void *QTimer::qt_metacast(const char *_clname) {
    if (!_clname)
        return nullptr;
    if (!__builtin_strcmp(_clname, "QTimer"))
        return static_cast<void *>(this);
    return QObject::qt_metacast(_clname);
}
int QTimer::qt_metacall(QMetaObject::Call _c, int _id, void **_a) {
    _id = QObject::qt_metacall(_c, _id, _a);
    if (_id < 0)
        return _id;
    switch (_c) {
    case QMetaObject::InvokeMetaMethod:
    case QMetaObject::RegisterMethodArgumentMetaType:
        if (_id < 4)
            qt_static_metacall(this, _c, _id, _a);
        return _id - 4;
    case QMetaObject::ReadProperty:
    case QMetaObject::WriteProperty:
    case QMetaObject::ResetProperty:
    case QMetaObject::RegisterPropertyMetaType:
        qt_static_metacall(this, _c, _id, _a);
        return _id - 5;
    case QMetaObject::BindableProperty:
        return _id - 5;
    default:
        return _id;
    }
}
void QTimer::timeout(QPrivateSignal) {
    void *_a[] = {nullptr};
    QMetaObject::activate(this, &staticMetaObject, 0, _a);
}

#pragma clang diagnostic pop

#else

#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Weverything"

static const struct qt_meta_stringdata_0_QEvent_t {
    QByteArrayData places[174];
    char text[2591];
} qt_meta_stringdata_0_QEvent = {{
                                     {-1, 6, 0, 0, qptrdiff(sizeof(QByteArrayData) * 174 + 0)},
                                     {-1, 4, 0, 0, qptrdiff(sizeof(QByteArrayData) * 173 + 7)},
                                     {-1, 4, 0, 0, qptrdiff(sizeof(QByteArrayData) * 172 + 12)},
                                     {-1, 5, 0, 0, qptrdiff(sizeof(QByteArrayData) * 171 + 17)},
                                     {-1, 16, 0, 0, qptrdiff(sizeof(QByteArrayData) * 170 + 23)},
                                     {-1, 18, 0, 0, qptrdiff(sizeof(QByteArrayData) * 169 + 40)},
                                     {-1, 19, 0, 0, qptrdiff(sizeof(QByteArrayData) * 168 + 59)},
                                     {-1, 9, 0, 0, qptrdiff(sizeof(QByteArrayData) * 167 + 79)},
                                     {-1, 8, 0, 0, qptrdiff(sizeof(QByteArrayData) * 166 + 89)},
                                     {-1, 10, 0, 0, qptrdiff(sizeof(QByteArrayData) * 165 + 98)},
                                     {-1, 7, 0, 0, qptrdiff(sizeof(QByteArrayData) * 164 + 109)},
                                     {-1, 8, 0, 0, qptrdiff(sizeof(QByteArrayData) * 163 + 117)},
                                     {-1, 5, 0, 0, qptrdiff(sizeof(QByteArrayData) * 162 + 126)},
                                     {-1, 5, 0, 0, qptrdiff(sizeof(QByteArrayData) * 161 + 132)},
                                     {-1, 5, 0, 0, qptrdiff(sizeof(QByteArrayData) * 160 + 138)},
                                     {-1, 4, 0, 0, qptrdiff(sizeof(QByteArrayData) * 159 + 144)},
                                     {-1, 6, 0, 0, qptrdiff(sizeof(QByteArrayData) * 158 + 149)},
                                     {-1, 6, 0, 0, qptrdiff(sizeof(QByteArrayData) * 157 + 156)},
                                     {-1, 7, 0, 0, qptrdiff(sizeof(QByteArrayData) * 156 + 163)},
                                     {-1, 4, 0, 0, qptrdiff(sizeof(QByteArrayData) * 155 + 171)},
                                     {-1, 4, 0, 0, qptrdiff(sizeof(QByteArrayData) * 154 + 176)},
                                     {-1, 5, 0, 0, qptrdiff(sizeof(QByteArrayData) * 153 + 181)},
                                     {-1, 4, 0, 0, qptrdiff(sizeof(QByteArrayData) * 152 + 187)},
                                     {-1, 12, 0, 0, qptrdiff(sizeof(QByteArrayData) * 151 + 192)},
                                     {-1, 12, 0, 0, qptrdiff(sizeof(QByteArrayData) * 150 + 205)},
                                     {-1, 18, 0, 0, qptrdiff(sizeof(QByteArrayData) * 149 + 218)},
                                     {-1, 14, 0, 0, qptrdiff(sizeof(QByteArrayData) * 148 + 237)},
                                     {-1, 16, 0, 0, qptrdiff(sizeof(QByteArrayData) * 147 + 252)},
                                     {-1, 12, 0, 0, qptrdiff(sizeof(QByteArrayData) * 146 + 269)},
                                     {-1, 12, 0, 0, qptrdiff(sizeof(QByteArrayData) * 145 + 282)},
                                     {-1, 5, 0, 0, qptrdiff(sizeof(QByteArrayData) * 144 + 295)},
                                     {-1, 17, 0, 0, qptrdiff(sizeof(QByteArrayData) * 143 + 301)},
                                     {-1, 16, 0, 0, qptrdiff(sizeof(QByteArrayData) * 142 + 319)},
                                     {-1, 27, 0, 0, qptrdiff(sizeof(QByteArrayData) * 141 + 336)},
                                     {-1, 21, 0, 0, qptrdiff(sizeof(QByteArrayData) * 140 + 364)},
                                     {-1, 32, 0, 0, qptrdiff(sizeof(QByteArrayData) * 139 + 386)},
                                     {-1, 24, 0, 0, qptrdiff(sizeof(QByteArrayData) * 138 + 419)},
                                     {-1, 13, 0, 0, qptrdiff(sizeof(QByteArrayData) * 137 + 444)},
                                     {-1, 9, 0, 0, qptrdiff(sizeof(QByteArrayData) * 136 + 458)},
                                     {-1, 6, 0, 0, qptrdiff(sizeof(QByteArrayData) * 135 + 468)},
                                     {-1, 8, 0, 0, qptrdiff(sizeof(QByteArrayData) * 134 + 475)},
                                     {-1, 7, 0, 0, qptrdiff(sizeof(QByteArrayData) * 133 + 484)},
                                     {-1, 16, 0, 0, qptrdiff(sizeof(QByteArrayData) * 132 + 492)},
                                     {-1, 14, 0, 0, qptrdiff(sizeof(QByteArrayData) * 131 + 509)},
                                     {-1, 9, 0, 0, qptrdiff(sizeof(QByteArrayData) * 130 + 524)},
                                     {-1, 8, 0, 0, qptrdiff(sizeof(QByteArrayData) * 129 + 534)},
                                     {-1, 9, 0, 0, qptrdiff(sizeof(QByteArrayData) * 128 + 543)},
                                     {-1, 4, 0, 0, qptrdiff(sizeof(QByteArrayData) * 127 + 553)},
                                     {-1, 12, 0, 0, qptrdiff(sizeof(QByteArrayData) * 126 + 558)},
                                     {-1, 10, 0, 0, qptrdiff(sizeof(QByteArrayData) * 125 + 571)},
                                     {-1, 13, 0, 0, qptrdiff(sizeof(QByteArrayData) * 124 + 582)},
                                     {-1, 12, 0, 0, qptrdiff(sizeof(QByteArrayData) * 123 + 596)},
                                     {-1, 17, 0, 0, qptrdiff(sizeof(QByteArrayData) * 122 + 609)},
                                     {-1, 13, 0, 0, qptrdiff(sizeof(QByteArrayData) * 121 + 627)},
                                     {-1, 6, 0, 0, qptrdiff(sizeof(QByteArrayData) * 120 + 641)},
                                     {-1, 13, 0, 0, qptrdiff(sizeof(QByteArrayData) * 119 + 648)},
                                     {-1, 13, 0, 0, qptrdiff(sizeof(QByteArrayData) * 118 + 662)},
                                     {-1, 11, 0, 0, qptrdiff(sizeof(QByteArrayData) * 117 + 676)},
                                     {-1, 16, 0, 0, qptrdiff(sizeof(QByteArrayData) * 116 + 688)},
                                     {-1, 15, 0, 0, qptrdiff(sizeof(QByteArrayData) * 115 + 705)},
                                     {-1, 17, 0, 0, qptrdiff(sizeof(QByteArrayData) * 114 + 721)},
                                     {-1, 11, 0, 0, qptrdiff(sizeof(QByteArrayData) * 113 + 739)},
                                     {-1, 11, 0, 0, qptrdiff(sizeof(QByteArrayData) * 112 + 751)},
                                     {-1, 10, 0, 0, qptrdiff(sizeof(QByteArrayData) * 111 + 763)},
                                     {-1, 12, 0, 0, qptrdiff(sizeof(QByteArrayData) * 110 + 774)},
                                     {-1, 14, 0, 0, qptrdiff(sizeof(QByteArrayData) * 109 + 787)},
                                     {-1, 21, 0, 0, qptrdiff(sizeof(QByteArrayData) * 108 + 802)},
                                     {-1, 5, 0, 0, qptrdiff(sizeof(QByteArrayData) * 107 + 824)},
                                     {-1, 11, 0, 0, qptrdiff(sizeof(QByteArrayData) * 106 + 830)},
                                     {-1, 13, 0, 0, qptrdiff(sizeof(QByteArrayData) * 105 + 842)},
                                     {-1, 9, 0, 0, qptrdiff(sizeof(QByteArrayData) * 104 + 856)},
                                     {-1, 11, 0, 0, qptrdiff(sizeof(QByteArrayData) * 103 + 866)},
                                     {-1, 8, 0, 0, qptrdiff(sizeof(QByteArrayData) * 102 + 878)},
                                     {-1, 10, 0, 0, qptrdiff(sizeof(QByteArrayData) * 101 + 887)},
                                     {-1, 13, 0, 0, qptrdiff(sizeof(QByteArrayData) * 100 + 898)},
                                     {-1, 16, 0, 0, qptrdiff(sizeof(QByteArrayData) * 99 + 912)},
                                     {-1, 11, 0, 0, qptrdiff(sizeof(QByteArrayData) * 98 + 929)},
                                     {-1, 14, 0, 0, qptrdiff(sizeof(QByteArrayData) * 97 + 941)},
                                     {-1, 14, 0, 0, qptrdiff(sizeof(QByteArrayData) * 96 + 956)},
                                     {-1, 13, 0, 0, qptrdiff(sizeof(QByteArrayData) * 95 + 971)},
                                     {-1, 15, 0, 0, qptrdiff(sizeof(QByteArrayData) * 94 + 985)},
                                     {-1, 17, 0, 0, qptrdiff(sizeof(QByteArrayData) * 93 + 1001)},
                                     {-1, 14, 0, 0, qptrdiff(sizeof(QByteArrayData) * 92 + 1019)},
                                     {-1, 19, 0, 0, qptrdiff(sizeof(QByteArrayData) * 91 + 1034)},
                                     {-1, 7, 0, 0, qptrdiff(sizeof(QByteArrayData) * 90 + 1054)},
                                     {-1, 9, 0, 0, qptrdiff(sizeof(QByteArrayData) * 89 + 1062)},
                                     {-1, 9, 0, 0, qptrdiff(sizeof(QByteArrayData) * 88 + 1072)},
                                     {-1, 13, 0, 0, qptrdiff(sizeof(QByteArrayData) * 87 + 1082)},
                                     {-1, 11, 0, 0, qptrdiff(sizeof(QByteArrayData) * 86 + 1096)},
                                     {-1, 13, 0, 0, qptrdiff(sizeof(QByteArrayData) * 85 + 1108)},
                                     {-1, 8, 0, 0, qptrdiff(sizeof(QByteArrayData) * 84 + 1122)},
                                     {-1, 8, 0, 0, qptrdiff(sizeof(QByteArrayData) * 83 + 1131)},
                                     {-1, 16, 0, 0, qptrdiff(sizeof(QByteArrayData) * 82 + 1140)},
                                     {-1, 13, 0, 0, qptrdiff(sizeof(QByteArrayData) * 81 + 1157)},
                                     {-1, 19, 0, 0, qptrdiff(sizeof(QByteArrayData) * 80 + 1171)},
                                     {-1, 20, 0, 0, qptrdiff(sizeof(QByteArrayData) * 79 + 1191)},
                                     {-1, 21, 0, 0, qptrdiff(sizeof(QByteArrayData) * 78 + 1212)},
                                     {-1, 22, 0, 0, qptrdiff(sizeof(QByteArrayData) * 77 + 1234)},
                                     {-1, 14, 0, 0, qptrdiff(sizeof(QByteArrayData) * 76 + 1257)},
                                     {-1, 18, 0, 0, qptrdiff(sizeof(QByteArrayData) * 75 + 1272)},
                                     {-1, 18, 0, 0, qptrdiff(sizeof(QByteArrayData) * 74 + 1291)},
                                     {-1, 12, 0, 0, qptrdiff(sizeof(QByteArrayData) * 73 + 1310)},
                                     {-1, 10, 0, 0, qptrdiff(sizeof(QByteArrayData) * 72 + 1323)},
                                     {-1, 10, 0, 0, qptrdiff(sizeof(QByteArrayData) * 71 + 1334)},
                                     {-1, 9, 0, 0, qptrdiff(sizeof(QByteArrayData) * 70 + 1345)},
                                     {-1, 19, 0, 0, qptrdiff(sizeof(QByteArrayData) * 69 + 1355)},
                                     {-1, 11, 0, 0, qptrdiff(sizeof(QByteArrayData) * 68 + 1375)},
                                     {-1, 17, 0, 0, qptrdiff(sizeof(QByteArrayData) * 67 + 1387)},
                                     {-1, 14, 0, 0, qptrdiff(sizeof(QByteArrayData) * 66 + 1405)},
                                     {-1, 22, 0, 0, qptrdiff(sizeof(QByteArrayData) * 65 + 1420)},
                                     {-1, 23, 0, 0, qptrdiff(sizeof(QByteArrayData) * 64 + 1443)},
                                     {-1, 25, 0, 0, qptrdiff(sizeof(QByteArrayData) * 63 + 1467)},
                                     {-1, 29, 0, 0, qptrdiff(sizeof(QByteArrayData) * 62 + 1493)},
                                     {-1, 24, 0, 0, qptrdiff(sizeof(QByteArrayData) * 61 + 1523)},
                                     {-1, 23, 0, 0, qptrdiff(sizeof(QByteArrayData) * 60 + 1548)},
                                     {-1, 22, 0, 0, qptrdiff(sizeof(QByteArrayData) * 59 + 1572)},
                                     {-1, 23, 0, 0, qptrdiff(sizeof(QByteArrayData) * 58 + 1595)},
                                     {-1, 17, 0, 0, qptrdiff(sizeof(QByteArrayData) * 57 + 1619)},
                                     {-1, 22, 0, 0, qptrdiff(sizeof(QByteArrayData) * 56 + 1637)},
                                     {-1, 21, 0, 0, qptrdiff(sizeof(QByteArrayData) * 55 + 1660)},
                                     {-1, 22, 0, 0, qptrdiff(sizeof(QByteArrayData) * 54 + 1682)},
                                     {-1, 17, 0, 0, qptrdiff(sizeof(QByteArrayData) * 53 + 1705)},
                                     {-1, 18, 0, 0, qptrdiff(sizeof(QByteArrayData) * 52 + 1723)},
                                     {-1, 20, 0, 0, qptrdiff(sizeof(QByteArrayData) * 51 + 1742)},
                                     {-1, 21, 0, 0, qptrdiff(sizeof(QByteArrayData) * 50 + 1763)},
                                     {-1, 20, 0, 0, qptrdiff(sizeof(QByteArrayData) * 49 + 1785)},
                                     {-1, 20, 0, 0, qptrdiff(sizeof(QByteArrayData) * 48 + 1806)},
                                     {-1, 22, 0, 0, qptrdiff(sizeof(QByteArrayData) * 47 + 1827)},
                                     {-1, 29, 0, 0, qptrdiff(sizeof(QByteArrayData) * 46 + 1850)},
                                     {-1, 31, 0, 0, qptrdiff(sizeof(QByteArrayData) * 45 + 1880)},
                                     {-1, 32, 0, 0, qptrdiff(sizeof(QByteArrayData) * 44 + 1912)},
                                     {-1, 13, 0, 0, qptrdiff(sizeof(QByteArrayData) * 43 + 1945)},
                                     {-1, 18, 0, 0, qptrdiff(sizeof(QByteArrayData) * 42 + 1959)},
                                     {-1, 17, 0, 0, qptrdiff(sizeof(QByteArrayData) * 41 + 1978)},
                                     {-1, 13, 0, 0, qptrdiff(sizeof(QByteArrayData) * 40 + 1996)},
                                     {-1, 19, 0, 0, qptrdiff(sizeof(QByteArrayData) * 39 + 2010)},
                                     {-1, 17, 0, 0, qptrdiff(sizeof(QByteArrayData) * 38 + 2030)},
                                     {-1, 12, 0, 0, qptrdiff(sizeof(QByteArrayData) * 37 + 2048)},
                                     {-1, 13, 0, 0, qptrdiff(sizeof(QByteArrayData) * 36 + 2061)},
                                     {-1, 19, 0, 0, qptrdiff(sizeof(QByteArrayData) * 35 + 2075)},
                                     {-1, 9, 0, 0, qptrdiff(sizeof(QByteArrayData) * 34 + 2095)},
                                     {-1, 11, 0, 0, qptrdiff(sizeof(QByteArrayData) * 33 + 2105)},
                                     {-1, 12, 0, 0, qptrdiff(sizeof(QByteArrayData) * 32 + 2117)},
                                     {-1, 14, 0, 0, qptrdiff(sizeof(QByteArrayData) * 31 + 2130)},
                                     {-1, 18, 0, 0, qptrdiff(sizeof(QByteArrayData) * 30 + 2145)},
                                     {-1, 19, 0, 0, qptrdiff(sizeof(QByteArrayData) * 29 + 2164)},
                                     {-1, 10, 0, 0, qptrdiff(sizeof(QByteArrayData) * 28 + 2184)},
                                     {-1, 11, 0, 0, qptrdiff(sizeof(QByteArrayData) * 27 + 2195)},
                                     {-1, 8, 0, 0, qptrdiff(sizeof(QByteArrayData) * 26 + 2207)},
                                     {-1, 13, 0, 0, qptrdiff(sizeof(QByteArrayData) * 25 + 2216)},
                                     {-1, 7, 0, 0, qptrdiff(sizeof(QByteArrayData) * 24 + 2230)},
                                     {-1, 25, 0, 0, qptrdiff(sizeof(QByteArrayData) * 23 + 2238)},
                                     {-1, 23, 0, 0, qptrdiff(sizeof(QByteArrayData) * 22 + 2264)},
                                     {-1, 15, 0, 0, qptrdiff(sizeof(QByteArrayData) * 21 + 2288)},
                                     {-1, 11, 0, 0, qptrdiff(sizeof(QByteArrayData) * 20 + 2304)},
                                     {-1, 13, 0, 0, qptrdiff(sizeof(QByteArrayData) * 19 + 2316)},
                                     {-1, 6, 0, 0, qptrdiff(sizeof(QByteArrayData) * 18 + 2330)},
                                     {-1, 6, 0, 0, qptrdiff(sizeof(QByteArrayData) * 17 + 2337)},
                                     {-1, 16, 0, 0, qptrdiff(sizeof(QByteArrayData) * 16 + 2344)},
                                     {-1, 17, 0, 0, qptrdiff(sizeof(QByteArrayData) * 15 + 2361)},
                                     {-1, 11, 0, 0, qptrdiff(sizeof(QByteArrayData) * 14 + 2379)},
                                     {-1, 11, 0, 0, qptrdiff(sizeof(QByteArrayData) * 13 + 2391)},
                                     {-1, 9, 0, 0, qptrdiff(sizeof(QByteArrayData) * 12 + 2403)},
                                     {-1, 13, 0, 0, qptrdiff(sizeof(QByteArrayData) * 11 + 2413)},
                                     {-1, 20, 0, 0, qptrdiff(sizeof(QByteArrayData) * 10 + 2427)},
                                     {-1, 22, 0, 0, qptrdiff(sizeof(QByteArrayData) * 9 + 2448)},
                                     {-1, 20, 0, 0, qptrdiff(sizeof(QByteArrayData) * 8 + 2471)},
                                     {-1, 20, 0, 0, qptrdiff(sizeof(QByteArrayData) * 7 + 2492)},
                                     {-1, 15, 0, 0, qptrdiff(sizeof(QByteArrayData) * 6 + 2513)},
                                     {-1, 7, 0, 0, qptrdiff(sizeof(QByteArrayData) * 5 + 2529)},
                                     {-1, 20, 0, 0, qptrdiff(sizeof(QByteArrayData) * 4 + 2537)},
                                     {-1, 4, 0, 0, qptrdiff(sizeof(QByteArrayData) * 3 + 2558)},
                                     {-1, 7, 0, 0, qptrdiff(sizeof(QByteArrayData) * 2 + 2563)},
                                     {-1, 18, 0, 0, qptrdiff(sizeof(QByteArrayData) * 1 + 2571)},
                                 },
                                 "QEvent\000"
                                 "Type\000"
                                 "None\000"
                                 "Timer\000"
                                 "MouseButtonPress\000"
                                 "MouseButtonRelease\000"
                                 "MouseButtonDblClick\000"
                                 "MouseMove\000"
                                 "KeyPress\000"
                                 "KeyRelease\000"
                                 "FocusIn\000"
                                 "FocusOut\000"
                                 "Enter\000"
                                 "Leave\000"
                                 "Paint\000"
                                 "Move\000"
                                 "Resize\000"
                                 "Create\000"
                                 "Destroy\000"
                                 "Show\000"
                                 "Hide\000"
                                 "Close\000"
                                 "Quit\000"
                                 "ParentChange\000"
                                 "ThreadChange\000"
                                 "FocusAboutToChange\000"
                                 "WindowActivate\000"
                                 "WindowDeactivate\000"
                                 "ShowToParent\000"
                                 "HideToParent\000"
                                 "Wheel\000"
                                 "WindowTitleChange\000"
                                 "WindowIconChange\000"
                                 "ApplicationWindowIconChange\000"
                                 "ApplicationFontChange\000"
                                 "ApplicationLayoutDirectionChange\000"
                                 "ApplicationPaletteChange\000"
                                 "PaletteChange\000"
                                 "Clipboard\000"
                                 "Speech\000"
                                 "MetaCall\000"
                                 "SockAct\000"
                                 "ShortcutOverride\000"
                                 "DeferredDelete\000"
                                 "DragEnter\000"
                                 "DragMove\000"
                                 "DragLeave\000"
                                 "Drop\000"
                                 "DragResponse\000"
                                 "ChildAdded\000"
                                 "ChildPolished\000"
                                 "ChildRemoved\000"
                                 "ShowWindowRequest\000"
                                 "PolishRequest\000"
                                 "Polish\000"
                                 "LayoutRequest\000"
                                 "UpdateRequest\000"
                                 "UpdateLater\000"
                                 "EmbeddingControl\000"
                                 "ActivateControl\000"
                                 "DeactivateControl\000"
                                 "ContextMenu\000"
                                 "InputMethod\000"
                                 "TabletMove\000"
                                 "LocaleChange\000"
                                 "LanguageChange\000"
                                 "LayoutDirectionChange\000"
                                 "Style\000"
                                 "TabletPress\000"
                                 "TabletRelease\000"
                                 "OkRequest\000"
                                 "HelpRequest\000"
                                 "IconDrag\000"
                                 "FontChange\000"
                                 "EnabledChange\000"
                                 "ActivationChange\000"
                                 "StyleChange\000"
                                 "IconTextChange\000"
                                 "ModifiedChange\000"
                                 "WindowBlocked\000"
                                 "WindowUnblocked\000"
                                 "WindowStateChange\000"
                                 "ReadOnlyChange\000"
                                 "MouseTrackingChange\000"
                                 "ToolTip\000"
                                 "WhatsThis\000"
                                 "StatusTip\000"
                                 "ActionChanged\000"
                                 "ActionAdded\000"
                                 "ActionRemoved\000"
                                 "FileOpen\000"
                                 "Shortcut\000"
                                 "WhatsThisClicked\000"
                                 "ToolBarChange\000"
                                 "ApplicationActivate\000"
                                 "ApplicationActivated\000"
                                 "ApplicationDeactivate\000"
                                 "ApplicationDeactivated\000"
                                 "QueryWhatsThis\000"
                                 "EnterWhatsThisMode\000"
                                 "LeaveWhatsThisMode\000"
                                 "ZOrderChange\000"
                                 "HoverEnter\000"
                                 "HoverLeave\000"
                                 "HoverMove\000"
                                 "ParentAboutToChange\000"
                                 "WinEventAct\000"
                                 "AcceptDropsChange\000"
                                 "ZeroTimerEvent\000"
                                 "GraphicsSceneMouseMove\000"
                                 "GraphicsSceneMousePress\000"
                                 "GraphicsSceneMouseRelease\000"
                                 "GraphicsSceneMouseDoubleClick\000"
                                 "GraphicsSceneContextMenu\000"
                                 "GraphicsSceneHoverEnter\000"
                                 "GraphicsSceneHoverMove\000"
                                 "GraphicsSceneHoverLeave\000"
                                 "GraphicsSceneHelp\000"
                                 "GraphicsSceneDragEnter\000"
                                 "GraphicsSceneDragMove\000"
                                 "GraphicsSceneDragLeave\000"
                                 "GraphicsSceneDrop\000"
                                 "GraphicsSceneWheel\000"
                                 "KeyboardLayoutChange\000"
                                 "DynamicPropertyChange\000"
                                 "TabletEnterProximity\000"
                                 "TabletLeaveProximity\000"
                                 "NonClientAreaMouseMove\000"
                                 "NonClientAreaMouseButtonPress\000"
                                 "NonClientAreaMouseButtonRelease\000"
                                 "NonClientAreaMouseButtonDblClick\000"
                                 "MacSizeChange\000"
                                 "ContentsRectChange\000"
                                 "MacGLWindowChange\000"
                                 "FutureCallOut\000"
                                 "GraphicsSceneResize\000"
                                 "GraphicsSceneMove\000"
                                 "CursorChange\000"
                                 "ToolTipChange\000"
                                 "NetworkReplyUpdated\000"
                                 "GrabMouse\000"
                                 "UngrabMouse\000"
                                 "GrabKeyboard\000"
                                 "UngrabKeyboard\000"
                                 "StateMachineSignal\000"
                                 "StateMachineWrapped\000"
                                 "TouchBegin\000"
                                 "TouchUpdate\000"
                                 "TouchEnd\000"
                                 "NativeGesture\000"
                                 "Gesture\000"
                                 "RequestSoftwareInputPanel\000"
                                 "CloseSoftwareInputPanel\000"
                                 "GestureOverride\000"
                                 "WinIdChange\000"
                                 "ScrollPrepare\000"
                                 "Scroll\000"
                                 "Expose\000"
                                 "InputMethodQuery\000"
                                 "OrientationChange\000"
                                 "TouchCancel\000"
                                 "ThemeChange\000"
                                 "SockClose\000"
                                 "PlatformPanel\000"
                                 "StyleAnimationUpdate\000"
                                 "ApplicationStateChange\000"
                                 "WindowChangeInternal\000"
                                 "ScreenChangeInternal\000"
                                 "PlatformSurface\000"
                                 "Pointer\000"
                                 "TabletTrackingChange\000"
                                 "User\000"
                                 "MaxUser\000"
                                 "MacGLClearDrawable\000"};
static const uint qt_meta_data_0_QEvent[] = {8,
                                             0,
                                             0,
                                             0,
                                             0,
                                             0,
                                             0,
                                             0,
                                             1,
                                             14,
                                             0,
                                             0,
                                             4,
                                             0,
                                             1,
                                             1,
                                             0x0,
                                             172,
                                             19,
                                             2,
                                             uint(QEvent::None),
                                             3,
                                             uint(QEvent::Timer),
                                             4,
                                             uint(QEvent::MouseButtonPress),
                                             5,
                                             uint(QEvent::MouseButtonRelease),
                                             6,
                                             uint(QEvent::MouseButtonDblClick),
                                             7,
                                             uint(QEvent::MouseMove),
                                             8,
                                             uint(QEvent::KeyPress),
                                             9,
                                             uint(QEvent::KeyRelease),
                                             10,
                                             uint(QEvent::FocusIn),
                                             11,
                                             uint(QEvent::FocusOut),
                                             12,
                                             uint(QEvent::Enter),
                                             13,
                                             uint(QEvent::Leave),
                                             14,
                                             uint(QEvent::Paint),
                                             15,
                                             uint(QEvent::Move),
                                             16,
                                             uint(QEvent::Resize),
                                             17,
                                             uint(QEvent::Create),
                                             18,
                                             uint(QEvent::Destroy),
                                             19,
                                             uint(QEvent::Show),
                                             20,
                                             uint(QEvent::Hide),
                                             21,
                                             uint(QEvent::Close),
                                             22,
                                             uint(QEvent::Quit),
                                             23,
                                             uint(QEvent::ParentChange),
                                             24,
                                             uint(QEvent::ThreadChange),
                                             25,
                                             uint(QEvent::FocusAboutToChange),
                                             26,
                                             uint(QEvent::WindowActivate),
                                             27,
                                             uint(QEvent::WindowDeactivate),
                                             28,
                                             uint(QEvent::ShowToParent),
                                             29,
                                             uint(QEvent::HideToParent),
                                             30,
                                             uint(QEvent::Wheel),
                                             31,
                                             uint(QEvent::WindowTitleChange),
                                             32,
                                             uint(QEvent::WindowIconChange),
                                             33,
                                             uint(QEvent::ApplicationWindowIconChange),
                                             34,
                                             uint(QEvent::ApplicationFontChange),
                                             35,
                                             uint(QEvent::ApplicationLayoutDirectionChange),
                                             36,
                                             uint(QEvent::ApplicationPaletteChange),
                                             37,
                                             uint(QEvent::PaletteChange),
                                             38,
                                             uint(QEvent::Clipboard),
                                             39,
                                             uint(QEvent::Speech),
                                             40,
                                             uint(QEvent::MetaCall),
                                             41,
                                             uint(QEvent::SockAct),
                                             42,
                                             uint(QEvent::ShortcutOverride),
                                             43,
                                             uint(QEvent::DeferredDelete),
                                             44,
                                             uint(QEvent::DragEnter),
                                             45,
                                             uint(QEvent::DragMove),
                                             46,
                                             uint(QEvent::DragLeave),
                                             47,
                                             uint(QEvent::Drop),
                                             48,
                                             uint(QEvent::DragResponse),
                                             49,
                                             uint(QEvent::ChildAdded),
                                             50,
                                             uint(QEvent::ChildPolished),
                                             51,
                                             uint(QEvent::ChildRemoved),
                                             52,
                                             uint(QEvent::ShowWindowRequest),
                                             53,
                                             uint(QEvent::PolishRequest),
                                             54,
                                             uint(QEvent::Polish),
                                             55,
                                             uint(QEvent::LayoutRequest),
                                             56,
                                             uint(QEvent::UpdateRequest),
                                             57,
                                             uint(QEvent::UpdateLater),
                                             58,
                                             uint(QEvent::EmbeddingControl),
                                             59,
                                             uint(QEvent::ActivateControl),
                                             60,
                                             uint(QEvent::DeactivateControl),
                                             61,
                                             uint(QEvent::ContextMenu),
                                             62,
                                             uint(QEvent::InputMethod),
                                             63,
                                             uint(QEvent::TabletMove),
                                             64,
                                             uint(QEvent::LocaleChange),
                                             65,
                                             uint(QEvent::LanguageChange),
                                             66,
                                             uint(QEvent::LayoutDirectionChange),
                                             67,
                                             uint(QEvent::Style),
                                             68,
                                             uint(QEvent::TabletPress),
                                             69,
                                             uint(QEvent::TabletRelease),
                                             70,
                                             uint(QEvent::OkRequest),
                                             71,
                                             uint(QEvent::HelpRequest),
                                             72,
                                             uint(QEvent::IconDrag),
                                             73,
                                             uint(QEvent::FontChange),
                                             74,
                                             uint(QEvent::EnabledChange),
                                             75,
                                             uint(QEvent::ActivationChange),
                                             76,
                                             uint(QEvent::StyleChange),
                                             77,
                                             uint(QEvent::IconTextChange),
                                             78,
                                             uint(QEvent::ModifiedChange),
                                             79,
                                             uint(QEvent::WindowBlocked),
                                             80,
                                             uint(QEvent::WindowUnblocked),
                                             81,
                                             uint(QEvent::WindowStateChange),
                                             82,
                                             uint(QEvent::ReadOnlyChange),
                                             83,
                                             uint(QEvent::MouseTrackingChange),
                                             84,
                                             uint(QEvent::ToolTip),
                                             85,
                                             uint(QEvent::WhatsThis),
                                             86,
                                             uint(QEvent::StatusTip),
                                             87,
                                             uint(QEvent::ActionChanged),
                                             88,
                                             uint(QEvent::ActionAdded),
                                             89,
                                             uint(QEvent::ActionRemoved),
                                             90,
                                             uint(QEvent::FileOpen),
                                             91,
                                             uint(QEvent::Shortcut),
                                             92,
                                             uint(QEvent::WhatsThisClicked),
                                             93,
                                             uint(QEvent::ToolBarChange),
                                             94,
                                             uint(QEvent::ApplicationActivate),
                                             95,
                                             uint(QEvent::ApplicationActivated),
                                             96,
                                             uint(QEvent::ApplicationDeactivate),
                                             97,
                                             uint(QEvent::ApplicationDeactivated),
                                             98,
                                             uint(QEvent::QueryWhatsThis),
                                             99,
                                             uint(QEvent::EnterWhatsThisMode),
                                             100,
                                             uint(QEvent::LeaveWhatsThisMode),
                                             101,
                                             uint(QEvent::ZOrderChange),
                                             102,
                                             uint(QEvent::HoverEnter),
                                             103,
                                             uint(QEvent::HoverLeave),
                                             104,
                                             uint(QEvent::HoverMove),
                                             105,
                                             uint(QEvent::ParentAboutToChange),
                                             106,
                                             uint(QEvent::WinEventAct),
                                             107,
                                             uint(QEvent::AcceptDropsChange),
                                             108,
                                             uint(QEvent::ZeroTimerEvent),
                                             109,
                                             uint(QEvent::GraphicsSceneMouseMove),
                                             110,
                                             uint(QEvent::GraphicsSceneMousePress),
                                             111,
                                             uint(QEvent::GraphicsSceneMouseRelease),
                                             112,
                                             uint(QEvent::GraphicsSceneMouseDoubleClick),
                                             113,
                                             uint(QEvent::GraphicsSceneContextMenu),
                                             114,
                                             uint(QEvent::GraphicsSceneHoverEnter),
                                             115,
                                             uint(QEvent::GraphicsSceneHoverMove),
                                             116,
                                             uint(QEvent::GraphicsSceneHoverLeave),
                                             117,
                                             uint(QEvent::GraphicsSceneHelp),
                                             118,
                                             uint(QEvent::GraphicsSceneDragEnter),
                                             119,
                                             uint(QEvent::GraphicsSceneDragMove),
                                             120,
                                             uint(QEvent::GraphicsSceneDragLeave),
                                             121,
                                             uint(QEvent::GraphicsSceneDrop),
                                             122,
                                             uint(QEvent::GraphicsSceneWheel),
                                             123,
                                             uint(QEvent::KeyboardLayoutChange),
                                             124,
                                             uint(QEvent::DynamicPropertyChange),
                                             125,
                                             uint(QEvent::TabletEnterProximity),
                                             126,
                                             uint(QEvent::TabletLeaveProximity),
                                             127,
                                             uint(QEvent::NonClientAreaMouseMove),
                                             128,
                                             uint(QEvent::NonClientAreaMouseButtonPress),
                                             129,
                                             uint(QEvent::NonClientAreaMouseButtonRelease),
                                             130,
                                             uint(QEvent::NonClientAreaMouseButtonDblClick),
                                             131,
                                             uint(QEvent::MacSizeChange),
                                             132,
                                             uint(QEvent::ContentsRectChange),
                                             133,
                                             uint(QEvent::MacGLWindowChange),
                                             134,
                                             uint(QEvent::FutureCallOut),
                                             135,
                                             uint(QEvent::GraphicsSceneResize),
                                             136,
                                             uint(QEvent::GraphicsSceneMove),
                                             137,
                                             uint(QEvent::CursorChange),
                                             138,
                                             uint(QEvent::ToolTipChange),
                                             139,
                                             uint(QEvent::NetworkReplyUpdated),
                                             140,
                                             uint(QEvent::GrabMouse),
                                             141,
                                             uint(QEvent::UngrabMouse),
                                             142,
                                             uint(QEvent::GrabKeyboard),
                                             143,
                                             uint(QEvent::UngrabKeyboard),
                                             144,
                                             uint(QEvent::StateMachineSignal),
                                             145,
                                             uint(QEvent::StateMachineWrapped),
                                             146,
                                             uint(QEvent::TouchBegin),
                                             147,
                                             uint(QEvent::TouchUpdate),
                                             148,
                                             uint(QEvent::TouchEnd),
                                             149,
                                             uint(QEvent::NativeGesture),
                                             150,
                                             uint(QEvent::Gesture),
                                             151,
                                             uint(QEvent::RequestSoftwareInputPanel),
                                             152,
                                             uint(QEvent::CloseSoftwareInputPanel),
                                             153,
                                             uint(QEvent::GestureOverride),
                                             154,
                                             uint(QEvent::WinIdChange),
                                             155,
                                             uint(QEvent::ScrollPrepare),
                                             156,
                                             uint(QEvent::Scroll),
                                             157,
                                             uint(QEvent::Expose),
                                             158,
                                             uint(QEvent::InputMethodQuery),
                                             159,
                                             uint(QEvent::OrientationChange),
                                             160,
                                             uint(QEvent::TouchCancel),
                                             161,
                                             uint(QEvent::ThemeChange),
                                             162,
                                             uint(QEvent::SockClose),
                                             163,
                                             uint(QEvent::PlatformPanel),
                                             164,
                                             uint(QEvent::StyleAnimationUpdate),
                                             165,
                                             uint(QEvent::ApplicationStateChange),
                                             166,
                                             uint(QEvent::WindowChangeInternal),
                                             167,
                                             uint(QEvent::ScreenChangeInternal),
                                             168,
                                             uint(QEvent::PlatformSurface),
                                             169,
                                             uint(QEvent::Pointer),
                                             170,
                                             uint(QEvent::TabletTrackingChange),
                                             171,
                                             uint(QEvent::User),
                                             172,
                                             uint(QEvent::MaxUser),
                                             173,
                                             uint(QEvent::MacGLClearDrawable),
                                             0};
const QMetaObject QEvent::staticMetaObject = {
    {nullptr, qt_meta_stringdata_0_QEvent.places, qt_meta_data_0_QEvent, qt_static_metacall, nullptr, nullptr}};
void QEvent::qt_static_metacall(QObject *_o, QMetaObject::Call _c, int _id, void **_a) {
    (void)_o;
    (void)_c;
    (void)_id;
    (void)_a;
}

static const struct qt_meta_stringdata_1_QObject_t {
    QByteArrayData places[8];
    char text[88];
} qt_meta_stringdata_1_QObject = {{
                                      {-1, 7, 0, 0, qptrdiff(sizeof(QByteArrayData) * 8 + 0)},
                                      {-1, 9, 0, 0, qptrdiff(sizeof(QByteArrayData) * 7 + 8)},
                                      {-1, 0, 0, 0, qptrdiff(sizeof(QByteArrayData) * 6 + 18)},
                                      {-1, 17, 0, 0, qptrdiff(sizeof(QByteArrayData) * 5 + 19)},
                                      {-1, 11, 0, 0, qptrdiff(sizeof(QByteArrayData) * 4 + 37)},
                                      {-1, 19, 0, 0, qptrdiff(sizeof(QByteArrayData) * 3 + 49)},
                                      {-1, 10, 0, 0, qptrdiff(sizeof(QByteArrayData) * 2 + 69)},
                                      {-1, 6, 0, 0, qptrdiff(sizeof(QByteArrayData) * 1 + 80)},
                                  },
                                  "QObject\000"
                                  "destroyed\000"
                                  "\000"
                                  "objectNameChanged\000"
                                  "deleteLater\000"
                                  "_q_reregisterTimers\000"
                                  "objectName\000"
                                  "parent\000"};
static const uint qt_meta_data_1_QObject[] = {8,
                                              0,
                                              0,
                                              0,
                                              5,
                                              14,
                                              1,
                                              54,
                                              0,
                                              0,
                                              2,
                                              58,
                                              0,
                                              3,
                                              1,
                                              1,
                                              39,
                                              2,
                                              0x6,
                                              1,
                                              0,
                                              42,
                                              2,
                                              0x26,
                                              3,
                                              1,
                                              43,
                                              2,
                                              0x6,
                                              4,
                                              0,
                                              46,
                                              2,
                                              0xa,
                                              5,
                                              1,
                                              47,
                                              2,
                                              0x8,
                                              QMetaType::Void,
                                              QMetaType::QObjectStar,
                                              2,
                                              QMetaType::Void,
                                              QMetaType::Void,
                                              QMetaType::QString,
                                              6,
                                              QMetaType::Void,
                                              QMetaType::Void,
                                              QMetaType::VoidStar,
                                              2,
                                              0x80000000u | 2,
                                              QMetaType::QObjectStar,
                                              7,
                                              0x80000000u | 2,
                                              6,
                                              QMetaType::QString,
                                              0x495103,
                                              2,
                                              0,
                                              1,
                                              50,
                                              2,
                                              0xe,
                                              0,
                                              0,
                                              53,
                                              2,
                                              0x2e,
                                              0};
const QMetaObject QObject::staticMetaObject = {
    {nullptr, qt_meta_stringdata_1_QObject.places, qt_meta_data_1_QObject, qt_static_metacall, nullptr, nullptr}};
void QObject::qt_static_metacall(QObject *_o, QMetaObject::Call _c, int _id, void **_a) {
    (void)_o;
    (void)_c;
    (void)_id;
    (void)_a;
    if (_c == QMetaObject::CreateInstance) {
        switch (_id) {
        case 0: {
            QObject *_r = new QObject(*reinterpret_cast<std::remove_reference<QObject *>::type *>(_a[1]));
            if (_a[0])
                *reinterpret_cast<QObject **>(_a[0]) = _r;
            break;
        }
        case 1: {
            QObject *_r = new QObject();
            if (_a[0])
                *reinterpret_cast<QObject **>(_a[0]) = _r;
            break;
        }
        default:
            break;
        }
        return;
    }
    if (_c == QMetaObject::InvokeMetaMethod) {
        QObject *const _t = static_cast<QObject *>(_o);
        (void)_t;
        switch (_id) {
        case 0:
            _t->destroyed(*reinterpret_cast<std::remove_reference<QObject *>::type *>(_a[1]));
            break;
        case 1:
            _t->destroyed();
            break;
        case 2:
            _t->objectNameChanged(*reinterpret_cast<std::remove_reference<const QString &>::type *>(_a[1]),
                                  QPrivateSignal());
            break;
        case 3:
            _t->deleteLater();
            break;
        case 4:
            _t->_q_reregisterTimers(*reinterpret_cast<std::remove_reference<void *>::type *>(_a[1]));
            break;
        default:
            break;
        }
        return;
    }
    if (_c == QMetaObject::RegisterMethodArgumentMetaType) {
        int &_r = *reinterpret_cast<int *>(_a[0]);
        _r = -1;
        const int _n = *reinterpret_cast<int *>(_a[1]);
        (void)_n;
        switch (_id) {
        default:
            break;
        }
        return;
    }
    if (_c == QMetaObject::IndexOfMethod) {
        int &_r = *reinterpret_cast<int *>(_a[0]);
        (void)_r;
        {
            typedef void (QObject::*_s)(QObject *);
            if (*reinterpret_cast<_s *>(_a[1]) == static_cast<_s>(&QObject::destroyed)) {
                _r = 0;
                return;
            }
        }
        {
            typedef void (QObject::*_s)(const QString &, QPrivateSignal);
            if (*reinterpret_cast<_s *>(_a[1]) == static_cast<_s>(&QObject::objectNameChanged)) {
                _r = 2;
                return;
            }
        }
        return;
    }
    if (_c == QMetaObject::ReadProperty) {
        QObject *const _t = static_cast<QObject *>(_o);
        (void)_t;
        switch (_id) {
        case 0:
            *reinterpret_cast<QString *>(_a[0]) = _t->objectName();
            break;
        default:
            break;
        }
        return;
    }
    if (_c == QMetaObject::WriteProperty) {
        QObject *const _t = static_cast<QObject *>(_o);
        (void)_t;
        switch (_id) {
        case 0:
            _t->setObjectName(*reinterpret_cast<QString *>(_a[0]));
            break;
        default:
            break;
        }
        return;
    }
    if (_c == QMetaObject::ResetProperty) {
        QObject *const _t = static_cast<QObject *>(_o);
        (void)_t;
        switch (_id) {
        default:
            break;
        }
        return;
    }
}
const QMetaObject *QObject::metaObject() const {
    return QObject::d_ptr->metaObject ? QObject::d_ptr->dynamicMetaObject() : &staticMetaObject;
}
void *QObject::qt_metacast(const char *_clname) {
    if (!_clname)
        return nullptr;
    if (!__builtin_strcmp(_clname, "QObject"))
        return static_cast<void *>(this);
    return nullptr;
}
int QObject::qt_metacall(QMetaObject::Call _c, int _id, void **_a) {
    switch (_c) {
    case QMetaObject::InvokeMetaMethod:
    case QMetaObject::RegisterMethodArgumentMetaType:
        if (_id < 5)
            qt_static_metacall(this, _c, _id, _a);
        return _id - 5;
    case QMetaObject::ReadProperty:
    case QMetaObject::WriteProperty:
    case QMetaObject::ResetProperty:
    case QMetaObject::RegisterPropertyMetaType:
        qt_static_metacall(this, _c, _id, _a);
        return _id - 1;
    case QMetaObject::QueryPropertyDesignable:
    case QMetaObject::QueryPropertyScriptable:
    case QMetaObject::QueryPropertyStored:
    case QMetaObject::QueryPropertyEditable:
    case QMetaObject::QueryPropertyUser:
        return _id - 1;
    default:
        return _id;
    }
}
void QObject::destroyed(QObject *_t1) {
    void *_a[] = {nullptr, const_cast<void *>(reinterpret_cast<const volatile void *>(std::addressof(_t1)))};
    QMetaObject::activate(this, &staticMetaObject, 0, _a);
}
void QObject::objectNameChanged(const QString &_t1, QPrivateSignal) {
    void *_a[] = {nullptr, const_cast<void *>(reinterpret_cast<const volatile void *>(std::addressof(_t1)))};
    QMetaObject::activate(this, &staticMetaObject, 2, _a);
}

static const struct qt_meta_stringdata_2_QEventLoop_t {
    QByteArrayData places[3];
    char text[18];
} qt_meta_stringdata_2_QEventLoop = {{
                                         {-1, 10, 0, 0, qptrdiff(sizeof(QByteArrayData) * 3 + 0)},
                                         {-1, 4, 0, 0, qptrdiff(sizeof(QByteArrayData) * 2 + 11)},
                                         {-1, 0, 0, 0, qptrdiff(sizeof(QByteArrayData) * 1 + 16)},
                                     },
                                     "QEventLoop\000"
                                     "quit\000"
                                     "\000"};
static const uint qt_meta_data_2_QEventLoop[] = {
    8, 0, 0, 0, 1, 14, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 19, 2, 0xa, QMetaType::Void, 0};
const QMetaObject QEventLoop::staticMetaObject = {{QMetaObject::SuperData::link<QObject::staticMetaObject>(),
                                                   qt_meta_stringdata_2_QEventLoop.places, qt_meta_data_2_QEventLoop,
                                                   qt_static_metacall, nullptr, nullptr}};
void QEventLoop::qt_static_metacall(QObject *_o, QMetaObject::Call _c, int _id, void **_a) {
    (void)_o;
    (void)_c;
    (void)_id;
    (void)_a;
    if (_c == QMetaObject::InvokeMetaMethod) {
        QEventLoop *const _t = static_cast<QEventLoop *>(_o);
        (void)_t;
        switch (_id) {
        case 0:
            _t->quit();
            break;
        default:
            break;
        }
        return;
    }
    if (_c == QMetaObject::RegisterMethodArgumentMetaType) {
        int &_r = *reinterpret_cast<int *>(_a[0]);
        _r = -1;
        const int _n = *reinterpret_cast<int *>(_a[1]);
        (void)_n;
        switch (_id) {
        default:
            break;
        }
        return;
    }
    if (_c == QMetaObject::IndexOfMethod) {
        int &_r = *reinterpret_cast<int *>(_a[0]);
        (void)_r;
        return;
    }
}
const QMetaObject *QEventLoop::metaObject() const {
    return QObject::d_ptr->metaObject ? QObject::d_ptr->dynamicMetaObject() : &staticMetaObject;
}
void *QEventLoop::qt_metacast(const char *_clname) {
    if (!_clname)
        return nullptr;
    if (!__builtin_strcmp(_clname, "QEventLoop"))
        return static_cast<void *>(this);
    return QObject::qt_metacast(_clname);
}
int QEventLoop::qt_metacall(QMetaObject::Call _c, int _id, void **_a) {
    _id = QObject::qt_metacall(_c, _id, _a);
    if (_id < 0)
        return _id;
    switch (_c) {
    case QMetaObject::InvokeMetaMethod:
    case QMetaObject::RegisterMethodArgumentMetaType:
        if (_id < 1)
            qt_static_metacall(this, _c, _id, _a);
        return _id - 1;
    case QMetaObject::ReadProperty:
    case QMetaObject::WriteProperty:
    case QMetaObject::ResetProperty:
    case QMetaObject::RegisterPropertyMetaType:
        qt_static_metacall(this, _c, _id, _a);
        return _id - 0;
    case QMetaObject::QueryPropertyDesignable:
    case QMetaObject::QueryPropertyScriptable:
    case QMetaObject::QueryPropertyStored:
    case QMetaObject::QueryPropertyEditable:
    case QMetaObject::QueryPropertyUser:
        return _id - 0;
    default:
        return _id;
    }
}

static const struct qt_meta_stringdata_3_QCoreApplication_t {
    QByteArrayData places[13];
    char text[222];
} qt_meta_stringdata_3_QCoreApplication = {{
                                               {-1, 16, 0, 0, qptrdiff(sizeof(QByteArrayData) * 13 + 0)},
                                               {-1, 11, 0, 0, qptrdiff(sizeof(QByteArrayData) * 12 + 17)},
                                               {-1, 0, 0, 0, qptrdiff(sizeof(QByteArrayData) * 11 + 29)},
                                               {-1, 23, 0, 0, qptrdiff(sizeof(QByteArrayData) * 10 + 30)},
                                               {-1, 25, 0, 0, qptrdiff(sizeof(QByteArrayData) * 9 + 54)},
                                               {-1, 22, 0, 0, qptrdiff(sizeof(QByteArrayData) * 8 + 80)},
                                               {-1, 25, 0, 0, qptrdiff(sizeof(QByteArrayData) * 7 + 103)},
                                               {-1, 4, 0, 0, qptrdiff(sizeof(QByteArrayData) * 6 + 129)},
                                               {-1, 15, 0, 0, qptrdiff(sizeof(QByteArrayData) * 5 + 134)},
                                               {-1, 18, 0, 0, qptrdiff(sizeof(QByteArrayData) * 4 + 150)},
                                               {-1, 16, 0, 0, qptrdiff(sizeof(QByteArrayData) * 3 + 169)},
                                               {-1, 18, 0, 0, qptrdiff(sizeof(QByteArrayData) * 2 + 186)},
                                               {-1, 15, 0, 0, qptrdiff(sizeof(QByteArrayData) * 1 + 205)},
                                           },
                                           "QCoreApplication\000"
                                           "aboutToQuit\000"
                                           "\000"
                                           "organizationNameChanged\000"
                                           "organizationDomainChanged\000"
                                           "applicationNameChanged\000"
                                           "applicationVersionChanged\000"
                                           "quit\000"
                                           "applicationName\000"
                                           "applicationVersion\000"
                                           "organizationName\000"
                                           "organizationDomain\000"
                                           "quitLockEnabled\000"};
static const uint qt_meta_data_3_QCoreApplication[] = {8,
                                                       0,
                                                       0,
                                                       0,
                                                       6,
                                                       14,
                                                       5,
                                                       50,
                                                       0,
                                                       0,
                                                       0,
                                                       0,
                                                       0,
                                                       5,
                                                       1,
                                                       0,
                                                       44,
                                                       2,
                                                       0x6,
                                                       3,
                                                       0,
                                                       45,
                                                       2,
                                                       0x6,
                                                       4,
                                                       0,
                                                       46,
                                                       2,
                                                       0x6,
                                                       5,
                                                       0,
                                                       47,
                                                       2,
                                                       0x6,
                                                       6,
                                                       0,
                                                       48,
                                                       2,
                                                       0x6,
                                                       7,
                                                       0,
                                                       49,
                                                       2,
                                                       0xa,
                                                       QMetaType::Void,
                                                       QMetaType::Void,
                                                       QMetaType::Void,
                                                       QMetaType::Void,
                                                       QMetaType::Void,
                                                       QMetaType::Void,
                                                       8,
                                                       QMetaType::QString,
                                                       0x495103,
                                                       9,
                                                       QMetaType::QString,
                                                       0x495103,
                                                       10,
                                                       QMetaType::QString,
                                                       0x495103,
                                                       11,
                                                       QMetaType::QString,
                                                       0x495103,
                                                       12,
                                                       QMetaType::Bool,
                                                       0x95103,
                                                       3,
                                                       4,
                                                       1,
                                                       2,
                                                       0,
                                                       0};
const QMetaObject QCoreApplication::staticMetaObject = {
    {QMetaObject::SuperData::link<QObject::staticMetaObject>(), qt_meta_stringdata_3_QCoreApplication.places,
     qt_meta_data_3_QCoreApplication, qt_static_metacall, nullptr, nullptr}};
void QCoreApplication::qt_static_metacall(QObject *_o, QMetaObject::Call _c, int _id, void **_a) {
    (void)_o;
    (void)_c;
    (void)_id;
    (void)_a;
    if (_c == QMetaObject::InvokeMetaMethod) {
        QCoreApplication *const _t = static_cast<QCoreApplication *>(_o);
        (void)_t;
        switch (_id) {
        case 0:
            _t->aboutToQuit(QPrivateSignal());
            break;
        case 1:
            _t->organizationNameChanged();
            break;
        case 2:
            _t->organizationDomainChanged();
            break;
        case 3:
            _t->applicationNameChanged();
            break;
        case 4:
            _t->applicationVersionChanged();
            break;
        case 5:
            _t->quit();
            break;
        default:
            break;
        }
        return;
    }
    if (_c == QMetaObject::RegisterMethodArgumentMetaType) {
        int &_r = *reinterpret_cast<int *>(_a[0]);
        _r = -1;
        const int _n = *reinterpret_cast<int *>(_a[1]);
        (void)_n;
        switch (_id) {
        default:
            break;
        }
        return;
    }
    if (_c == QMetaObject::IndexOfMethod) {
        int &_r = *reinterpret_cast<int *>(_a[0]);
        (void)_r;
        {
            typedef void (QCoreApplication::*_s)(QPrivateSignal);
            if (*reinterpret_cast<_s *>(_a[1]) == static_cast<_s>(&QCoreApplication::aboutToQuit)) {
                _r = 0;
                return;
            }
        }
        {
            typedef void (QCoreApplication::*_s)();
            if (*reinterpret_cast<_s *>(_a[1]) == static_cast<_s>(&QCoreApplication::organizationNameChanged)) {
                _r = 1;
                return;
            }
        }
        {
            typedef void (QCoreApplication::*_s)();
            if (*reinterpret_cast<_s *>(_a[1]) == static_cast<_s>(&QCoreApplication::organizationDomainChanged)) {
                _r = 2;
                return;
            }
        }
        {
            typedef void (QCoreApplication::*_s)();
            if (*reinterpret_cast<_s *>(_a[1]) == static_cast<_s>(&QCoreApplication::applicationNameChanged)) {
                _r = 3;
                return;
            }
        }
        {
            typedef void (QCoreApplication::*_s)();
            if (*reinterpret_cast<_s *>(_a[1]) == static_cast<_s>(&QCoreApplication::applicationVersionChanged)) {
                _r = 4;
                return;
            }
        }
        return;
    }
    if (_c == QMetaObject::ReadProperty) {
        QCoreApplication *const _t = static_cast<QCoreApplication *>(_o);
        (void)_t;
        switch (_id) {
        case 0:
            *reinterpret_cast<QString *>(_a[0]) = _t->applicationName();
            break;
        case 1:
            *reinterpret_cast<QString *>(_a[0]) = _t->applicationVersion();
            break;
        case 2:
            *reinterpret_cast<QString *>(_a[0]) = _t->organizationName();
            break;
        case 3:
            *reinterpret_cast<QString *>(_a[0]) = _t->organizationDomain();
            break;
        case 4:
            *reinterpret_cast<bool *>(_a[0]) = _t->isQuitLockEnabled();
            break;
        default:
            break;
        }
        return;
    }
    if (_c == QMetaObject::WriteProperty) {
        QCoreApplication *const _t = static_cast<QCoreApplication *>(_o);
        (void)_t;
        switch (_id) {
        case 0:
            _t->setApplicationName(*reinterpret_cast<QString *>(_a[0]));
            break;
        case 1:
            _t->setApplicationVersion(*reinterpret_cast<QString *>(_a[0]));
            break;
        case 2:
            _t->setOrganizationName(*reinterpret_cast<QString *>(_a[0]));
            break;
        case 3:
            _t->setOrganizationDomain(*reinterpret_cast<QString *>(_a[0]));
            break;
        case 4:
            _t->setQuitLockEnabled(*reinterpret_cast<bool *>(_a[0]));
            break;
        default:
            break;
        }
        return;
    }
    if (_c == QMetaObject::ResetProperty) {
        QCoreApplication *const _t = static_cast<QCoreApplication *>(_o);
        (void)_t;
        switch (_id) {
        default:
            break;
        }
        return;
    }
}
const QMetaObject *QCoreApplication::metaObject() const {
    return QObject::d_ptr->metaObject ? QObject::d_ptr->dynamicMetaObject() : &staticMetaObject;
}
void *QCoreApplication::qt_metacast(const char *_clname) {
    if (!_clname)
        return nullptr;
    if (!__builtin_strcmp(_clname, "QCoreApplication"))
        return static_cast<void *>(this);
    return QObject::qt_metacast(_clname);
}
int QCoreApplication::qt_metacall(QMetaObject::Call _c, int _id, void **_a) {
    _id = QObject::qt_metacall(_c, _id, _a);
    if (_id < 0)
        return _id;
    switch (_c) {
    case QMetaObject::InvokeMetaMethod:
    case QMetaObject::RegisterMethodArgumentMetaType:
        if (_id < 6)
            qt_static_metacall(this, _c, _id, _a);
        return _id - 6;
    case QMetaObject::ReadProperty:
    case QMetaObject::WriteProperty:
    case QMetaObject::ResetProperty:
    case QMetaObject::RegisterPropertyMetaType:
        qt_static_metacall(this, _c, _id, _a);
        return _id - 5;
    case QMetaObject::QueryPropertyDesignable:
    case QMetaObject::QueryPropertyScriptable:
    case QMetaObject::QueryPropertyStored:
    case QMetaObject::QueryPropertyEditable:
    case QMetaObject::QueryPropertyUser:
        return _id - 5;
    default:
        return _id;
    }
}
void QCoreApplication::aboutToQuit(QPrivateSignal) {
    void *_a[] = {nullptr};
    QMetaObject::activate(this, &staticMetaObject, 0, _a);
}
void QCoreApplication::organizationNameChanged() {
    void *_a[] = {nullptr};
    QMetaObject::activate(this, &staticMetaObject, 1, _a);
}
void QCoreApplication::organizationDomainChanged() {
    void *_a[] = {nullptr};
    QMetaObject::activate(this, &staticMetaObject, 2, _a);
}
void QCoreApplication::applicationNameChanged() {
    void *_a[] = {nullptr};
    QMetaObject::activate(this, &staticMetaObject, 3, _a);
}
void QCoreApplication::applicationVersionChanged() {
    void *_a[] = {nullptr};
    QMetaObject::activate(this, &staticMetaObject, 4, _a);
}

static const struct qt_meta_stringdata_4_QTimer_t {
    QByteArrayData places[12];
    char text[98];
} qt_meta_stringdata_4_QTimer = {{
                                     {-1, 6, 0, 0, qptrdiff(sizeof(QByteArrayData) * 12 + 0)},
                                     {-1, 7, 0, 0, qptrdiff(sizeof(QByteArrayData) * 11 + 7)},
                                     {-1, 0, 0, 0, qptrdiff(sizeof(QByteArrayData) * 10 + 15)},
                                     {-1, 5, 0, 0, qptrdiff(sizeof(QByteArrayData) * 9 + 16)},
                                     {-1, 4, 0, 0, qptrdiff(sizeof(QByteArrayData) * 8 + 22)},
                                     {-1, 4, 0, 0, qptrdiff(sizeof(QByteArrayData) * 7 + 27)},
                                     {-1, 10, 0, 0, qptrdiff(sizeof(QByteArrayData) * 6 + 32)},
                                     {-1, 8, 0, 0, qptrdiff(sizeof(QByteArrayData) * 5 + 43)},
                                     {-1, 13, 0, 0, qptrdiff(sizeof(QByteArrayData) * 4 + 52)},
                                     {-1, 9, 0, 0, qptrdiff(sizeof(QByteArrayData) * 3 + 66)},
                                     {-1, 13, 0, 0, qptrdiff(sizeof(QByteArrayData) * 2 + 76)},
                                     {-1, 6, 0, 0, qptrdiff(sizeof(QByteArrayData) * 1 + 90)},
                                 },
                                 "QTimer\000"
                                 "timeout\000"
                                 "\000"
                                 "start\000"
                                 "stop\000"
                                 "msec\000"
                                 "singleShot\000"
                                 "interval\000"
                                 "remainingTime\000"
                                 "timerType\000"
                                 "Qt::TimerType\000"
                                 "active\000"};
static const uint qt_meta_data_4_QTimer[] = {8,
                                             0,
                                             0,
                                             0,
                                             4,
                                             14,
                                             5,
                                             40,
                                             0,
                                             0,
                                             0,
                                             0,
                                             0,
                                             1,
                                             1,
                                             0,
                                             34,
                                             2,
                                             0x6,
                                             3,
                                             1,
                                             35,
                                             2,
                                             0xa,
                                             3,
                                             0,
                                             38,
                                             2,
                                             0xa,
                                             4,
                                             0,
                                             39,
                                             2,
                                             0xa,
                                             QMetaType::Void,
                                             QMetaType::Void,
                                             QMetaType::Int,
                                             5,
                                             QMetaType::Void,
                                             QMetaType::Void,
                                             6,
                                             QMetaType::Bool,
                                             0x95103,
                                             7,
                                             QMetaType::Int,
                                             0x95103,
                                             8,
                                             QMetaType::Int,
                                             0x95001,
                                             9,
                                             0x80000000u | 10,
                                             0x9510b,
                                             11,
                                             QMetaType::Bool,
                                             0x95001,
                                             0};
const QMetaObject QTimer::staticMetaObject = {{QMetaObject::SuperData::link<QObject::staticMetaObject>(),
                                               qt_meta_stringdata_4_QTimer.places, qt_meta_data_4_QTimer,
                                               qt_static_metacall, nullptr, nullptr}};
void QTimer::qt_static_metacall(QObject *_o, QMetaObject::Call _c, int _id, void **_a) {
    (void)_o;
    (void)_c;
    (void)_id;
    (void)_a;
    if (_c == QMetaObject::InvokeMetaMethod) {
        QTimer *const _t = static_cast<QTimer *>(_o);
        (void)_t;
        switch (_id) {
        case 0:
            _t->timeout(QPrivateSignal());
            break;
        case 1:
            _t->start(*reinterpret_cast<std::remove_reference<int>::type *>(_a[1]));
            break;
        case 2:
            _t->start();
            break;
        case 3:
            _t->stop();
            break;
        default:
            break;
        }
        return;
    }
    if (_c == QMetaObject::RegisterMethodArgumentMetaType) {
        int &_r = *reinterpret_cast<int *>(_a[0]);
        _r = -1;
        const int _n = *reinterpret_cast<int *>(_a[1]);
        (void)_n;
        switch (_id) {
        default:
            break;
        }
        return;
    }
    if (_c == QMetaObject::IndexOfMethod) {
        int &_r = *reinterpret_cast<int *>(_a[0]);
        (void)_r;
        {
            typedef void (QTimer::*_s)(QPrivateSignal);
            if (*reinterpret_cast<_s *>(_a[1]) == static_cast<_s>(&QTimer::timeout)) {
                _r = 0;
                return;
            }
        }
        return;
    }
    if (_c == QMetaObject::ReadProperty) {
        QTimer *const _t = static_cast<QTimer *>(_o);
        (void)_t;
        switch (_id) {
        case 0:
            *reinterpret_cast<bool *>(_a[0]) = _t->isSingleShot();
            break;
        case 1:
            *reinterpret_cast<int *>(_a[0]) = _t->interval();
            break;
        case 2:
            *reinterpret_cast<int *>(_a[0]) = _t->remainingTime();
            break;
        case 3:
            *reinterpret_cast<Qt::TimerType *>(_a[0]) = _t->timerType();
            break;
        case 4:
            *reinterpret_cast<bool *>(_a[0]) = _t->isActive();
            break;
        default:
            break;
        }
        return;
    }
    if (_c == QMetaObject::WriteProperty) {
        QTimer *const _t = static_cast<QTimer *>(_o);
        (void)_t;
        switch (_id) {
        case 0:
            _t->setSingleShot(*reinterpret_cast<bool *>(_a[0]));
            break;
        case 1:
            _t->setInterval(*reinterpret_cast<int *>(_a[0]));
            break;
        case 3:
            _t->setTimerType(*reinterpret_cast<Qt::TimerType *>(_a[0]));
            break;
        default:
            break;
        }
        return;
    }
    if (_c == QMetaObject::ResetProperty) {
        QTimer *const _t = static_cast<QTimer *>(_o);
        (void)_t;
        switch (_id) {
        default:
            break;
        }
        return;
    }
    if (_c == QMetaObject::RegisterPropertyMetaType) {
        int &_r = *reinterpret_cast<int *>(_a[0]);
        _r = -1;
        switch (_id) {
        case 3:
            _r = __omqt::number_if_declared<std::decay<Qt::TimerType>::type>();
            break;
        default:
            break;
        }
        return;
    }
}
const QMetaObject *QTimer::metaObject() const {
    return QObject::d_ptr->metaObject ? QObject::d_ptr->dynamicMetaObject() : &staticMetaObject;
}
void *QTimer::qt_metacast(const char *_clname) {
    if (!_clname)
        return nullptr;
    if (!__builtin_strcmp(_clname, "QTimer"))
        return static_cast<void *>(this);
    return QObject::qt_metacast(_clname);
}
int QTimer::qt_metacall(QMetaObject::Call _c, int _id, void **_a) {
    _id = QObject::qt_metacall(_c, _id, _a);
    if (_id < 0)
        return _id;
    switch (_c) {
    case QMetaObject::InvokeMetaMethod:
    case QMetaObject::RegisterMethodArgumentMetaType:
        if (_id < 4)
            qt_static_metacall(this, _c, _id, _a);
        return _id - 4;
    case QMetaObject::ReadProperty:
    case QMetaObject::WriteProperty:
    case QMetaObject::ResetProperty:
    case QMetaObject::RegisterPropertyMetaType:
        qt_static_metacall(this, _c, _id, _a);
        return _id - 5;
    case QMetaObject::QueryPropertyDesignable:
    case QMetaObject::QueryPropertyScriptable:
    case QMetaObject::QueryPropertyStored:
    case QMetaObject::QueryPropertyEditable:
    case QMetaObject::QueryPropertyUser:
        return _id - 5;
    default:
        return _id;
    }
}
void QTimer::timeout(QPrivateSignal) {
    void *_a[] = {nullptr};
    QMetaObject::activate(this, &staticMetaObject, 0, _a);
}

#pragma clang diagnostic pop

#endif
