// The namespace Qt: the enumerations that all modules share (Qt Namespace), with the values of the version at hand.
#ifndef OM_QT_QNAMESPACE_H
#define OM_QT_QNAMESPACE_H

#include <QtCore/qglobal.h>

namespace Qt {

enum GlobalColor {
    color0 = 0,
    color1 = 1,
    black = 2,
    white = 3,
    darkGray = 4,
    gray = 5,
    lightGray = 6,
    red = 7,
    green = 8,
    blue = 9,
    cyan = 0xa,
    magenta = 0xb,
    yellow = 0xc,
    darkRed = 0xd,
    darkGreen = 0xe,
    darkBlue = 0xf,
    darkCyan = 0x10,
    darkMagenta = 0x11,
    darkYellow = 0x12,
    transparent = 0x13,
};
enum KeyboardModifier {
    NoModifier = 0,
    ShiftModifier = 0x2000000,
    ControlModifier = 0x4000000,
    AltModifier = 0x8000000,
    MetaModifier = 0x10000000,
    KeypadModifier = 0x20000000,
    GroupSwitchModifier = 0x40000000,
    KeyboardModifierMask = 0xfe000000,
};
typedef QFlags<KeyboardModifier> KeyboardModifiers;
enum Modifier {
    META = 0x10000000,
    SHIFT = 0x2000000,
    CTRL = 0x4000000,
    ALT = 0x8000000,
    MODIFIER_MASK = 0xfe000000,
#if !OM_QT6
    UNICODE_ACCEL = 0,
#endif
};
#if OM_QT6
typedef QFlags<Modifier> Modifiers;
#endif
enum MouseButton {
    NoButton = 0,
    LeftButton = 1,
    RightButton = 2,
    MiddleButton = 4,
#if !OM_QT6
    MidButton = 4,
#endif
    BackButton = 8,
    XButton1 = 8,
    ExtraButton1 = 8,
    ForwardButton = 0x10,
    XButton2 = 0x10,
    ExtraButton2 = 0x10,
    TaskButton = 0x20,
    ExtraButton3 = 0x20,
    ExtraButton4 = 0x40,
    ExtraButton5 = 0x80,
    ExtraButton6 = 0x100,
    ExtraButton7 = 0x200,
    ExtraButton8 = 0x400,
    ExtraButton9 = 0x800,
    ExtraButton10 = 0x1000,
    ExtraButton11 = 0x2000,
    ExtraButton12 = 0x4000,
    ExtraButton13 = 0x8000,
    ExtraButton14 = 0x10000,
    ExtraButton15 = 0x20000,
    ExtraButton16 = 0x40000,
    ExtraButton17 = 0x80000,
    ExtraButton18 = 0x100000,
    ExtraButton19 = 0x200000,
    ExtraButton20 = 0x400000,
    ExtraButton21 = 0x800000,
    ExtraButton22 = 0x1000000,
    ExtraButton23 = 0x2000000,
    ExtraButton24 = 0x4000000,
    AllButtons = 0x7ffffff,
    MaxMouseButton = 0x4000000,
    MouseButtonMask = 0xffffffff,
};
typedef QFlags<MouseButton> MouseButtons;
enum Orientation {
    Horizontal = 1,
    Vertical = 2,
};
typedef QFlags<Orientation> Orientations;
enum FocusPolicy {
    NoFocus = 0,
    TabFocus = 1,
    ClickFocus = 2,
    StrongFocus = 0xb,
    WheelFocus = 0xf,
};
enum TabFocusBehavior {
    NoTabFocus = 0,
    TabFocusTextControls = 1,
    TabFocusListControls = 2,
    TabFocusAllControls = 0xff,
};
enum SortOrder {
    AscendingOrder = 0,
    DescendingOrder = 1,
};
enum SplitBehaviorFlags {
    KeepEmptyParts = 0,
    SkipEmptyParts = 1,
};
typedef QFlags<SplitBehaviorFlags> SplitBehavior;
enum TileRule {
    StretchTile = 0,
    RepeatTile = 1,
    RoundTile = 2,
};
enum AlignmentFlag {
    AlignLeft = 1,
    AlignLeading = 1,
    AlignRight = 2,
    AlignTrailing = 2,
    AlignHCenter = 4,
    AlignJustify = 8,
    AlignAbsolute = 0x10,
    AlignHorizontal_Mask = 0x1f,
    AlignTop = 0x20,
    AlignBottom = 0x40,
    AlignVCenter = 0x80,
    AlignBaseline = 0x100,
    AlignVertical_Mask = 0x1e0,
    AlignCenter = 0x84,
};
typedef QFlags<AlignmentFlag> Alignment;
enum TextFlag {
    TextSingleLine = 0x100,
    TextDontClip = 0x200,
    TextExpandTabs = 0x400,
    TextShowMnemonic = 0x800,
    TextWordWrap = 0x1000,
    TextWrapAnywhere = 0x2000,
    TextDontPrint = 0x4000,
    TextIncludeTrailingSpaces = 0x8000000,
    TextHideMnemonic = 0x8000,
    TextJustificationForced = 0x10000,
    TextForceLeftToRight = 0x20000,
    TextForceRightToLeft = 0x40000,
    TextLongestVariant = 0x80000,
#if !OM_QT6
    TextBypassShaping = 0x100000,
#endif
};
enum TextElideMode {
    ElideLeft = 0,
    ElideRight = 1,
    ElideMiddle = 2,
    ElideNone = 3,
};
enum WhiteSpaceMode {
    WhiteSpaceNormal = 0,
    WhiteSpacePre = 1,
    WhiteSpaceNoWrap = 2,
    WhiteSpaceModeUndefined = -1,
};
enum HitTestAccuracy {
    ExactHit = 0,
    FuzzyHit = 1,
};
enum WindowType {
    Widget = 0,
    Window = 1,
    Dialog = 3,
    Sheet = 5,
    Drawer = 7,
    Popup = 9,
    Tool = 0xb,
    ToolTip = 0xd,
    SplashScreen = 0xf,
    Desktop = 0x11,
    SubWindow = 0x12,
    ForeignWindow = 0x21,
    CoverWindow = 0x41,
    WindowType_Mask = 0xff,
    MSWindowsFixedSizeDialogHint = 0x100,
    MSWindowsOwnDC = 0x200,
    BypassWindowManagerHint = 0x400,
    X11BypassWindowManagerHint = 0x400,
    FramelessWindowHint = 0x800,
    WindowTitleHint = 0x1000,
    WindowSystemMenuHint = 0x2000,
    WindowMinimizeButtonHint = 0x4000,
    WindowMaximizeButtonHint = 0x8000,
    WindowMinMaxButtonsHint = 0xc000,
    WindowContextHelpButtonHint = 0x10000,
    WindowShadeButtonHint = 0x20000,
    WindowStaysOnTopHint = 0x40000,
    WindowTransparentForInput = 0x80000,
    WindowOverridesSystemGestures = 0x100000,
    WindowDoesNotAcceptFocus = 0x200000,
    MaximizeUsingFullscreenGeometryHint = 0x400000,
    CustomizeWindowHint = 0x2000000,
    WindowStaysOnBottomHint = 0x4000000,
    WindowCloseButtonHint = 0x8000000,
    MacWindowToolBarButtonHint = 0x10000000,
    BypassGraphicsProxyWidget = 0x20000000,
    NoDropShadowWindowHint = 0x40000000,
    WindowFullscreenButtonHint = 0x80000000,
};
typedef QFlags<WindowType> WindowFlags;
enum WindowState {
    WindowNoState = 0,
    WindowMinimized = 1,
    WindowMaximized = 2,
    WindowFullScreen = 4,
    WindowActive = 8,
};
typedef QFlags<WindowState> WindowStates;
enum ApplicationState {
    ApplicationSuspended = 0,
    ApplicationHidden = 1,
    ApplicationInactive = 2,
    ApplicationActive = 4,
};
typedef QFlags<ApplicationState> ApplicationStates;
enum ScreenOrientation {
    PrimaryOrientation = 0,
    PortraitOrientation = 1,
    LandscapeOrientation = 2,
    InvertedPortraitOrientation = 4,
    InvertedLandscapeOrientation = 8,
};
typedef QFlags<ScreenOrientation> ScreenOrientations;
enum WidgetAttribute {
    WA_Disabled = 0,
    WA_UnderMouse = 1,
    WA_MouseTracking = 2,
#if !OM_QT6
    WA_ContentsPropagated = 3,
#endif
    WA_OpaquePaintEvent = 4,
#if !OM_QT6
    WA_NoBackground = 4,
#endif
    WA_StaticContents = 5,
    WA_LaidOut = 7,
    WA_PaintOnScreen = 8,
    WA_NoSystemBackground = 9,
    WA_UpdatesDisabled = 0xa,
    WA_Mapped = 0xb,
#if !OM_QT6
    WA_MacNoClickThrough = 0xc,
#endif
    WA_InputMethodEnabled = 0xe,
    WA_WState_Visible = 0xf,
    WA_WState_Hidden = 0x10,
    WA_ForceDisabled = 0x20,
    WA_KeyCompression = 0x21,
    WA_PendingMoveEvent = 0x22,
    WA_PendingResizeEvent = 0x23,
    WA_SetPalette = 0x24,
    WA_SetFont = 0x25,
    WA_SetCursor = 0x26,
    WA_NoChildEventsFromChildren = 0x27,
    WA_WindowModified = 0x29,
    WA_Resized = 0x2a,
    WA_Moved = 0x2b,
    WA_PendingUpdate = 0x2c,
    WA_InvalidSize = 0x2d,
#if !OM_QT6
    WA_MacBrushedMetal = 0x2e,
    WA_MacMetalStyle = 0x2e,
#endif
    WA_CustomWhatsThis = 0x2f,
    WA_LayoutOnEntireRect = 0x30,
    WA_OutsideWSRange = 0x31,
    WA_GrabbedShortcut = 0x32,
    WA_TransparentForMouseEvents = 0x33,
    WA_PaintUnclipped = 0x34,
    WA_SetWindowIcon = 0x35,
    WA_NoMouseReplay = 0x36,
    WA_DeleteOnClose = 0x37,
    WA_RightToLeft = 0x38,
    WA_SetLayoutDirection = 0x39,
    WA_NoChildEventsForParent = 0x3a,
    WA_ForceUpdatesDisabled = 0x3b,
    WA_WState_Created = 0x3c,
    WA_WState_CompressKeys = 0x3d,
    WA_WState_InPaintEvent = 0x3e,
    WA_WState_Reparented = 0x3f,
    WA_WState_ConfigPending = 0x40,
    WA_WState_Polished = 0x42,
#if !OM_QT6
    WA_WState_DND = 0x43,
#endif
    WA_WState_OwnSizePolicy = 0x44,
    WA_WState_ExplicitShowHide = 0x45,
    WA_ShowModal = 0x46,
    WA_MouseNoMask = 0x47,
#if !OM_QT6
    WA_GroupLeader = 0x48,
#endif
    WA_NoMousePropagation = 0x49,
    WA_Hover = 0x4a,
    WA_InputMethodTransparent = 0x4b,
    WA_QuitOnClose = 0x4c,
    WA_KeyboardFocusChange = 0x4d,
    WA_AcceptDrops = 0x4e,
    WA_DropSiteRegistered = 0x4f,
#if !OM_QT6
    WA_ForceAcceptDrops = 0x4f,
#endif
    WA_WindowPropagation = 0x50,
    WA_NoX11EventCompression = 0x51,
    WA_TintedBackground = 0x52,
    WA_X11OpenGLOverlay = 0x53,
    WA_AlwaysShowToolTips = 0x54,
    WA_MacOpaqueSizeGrip = 0x55,
    WA_SetStyle = 0x56,
    WA_SetLocale = 0x57,
    WA_MacShowFocusRect = 0x58,
    WA_MacNormalSize = 0x59,
    WA_MacSmallSize = 0x5a,
    WA_MacMiniSize = 0x5b,
    WA_LayoutUsesWidgetRect = 0x5c,
    WA_StyledBackground = 0x5d,
#if !OM_QT6
    WA_MSWindowsUseDirect3D = 0x5e,
#endif
    WA_CanHostQMdiSubWindowTitleBar = 0x5f,
    WA_MacAlwaysShowToolWindow = 0x60,
    WA_StyleSheet = 0x61,
    WA_ShowWithoutActivating = 0x62,
    WA_X11BypassTransientForHint = 0x63,
    WA_NativeWindow = 0x64,
    WA_DontCreateNativeAncestors = 0x65,
#if !OM_QT6
    WA_MacVariableSize = 0x66,
#endif
    WA_DontShowOnScreen = 0x67,
    WA_X11NetWmWindowTypeDesktop = 0x68,
    WA_X11NetWmWindowTypeDock = 0x69,
    WA_X11NetWmWindowTypeToolBar = 0x6a,
    WA_X11NetWmWindowTypeMenu = 0x6b,
    WA_X11NetWmWindowTypeUtility = 0x6c,
    WA_X11NetWmWindowTypeSplash = 0x6d,
    WA_X11NetWmWindowTypeDialog = 0x6e,
    WA_X11NetWmWindowTypeDropDownMenu = 0x6f,
    WA_X11NetWmWindowTypePopupMenu = 0x70,
    WA_X11NetWmWindowTypeToolTip = 0x71,
    WA_X11NetWmWindowTypeNotification = 0x72,
    WA_X11NetWmWindowTypeCombo = 0x73,
    WA_X11NetWmWindowTypeDND = 0x74,
#if !OM_QT6
    WA_MacFrameworkScaled = 0x75,
#endif
    WA_SetWindowModality = 0x76,
    WA_WState_WindowOpacitySet = 0x77,
    WA_TranslucentBackground = 0x78,
    WA_AcceptTouchEvents = 0x79,
    WA_WState_AcceptedTouchBeginEvent = 0x7a,
    WA_TouchPadAcceptSingleTouchEvents = 0x7b,
    WA_X11DoNotAcceptFocus = 0x7e,
#if !OM_QT6
    WA_MacNoShadow = 0x7f,
#endif
    WA_AlwaysStackOnTop = 0x80,
    WA_TabletTracking = 0x81,
    WA_ContentsMarginsRespectsSafeArea = 0x82,
    WA_StyleSheetTarget = 0x83,
    WA_AttributeCount = 0x84,
};
enum ApplicationAttribute {
#if !OM_QT6
    AA_ImmediateWidgetCreation = 0,
    AA_MSWindowsUseDirect3DByDefault = 1,
#endif
    AA_DontShowIconsInMenus = 2,
    AA_NativeWindows = 3,
    AA_DontCreateNativeWidgetSiblings = 4,
    AA_PluginApplication = 5,
#if !OM_QT6
    AA_MacPluginApplication = 5,
#endif
    AA_DontUseNativeMenuBar = 6,
    AA_MacDontSwapCtrlAndMeta = 7,
    AA_Use96Dpi = 8,
    AA_DisableNativeVirtualKeyboard = 9,
#if !OM_QT6
    AA_X11InitThreads = 0xa,
#endif
    AA_SynthesizeTouchForUnhandledMouseEvents = 0xb,
    AA_SynthesizeMouseForUnhandledTouchEvents = 0xc,
    AA_UseHighDpiPixmaps = 0xd,
    AA_ForceRasterWidgets = 0xe,
    AA_UseDesktopOpenGL = 0xf,
    AA_UseOpenGLES = 0x10,
    AA_UseSoftwareOpenGL = 0x11,
    AA_ShareOpenGLContexts = 0x12,
    AA_SetPalette = 0x13,
    AA_EnableHighDpiScaling = 0x14,
    AA_DisableHighDpiScaling = 0x15,
    AA_UseStyleSheetPropagationInWidgetStyles = 0x16,
    AA_DontUseNativeDialogs = 0x17,
    AA_SynthesizeMouseForUnhandledTabletEvents = 0x18,
    AA_CompressHighFrequencyEvents = 0x19,
    AA_DontCheckOpenGLContextThreadAffinity = 0x1a,
    AA_DisableShaderDiskCache = 0x1b,
    AA_DontShowShortcutsInContextMenus = 0x1c,
    AA_CompressTabletEvents = 0x1d,
#if !OM_QT6
    AA_DisableWindowContextHelpButton = 0x1e,
#endif
    AA_DisableSessionManager = 0x1f,
    AA_AttributeCount = 0x20,
};
enum ImageConversionFlag {
    ColorMode_Mask = 3,
    AutoColor = 0,
    ColorOnly = 3,
    MonoOnly = 2,
    AlphaDither_Mask = 0xc,
    ThresholdAlphaDither = 0,
    OrderedAlphaDither = 4,
    DiffuseAlphaDither = 8,
    NoAlpha = 0xc,
    Dither_Mask = 0x30,
    DiffuseDither = 0,
    OrderedDither = 0x10,
    ThresholdDither = 0x20,
    DitherMode_Mask = 0xc0,
    AutoDither = 0,
    PreferDither = 0x40,
    AvoidDither = 0x80,
    NoOpaqueDetection = 0x100,
    NoFormatConversion = 0x200,
};
typedef QFlags<ImageConversionFlag> ImageConversionFlags;
enum BGMode {
    TransparentMode = 0,
    OpaqueMode = 1,
};
enum Key {
#if !OM_QT6
    Key_Escape = 0x1000000,
    Key_Tab = 0x1000001,
    Key_Backtab = 0x1000002,
    Key_Backspace = 0x1000003,
    Key_Return = 0x1000004,
    Key_Enter = 0x1000005,
    Key_Insert = 0x1000006,
    Key_Delete = 0x1000007,
    Key_Pause = 0x1000008,
    Key_Print = 0x1000009,
    Key_SysReq = 0x100000a,
    Key_Clear = 0x100000b,
    Key_Home = 0x1000010,
    Key_End = 0x1000011,
    Key_Left = 0x1000012,
    Key_Up = 0x1000013,
    Key_Right = 0x1000014,
    Key_Down = 0x1000015,
    Key_PageUp = 0x1000016,
    Key_PageDown = 0x1000017,
    Key_Shift = 0x1000020,
    Key_Control = 0x1000021,
    Key_Meta = 0x1000022,
    Key_Alt = 0x1000023,
    Key_CapsLock = 0x1000024,
    Key_NumLock = 0x1000025,
    Key_ScrollLock = 0x1000026,
    Key_F1 = 0x1000030,
    Key_F2 = 0x1000031,
    Key_F3 = 0x1000032,
    Key_F4 = 0x1000033,
    Key_F5 = 0x1000034,
    Key_F6 = 0x1000035,
    Key_F7 = 0x1000036,
    Key_F8 = 0x1000037,
    Key_F9 = 0x1000038,
    Key_F10 = 0x1000039,
    Key_F11 = 0x100003a,
    Key_F12 = 0x100003b,
    Key_F13 = 0x100003c,
    Key_F14 = 0x100003d,
    Key_F15 = 0x100003e,
    Key_F16 = 0x100003f,
    Key_F17 = 0x1000040,
    Key_F18 = 0x1000041,
    Key_F19 = 0x1000042,
    Key_F20 = 0x1000043,
    Key_F21 = 0x1000044,
    Key_F22 = 0x1000045,
    Key_F23 = 0x1000046,
    Key_F24 = 0x1000047,
    Key_F25 = 0x1000048,
    Key_F26 = 0x1000049,
    Key_F27 = 0x100004a,
    Key_F28 = 0x100004b,
    Key_F29 = 0x100004c,
    Key_F30 = 0x100004d,
    Key_F31 = 0x100004e,
    Key_F32 = 0x100004f,
    Key_F33 = 0x1000050,
    Key_F34 = 0x1000051,
    Key_F35 = 0x1000052,
    Key_Super_L = 0x1000053,
    Key_Super_R = 0x1000054,
    Key_Menu = 0x1000055,
    Key_Hyper_L = 0x1000056,
    Key_Hyper_R = 0x1000057,
    Key_Help = 0x1000058,
    Key_Direction_L = 0x1000059,
    Key_Direction_R = 0x1000060,
#endif
    Key_Space = 0x20,
    Key_Any = 0x20,
    Key_Exclam = 0x21,
    Key_QuoteDbl = 0x22,
    Key_NumberSign = 0x23,
    Key_Dollar = 0x24,
    Key_Percent = 0x25,
    Key_Ampersand = 0x26,
    Key_Apostrophe = 0x27,
    Key_ParenLeft = 0x28,
    Key_ParenRight = 0x29,
    Key_Asterisk = 0x2a,
    Key_Plus = 0x2b,
    Key_Comma = 0x2c,
    Key_Minus = 0x2d,
    Key_Period = 0x2e,
    Key_Slash = 0x2f,
    Key_0 = 0x30,
    Key_1 = 0x31,
    Key_2 = 0x32,
    Key_3 = 0x33,
    Key_4 = 0x34,
    Key_5 = 0x35,
    Key_6 = 0x36,
    Key_7 = 0x37,
    Key_8 = 0x38,
    Key_9 = 0x39,
    Key_Colon = 0x3a,
    Key_Semicolon = 0x3b,
    Key_Less = 0x3c,
    Key_Equal = 0x3d,
    Key_Greater = 0x3e,
    Key_Question = 0x3f,
    Key_At = 0x40,
    Key_A = 0x41,
    Key_B = 0x42,
    Key_C = 0x43,
    Key_D = 0x44,
    Key_E = 0x45,
    Key_F = 0x46,
    Key_G = 0x47,
    Key_H = 0x48,
    Key_I = 0x49,
    Key_J = 0x4a,
    Key_K = 0x4b,
    Key_L = 0x4c,
    Key_M = 0x4d,
    Key_N = 0x4e,
    Key_O = 0x4f,
    Key_P = 0x50,
    Key_Q = 0x51,
    Key_R = 0x52,
    Key_S = 0x53,
    Key_T = 0x54,
    Key_U = 0x55,
    Key_V = 0x56,
    Key_W = 0x57,
    Key_X = 0x58,
    Key_Y = 0x59,
    Key_Z = 0x5a,
    Key_BracketLeft = 0x5b,
    Key_Backslash = 0x5c,
    Key_BracketRight = 0x5d,
    Key_AsciiCircum = 0x5e,
    Key_Underscore = 0x5f,
    Key_QuoteLeft = 0x60,
    Key_BraceLeft = 0x7b,
    Key_Bar = 0x7c,
    Key_BraceRight = 0x7d,
    Key_AsciiTilde = 0x7e,
    Key_nobreakspace = 0xa0,
    Key_exclamdown = 0xa1,
    Key_cent = 0xa2,
    Key_sterling = 0xa3,
    Key_currency = 0xa4,
    Key_yen = 0xa5,
    Key_brokenbar = 0xa6,
    Key_section = 0xa7,
    Key_diaeresis = 0xa8,
    Key_copyright = 0xa9,
    Key_ordfeminine = 0xaa,
    Key_guillemotleft = 0xab,
    Key_notsign = 0xac,
    Key_hyphen = 0xad,
    Key_registered = 0xae,
    Key_macron = 0xaf,
    Key_degree = 0xb0,
    Key_plusminus = 0xb1,
    Key_twosuperior = 0xb2,
    Key_threesuperior = 0xb3,
    Key_acute = 0xb4,
    Key_mu = 0xb5,
    Key_paragraph = 0xb6,
    Key_periodcentered = 0xb7,
    Key_cedilla = 0xb8,
    Key_onesuperior = 0xb9,
    Key_masculine = 0xba,
    Key_guillemotright = 0xbb,
    Key_onequarter = 0xbc,
    Key_onehalf = 0xbd,
    Key_threequarters = 0xbe,
    Key_questiondown = 0xbf,
    Key_Agrave = 0xc0,
    Key_Aacute = 0xc1,
    Key_Acircumflex = 0xc2,
    Key_Atilde = 0xc3,
    Key_Adiaeresis = 0xc4,
    Key_Aring = 0xc5,
    Key_AE = 0xc6,
    Key_Ccedilla = 0xc7,
    Key_Egrave = 0xc8,
    Key_Eacute = 0xc9,
    Key_Ecircumflex = 0xca,
    Key_Ediaeresis = 0xcb,
    Key_Igrave = 0xcc,
    Key_Iacute = 0xcd,
    Key_Icircumflex = 0xce,
    Key_Idiaeresis = 0xcf,
    Key_ETH = 0xd0,
    Key_Ntilde = 0xd1,
    Key_Ograve = 0xd2,
    Key_Oacute = 0xd3,
    Key_Ocircumflex = 0xd4,
    Key_Otilde = 0xd5,
    Key_Odiaeresis = 0xd6,
    Key_multiply = 0xd7,
    Key_Ooblique = 0xd8,
    Key_Ugrave = 0xd9,
    Key_Uacute = 0xda,
    Key_Ucircumflex = 0xdb,
    Key_Udiaeresis = 0xdc,
    Key_Yacute = 0xdd,
    Key_THORN = 0xde,
    Key_ssharp = 0xdf,
    Key_division = 0xf7,
    Key_ydiaeresis = 0xff,
#if OM_QT6
    Key_Escape = 0x1000000,
    Key_Tab = 0x1000001,
    Key_Backtab = 0x1000002,
    Key_Backspace = 0x1000003,
    Key_Return = 0x1000004,
    Key_Enter = 0x1000005,
    Key_Insert = 0x1000006,
    Key_Delete = 0x1000007,
    Key_Pause = 0x1000008,
    Key_Print = 0x1000009,
    Key_SysReq = 0x100000a,
    Key_Clear = 0x100000b,
    Key_Home = 0x1000010,
    Key_End = 0x1000011,
    Key_Left = 0x1000012,
    Key_Up = 0x1000013,
    Key_Right = 0x1000014,
    Key_Down = 0x1000015,
    Key_PageUp = 0x1000016,
    Key_PageDown = 0x1000017,
    Key_Shift = 0x1000020,
    Key_Control = 0x1000021,
    Key_Meta = 0x1000022,
    Key_Alt = 0x1000023,
    Key_CapsLock = 0x1000024,
    Key_NumLock = 0x1000025,
    Key_ScrollLock = 0x1000026,
    Key_F1 = 0x1000030,
    Key_F2 = 0x1000031,
    Key_F3 = 0x1000032,
    Key_F4 = 0x1000033,
    Key_F5 = 0x1000034,
    Key_F6 = 0x1000035,
    Key_F7 = 0x1000036,
    Key_F8 = 0x1000037,
    Key_F9 = 0x1000038,
    Key_F10 = 0x1000039,
    Key_F11 = 0x100003a,
    Key_F12 = 0x100003b,
    Key_F13 = 0x100003c,
    Key_F14 = 0x100003d,
    Key_F15 = 0x100003e,
    Key_F16 = 0x100003f,
    Key_F17 = 0x1000040,
    Key_F18 = 0x1000041,
    Key_F19 = 0x1000042,
    Key_F20 = 0x1000043,
    Key_F21 = 0x1000044,
    Key_F22 = 0x1000045,
    Key_F23 = 0x1000046,
    Key_F24 = 0x1000047,
    Key_F25 = 0x1000048,
    Key_F26 = 0x1000049,
    Key_F27 = 0x100004a,
    Key_F28 = 0x100004b,
    Key_F29 = 0x100004c,
    Key_F30 = 0x100004d,
    Key_F31 = 0x100004e,
    Key_F32 = 0x100004f,
    Key_F33 = 0x1000050,
    Key_F34 = 0x1000051,
    Key_F35 = 0x1000052,
    Key_Super_L = 0x1000053,
    Key_Super_R = 0x1000054,
    Key_Menu = 0x1000055,
    Key_Hyper_L = 0x1000056,
    Key_Hyper_R = 0x1000057,
    Key_Help = 0x1000058,
    Key_Direction_L = 0x1000059,
    Key_Direction_R = 0x1000060,
#endif
    Key_AltGr = 0x1001103,
    Key_Multi_key = 0x1001120,
    Key_Codeinput = 0x1001137,
    Key_SingleCandidate = 0x100113c,
    Key_MultipleCandidate = 0x100113d,
    Key_PreviousCandidate = 0x100113e,
    Key_Mode_switch = 0x100117e,
    Key_Kanji = 0x1001121,
    Key_Muhenkan = 0x1001122,
    Key_Henkan = 0x1001123,
    Key_Romaji = 0x1001124,
    Key_Hiragana = 0x1001125,
    Key_Katakana = 0x1001126,
    Key_Hiragana_Katakana = 0x1001127,
    Key_Zenkaku = 0x1001128,
    Key_Hankaku = 0x1001129,
    Key_Zenkaku_Hankaku = 0x100112a,
    Key_Touroku = 0x100112b,
    Key_Massyo = 0x100112c,
    Key_Kana_Lock = 0x100112d,
    Key_Kana_Shift = 0x100112e,
    Key_Eisu_Shift = 0x100112f,
    Key_Eisu_toggle = 0x1001130,
    Key_Hangul = 0x1001131,
    Key_Hangul_Start = 0x1001132,
    Key_Hangul_End = 0x1001133,
    Key_Hangul_Hanja = 0x1001134,
    Key_Hangul_Jamo = 0x1001135,
    Key_Hangul_Romaja = 0x1001136,
    Key_Hangul_Jeonja = 0x1001138,
    Key_Hangul_Banja = 0x1001139,
    Key_Hangul_PreHanja = 0x100113a,
    Key_Hangul_PostHanja = 0x100113b,
    Key_Hangul_Special = 0x100113f,
    Key_Dead_Grave = 0x1001250,
    Key_Dead_Acute = 0x1001251,
    Key_Dead_Circumflex = 0x1001252,
    Key_Dead_Tilde = 0x1001253,
    Key_Dead_Macron = 0x1001254,
    Key_Dead_Breve = 0x1001255,
    Key_Dead_Abovedot = 0x1001256,
    Key_Dead_Diaeresis = 0x1001257,
    Key_Dead_Abovering = 0x1001258,
    Key_Dead_Doubleacute = 0x1001259,
    Key_Dead_Caron = 0x100125a,
    Key_Dead_Cedilla = 0x100125b,
    Key_Dead_Ogonek = 0x100125c,
    Key_Dead_Iota = 0x100125d,
    Key_Dead_Voiced_Sound = 0x100125e,
    Key_Dead_Semivoiced_Sound = 0x100125f,
    Key_Dead_Belowdot = 0x1001260,
    Key_Dead_Hook = 0x1001261,
    Key_Dead_Horn = 0x1001262,
    Key_Dead_Stroke = 0x1001263,
    Key_Dead_Abovecomma = 0x1001264,
    Key_Dead_Abovereversedcomma = 0x1001265,
    Key_Dead_Doublegrave = 0x1001266,
    Key_Dead_Belowring = 0x1001267,
    Key_Dead_Belowmacron = 0x1001268,
    Key_Dead_Belowcircumflex = 0x1001269,
    Key_Dead_Belowtilde = 0x100126a,
    Key_Dead_Belowbreve = 0x100126b,
    Key_Dead_Belowdiaeresis = 0x100126c,
    Key_Dead_Invertedbreve = 0x100126d,
    Key_Dead_Belowcomma = 0x100126e,
    Key_Dead_Currency = 0x100126f,
    Key_Dead_a = 0x1001280,
    Key_Dead_A = 0x1001281,
    Key_Dead_e = 0x1001282,
    Key_Dead_E = 0x1001283,
    Key_Dead_i = 0x1001284,
    Key_Dead_I = 0x1001285,
    Key_Dead_o = 0x1001286,
    Key_Dead_O = 0x1001287,
    Key_Dead_u = 0x1001288,
    Key_Dead_U = 0x1001289,
    Key_Dead_Small_Schwa = 0x100128a,
    Key_Dead_Capital_Schwa = 0x100128b,
    Key_Dead_Greek = 0x100128c,
    Key_Dead_Lowline = 0x1001290,
    Key_Dead_Aboveverticalline = 0x1001291,
    Key_Dead_Belowverticalline = 0x1001292,
    Key_Dead_Longsolidusoverlay = 0x1001293,
    Key_Back = 0x1000061,
    Key_Forward = 0x1000062,
    Key_Stop = 0x1000063,
    Key_Refresh = 0x1000064,
    Key_VolumeDown = 0x1000070,
    Key_VolumeMute = 0x1000071,
    Key_VolumeUp = 0x1000072,
    Key_BassBoost = 0x1000073,
    Key_BassUp = 0x1000074,
    Key_BassDown = 0x1000075,
    Key_TrebleUp = 0x1000076,
    Key_TrebleDown = 0x1000077,
    Key_MediaPlay = 0x1000080,
    Key_MediaStop = 0x1000081,
    Key_MediaPrevious = 0x1000082,
    Key_MediaNext = 0x1000083,
    Key_MediaRecord = 0x1000084,
    Key_MediaPause = 0x1000085,
    Key_MediaTogglePlayPause = 0x1000086,
    Key_HomePage = 0x1000090,
    Key_Favorites = 0x1000091,
    Key_Search = 0x1000092,
    Key_Standby = 0x1000093,
    Key_OpenUrl = 0x1000094,
    Key_LaunchMail = 0x10000a0,
    Key_LaunchMedia = 0x10000a1,
    Key_Launch0 = 0x10000a2,
    Key_Launch1 = 0x10000a3,
    Key_Launch2 = 0x10000a4,
    Key_Launch3 = 0x10000a5,
    Key_Launch4 = 0x10000a6,
    Key_Launch5 = 0x10000a7,
    Key_Launch6 = 0x10000a8,
    Key_Launch7 = 0x10000a9,
    Key_Launch8 = 0x10000aa,
    Key_Launch9 = 0x10000ab,
    Key_LaunchA = 0x10000ac,
    Key_LaunchB = 0x10000ad,
    Key_LaunchC = 0x10000ae,
    Key_LaunchD = 0x10000af,
    Key_LaunchE = 0x10000b0,
    Key_LaunchF = 0x10000b1,
    Key_MonBrightnessUp = 0x10000b2,
    Key_MonBrightnessDown = 0x10000b3,
    Key_KeyboardLightOnOff = 0x10000b4,
    Key_KeyboardBrightnessUp = 0x10000b5,
    Key_KeyboardBrightnessDown = 0x10000b6,
    Key_PowerOff = 0x10000b7,
    Key_WakeUp = 0x10000b8,
    Key_Eject = 0x10000b9,
    Key_ScreenSaver = 0x10000ba,
    Key_WWW = 0x10000bb,
    Key_Memo = 0x10000bc,
    Key_LightBulb = 0x10000bd,
    Key_Shop = 0x10000be,
    Key_History = 0x10000bf,
    Key_AddFavorite = 0x10000c0,
    Key_HotLinks = 0x10000c1,
    Key_BrightnessAdjust = 0x10000c2,
    Key_Finance = 0x10000c3,
    Key_Community = 0x10000c4,
    Key_AudioRewind = 0x10000c5,
    Key_BackForward = 0x10000c6,
    Key_ApplicationLeft = 0x10000c7,
    Key_ApplicationRight = 0x10000c8,
    Key_Book = 0x10000c9,
    Key_CD = 0x10000ca,
    Key_Calculator = 0x10000cb,
    Key_ToDoList = 0x10000cc,
    Key_ClearGrab = 0x10000cd,
    Key_Close = 0x10000ce,
    Key_Copy = 0x10000cf,
    Key_Cut = 0x10000d0,
    Key_Display = 0x10000d1,
    Key_DOS = 0x10000d2,
    Key_Documents = 0x10000d3,
    Key_Excel = 0x10000d4,
    Key_Explorer = 0x10000d5,
    Key_Game = 0x10000d6,
    Key_Go = 0x10000d7,
    Key_iTouch = 0x10000d8,
    Key_LogOff = 0x10000d9,
    Key_Market = 0x10000da,
    Key_Meeting = 0x10000db,
    Key_MenuKB = 0x10000dc,
    Key_MenuPB = 0x10000dd,
    Key_MySites = 0x10000de,
    Key_News = 0x10000df,
    Key_OfficeHome = 0x10000e0,
    Key_Option = 0x10000e1,
    Key_Paste = 0x10000e2,
    Key_Phone = 0x10000e3,
    Key_Calendar = 0x10000e4,
    Key_Reply = 0x10000e5,
    Key_Reload = 0x10000e6,
    Key_RotateWindows = 0x10000e7,
    Key_RotationPB = 0x10000e8,
    Key_RotationKB = 0x10000e9,
    Key_Save = 0x10000ea,
    Key_Send = 0x10000eb,
    Key_Spell = 0x10000ec,
    Key_SplitScreen = 0x10000ed,
    Key_Support = 0x10000ee,
    Key_TaskPane = 0x10000ef,
    Key_Terminal = 0x10000f0,
    Key_Tools = 0x10000f1,
    Key_Travel = 0x10000f2,
    Key_Video = 0x10000f3,
    Key_Word = 0x10000f4,
    Key_Xfer = 0x10000f5,
    Key_ZoomIn = 0x10000f6,
    Key_ZoomOut = 0x10000f7,
    Key_Away = 0x10000f8,
    Key_Messenger = 0x10000f9,
    Key_WebCam = 0x10000fa,
    Key_MailForward = 0x10000fb,
    Key_Pictures = 0x10000fc,
    Key_Music = 0x10000fd,
    Key_Battery = 0x10000fe,
    Key_Bluetooth = 0x10000ff,
    Key_WLAN = 0x1000100,
    Key_UWB = 0x1000101,
    Key_AudioForward = 0x1000102,
    Key_AudioRepeat = 0x1000103,
    Key_AudioRandomPlay = 0x1000104,
    Key_Subtitle = 0x1000105,
    Key_AudioCycleTrack = 0x1000106,
    Key_Time = 0x1000107,
    Key_Hibernate = 0x1000108,
    Key_View = 0x1000109,
    Key_TopMenu = 0x100010a,
    Key_PowerDown = 0x100010b,
    Key_Suspend = 0x100010c,
    Key_ContrastAdjust = 0x100010d,
    Key_LaunchG = 0x100010e,
    Key_LaunchH = 0x100010f,
    Key_TouchpadToggle = 0x1000110,
    Key_TouchpadOn = 0x1000111,
    Key_TouchpadOff = 0x1000112,
    Key_MicMute = 0x1000113,
    Key_Red = 0x1000114,
    Key_Green = 0x1000115,
    Key_Yellow = 0x1000116,
    Key_Blue = 0x1000117,
    Key_ChannelUp = 0x1000118,
    Key_ChannelDown = 0x1000119,
    Key_Guide = 0x100011a,
    Key_Info = 0x100011b,
    Key_Settings = 0x100011c,
    Key_MicVolumeUp = 0x100011d,
    Key_MicVolumeDown = 0x100011e,
    Key_New = 0x1000120,
    Key_Open = 0x1000121,
    Key_Find = 0x1000122,
    Key_Undo = 0x1000123,
    Key_Redo = 0x1000124,
    Key_MediaLast = 0x100ffff,
    Key_Select = 0x1010000,
    Key_Yes = 0x1010001,
    Key_No = 0x1010002,
    Key_Cancel = 0x1020001,
    Key_Printer = 0x1020002,
    Key_Execute = 0x1020003,
    Key_Sleep = 0x1020004,
    Key_Play = 0x1020005,
    Key_Zoom = 0x1020006,
    Key_Exit = 0x102000a,
    Key_Context1 = 0x1100000,
    Key_Context2 = 0x1100001,
    Key_Context3 = 0x1100002,
    Key_Context4 = 0x1100003,
    Key_Call = 0x1100004,
    Key_Hangup = 0x1100005,
    Key_Flip = 0x1100006,
    Key_ToggleCallHangup = 0x1100007,
    Key_VoiceDial = 0x1100008,
    Key_LastNumberRedial = 0x1100009,
    Key_Camera = 0x1100020,
    Key_CameraFocus = 0x1100021,
    Key_unknown = 0x1ffffff,
};
enum ArrowType {
    NoArrow = 0,
    UpArrow = 1,
    DownArrow = 2,
    LeftArrow = 3,
    RightArrow = 4,
};
enum PenStyle {
    NoPen = 0,
    SolidLine = 1,
    DashLine = 2,
    DotLine = 3,
    DashDotLine = 4,
    DashDotDotLine = 5,
    CustomDashLine = 6,
    MPenStyle = 0xf,
};
enum PenCapStyle {
    FlatCap = 0,
    SquareCap = 0x10,
    RoundCap = 0x20,
    MPenCapStyle = 0x30,
};
enum PenJoinStyle {
    MiterJoin = 0,
    BevelJoin = 0x40,
    RoundJoin = 0x80,
    SvgMiterJoin = 0x100,
    MPenJoinStyle = 0x1c0,
};
enum BrushStyle {
    NoBrush = 0,
    SolidPattern = 1,
    Dense1Pattern = 2,
    Dense2Pattern = 3,
    Dense3Pattern = 4,
    Dense4Pattern = 5,
    Dense5Pattern = 6,
    Dense6Pattern = 7,
    Dense7Pattern = 8,
    HorPattern = 9,
    VerPattern = 0xa,
    CrossPattern = 0xb,
    BDiagPattern = 0xc,
    FDiagPattern = 0xd,
    DiagCrossPattern = 0xe,
    LinearGradientPattern = 0xf,
    RadialGradientPattern = 0x10,
    ConicalGradientPattern = 0x11,
    TexturePattern = 0x18,
};
enum SizeMode {
    AbsoluteSize = 0,
    RelativeSize = 1,
};
enum UIEffect {
    UI_General = 0,
    UI_AnimateMenu = 1,
    UI_FadeMenu = 2,
    UI_AnimateCombo = 3,
    UI_AnimateTooltip = 4,
    UI_FadeTooltip = 5,
    UI_AnimateToolBox = 6,
};
enum CursorShape {
    ArrowCursor = 0,
    UpArrowCursor = 1,
    CrossCursor = 2,
    WaitCursor = 3,
    IBeamCursor = 4,
    SizeVerCursor = 5,
    SizeHorCursor = 6,
    SizeBDiagCursor = 7,
    SizeFDiagCursor = 8,
    SizeAllCursor = 9,
    BlankCursor = 0xa,
    SplitVCursor = 0xb,
    SplitHCursor = 0xc,
    PointingHandCursor = 0xd,
    ForbiddenCursor = 0xe,
    WhatsThisCursor = 0xf,
    BusyCursor = 0x10,
    OpenHandCursor = 0x11,
    ClosedHandCursor = 0x12,
    DragCopyCursor = 0x13,
    DragMoveCursor = 0x14,
    DragLinkCursor = 0x15,
    LastCursor = 0x15,
    BitmapCursor = 0x18,
    CustomCursor = 0x19,
};
enum TextFormat {
    PlainText = 0,
    RichText = 1,
    AutoText = 2,
    MarkdownText = 3,
};
enum AspectRatioMode {
    IgnoreAspectRatio = 0,
    KeepAspectRatio = 1,
    KeepAspectRatioByExpanding = 2,
};
enum DockWidgetArea {
    LeftDockWidgetArea = 1,
    RightDockWidgetArea = 2,
    TopDockWidgetArea = 4,
    BottomDockWidgetArea = 8,
    DockWidgetArea_Mask = 0xf,
    AllDockWidgetAreas = 0xf,
    NoDockWidgetArea = 0,
};
typedef QFlags<DockWidgetArea> DockWidgetAreas;
enum DockWidgetAreaSizes {
    NDockWidgetAreas = 4,
};
enum ToolBarArea {
    LeftToolBarArea = 1,
    RightToolBarArea = 2,
    TopToolBarArea = 4,
    BottomToolBarArea = 8,
    ToolBarArea_Mask = 0xf,
    AllToolBarAreas = 0xf,
    NoToolBarArea = 0,
};
typedef QFlags<ToolBarArea> ToolBarAreas;
enum ToolBarAreaSizes {
    NToolBarAreas = 4,
};
enum DateFormat {
    TextDate = 0,
    ISODate = 1,
#if !OM_QT6
    SystemLocaleDate = 2,
    LocalDate = 2,
    LocaleDate = 3,
    SystemLocaleShortDate = 4,
    SystemLocaleLongDate = 5,
    DefaultLocaleShortDate = 6,
    DefaultLocaleLongDate = 7,
#endif
    RFC2822Date = 8,
    ISODateWithMs = 9,
};
enum TimeSpec {
    LocalTime = 0,
    UTC = 1,
    OffsetFromUTC = 2,
    TimeZone = 3,
};
enum DayOfWeek {
    Monday = 1,
    Tuesday = 2,
    Wednesday = 3,
    Thursday = 4,
    Friday = 5,
    Saturday = 6,
    Sunday = 7,
};
enum ScrollBarPolicy {
    ScrollBarAsNeeded = 0,
    ScrollBarAlwaysOff = 1,
    ScrollBarAlwaysOn = 2,
};
enum CaseSensitivity {
    CaseInsensitive = 0,
    CaseSensitive = 1,
};
enum Corner {
    TopLeftCorner = 0,
    TopRightCorner = 1,
    BottomLeftCorner = 2,
    BottomRightCorner = 3,
};
enum Edge {
    TopEdge = 1,
    LeftEdge = 2,
    RightEdge = 4,
    BottomEdge = 8,
};
typedef QFlags<Edge> Edges;
enum ConnectionType {
    AutoConnection = 0,
    DirectConnection = 1,
    QueuedConnection = 2,
    BlockingQueuedConnection = 3,
    UniqueConnection = 0x80,
#if OM_QT6
    SingleShotConnection = 0x100,
#endif
};
enum ShortcutContext {
    WidgetShortcut = 0,
    WindowShortcut = 1,
    ApplicationShortcut = 2,
    WidgetWithChildrenShortcut = 3,
};
enum FillRule {
    OddEvenFill = 0,
    WindingFill = 1,
};
enum MaskMode {
    MaskInColor = 0,
    MaskOutColor = 1,
};
enum ClipOperation {
    NoClip = 0,
    ReplaceClip = 1,
    IntersectClip = 2,
};
enum ItemSelectionMode {
    ContainsItemShape = 0,
    IntersectsItemShape = 1,
    ContainsItemBoundingRect = 2,
    IntersectsItemBoundingRect = 3,
};
enum ItemSelectionOperation {
    ReplaceSelection = 0,
    AddToSelection = 1,
};
enum TransformationMode {
    FastTransformation = 0,
    SmoothTransformation = 1,
};
enum Axis {
    XAxis = 0,
    YAxis = 1,
    ZAxis = 2,
};
enum FocusReason {
    MouseFocusReason = 0,
    TabFocusReason = 1,
    BacktabFocusReason = 2,
    ActiveWindowFocusReason = 3,
    PopupFocusReason = 4,
    ShortcutFocusReason = 5,
    MenuBarFocusReason = 6,
    OtherFocusReason = 7,
    NoFocusReason = 8,
};
enum ContextMenuPolicy {
    NoContextMenu = 0,
    DefaultContextMenu = 1,
    ActionsContextMenu = 2,
    CustomContextMenu = 3,
    PreventContextMenu = 4,
};
enum InputMethodQuery {
    ImEnabled = 1,
    ImCursorRectangle = 2,
#if !OM_QT6
    ImMicroFocus = 2,
#endif
    ImFont = 4,
    ImCursorPosition = 8,
    ImSurroundingText = 0x10,
    ImCurrentSelection = 0x20,
    ImMaximumTextLength = 0x40,
    ImAnchorPosition = 0x80,
    ImHints = 0x100,
    ImPreferredLanguage = 0x200,
    ImAbsolutePosition = 0x400,
    ImTextBeforeCursor = 0x800,
    ImTextAfterCursor = 0x1000,
    ImEnterKeyType = 0x2000,
    ImAnchorRectangle = 0x4000,
    ImInputItemClipRectangle = 0x8000,
#if OM_QT6
    ImReadOnly = 0x10000,
#endif
    ImPlatformData = 0x80000000,
    ImQueryInput = 0x40ba,
    ImQueryAll = 0xffffffff,
};
typedef QFlags<InputMethodQuery> InputMethodQueries;
enum InputMethodHint {
    ImhNone = 0,
    ImhHiddenText = 1,
    ImhSensitiveData = 2,
    ImhNoAutoUppercase = 4,
    ImhPreferNumbers = 8,
    ImhPreferUppercase = 0x10,
    ImhPreferLowercase = 0x20,
    ImhNoPredictiveText = 0x40,
    ImhDate = 0x80,
    ImhTime = 0x100,
    ImhPreferLatin = 0x200,
    ImhMultiLine = 0x400,
    ImhNoEditMenu = 0x800,
    ImhNoTextHandles = 0x1000,
    ImhDigitsOnly = 0x10000,
    ImhFormattedNumbersOnly = 0x20000,
    ImhUppercaseOnly = 0x40000,
    ImhLowercaseOnly = 0x80000,
    ImhDialableCharactersOnly = 0x100000,
    ImhEmailCharactersOnly = 0x200000,
    ImhUrlCharactersOnly = 0x400000,
    ImhLatinOnly = 0x800000,
    ImhExclusiveInputMask = 0xffff0000,
};
typedef QFlags<InputMethodHint> InputMethodHints;
enum EnterKeyType {
    EnterKeyDefault = 0,
    EnterKeyReturn = 1,
    EnterKeyDone = 2,
    EnterKeyGo = 3,
    EnterKeySend = 4,
    EnterKeySearch = 5,
    EnterKeyNext = 6,
    EnterKeyPrevious = 7,
};
enum ToolButtonStyle {
    ToolButtonIconOnly = 0,
    ToolButtonTextOnly = 1,
    ToolButtonTextBesideIcon = 2,
    ToolButtonTextUnderIcon = 3,
    ToolButtonFollowStyle = 4,
};
enum LayoutDirection {
    LeftToRight = 0,
    RightToLeft = 1,
    LayoutDirectionAuto = 2,
};
enum AnchorPoint {
    AnchorLeft = 0,
    AnchorHorizontalCenter = 1,
    AnchorRight = 2,
    AnchorTop = 3,
    AnchorVerticalCenter = 4,
    AnchorBottom = 5,
};
enum FindChildOption {
    FindDirectChildrenOnly = 0,
    FindChildrenRecursively = 1,
};
typedef QFlags<FindChildOption> FindChildOptions;
enum DropAction {
    CopyAction = 1,
    MoveAction = 2,
    LinkAction = 4,
    ActionMask = 0xff,
    TargetMoveAction = 0x8002,
    IgnoreAction = 0,
};
typedef QFlags<DropAction> DropActions;
enum CheckState {
    Unchecked = 0,
    PartiallyChecked = 1,
    Checked = 2,
};
enum ItemDataRole {
    DisplayRole = 0,
    DecorationRole = 1,
    EditRole = 2,
    ToolTipRole = 3,
    StatusTipRole = 4,
    WhatsThisRole = 5,
    FontRole = 6,
    TextAlignmentRole = 7,
    BackgroundRole = 8,
    ForegroundRole = 9,
#if !OM_QT6
    BackgroundColorRole = 8,
    TextColorRole = 9,
#endif
    CheckStateRole = 0xa,
    AccessibleTextRole = 0xb,
    AccessibleDescriptionRole = 0xc,
    SizeHintRole = 0xd,
    InitialSortOrderRole = 0xe,
    DisplayPropertyRole = 0x1b,
    DecorationPropertyRole = 0x1c,
    ToolTipPropertyRole = 0x1d,
    StatusTipPropertyRole = 0x1e,
    WhatsThisPropertyRole = 0x1f,
    UserRole = 0x100,
};
enum ItemFlag {
    NoItemFlags = 0,
    ItemIsSelectable = 1,
    ItemIsEditable = 2,
    ItemIsDragEnabled = 4,
    ItemIsDropEnabled = 8,
    ItemIsUserCheckable = 0x10,
    ItemIsEnabled = 0x20,
    ItemIsAutoTristate = 0x40,
#if !OM_QT6
    ItemIsTristate = 0x40,
#endif
    ItemNeverHasChildren = 0x80,
    ItemIsUserTristate = 0x100,
};
typedef QFlags<ItemFlag> ItemFlags;
enum MatchFlag {
    MatchExactly = 0,
    MatchContains = 1,
    MatchStartsWith = 2,
    MatchEndsWith = 3,
#if OM_QT6
    MatchRegularExpression = 4,
#else
    MatchRegExp = 4,
#endif
    MatchWildcard = 5,
    MatchFixedString = 8,
#if OM_QT6
    MatchTypeMask = 0xf,
#else
    MatchRegularExpression = 9,
#endif
    MatchCaseSensitive = 0x10,
    MatchWrap = 0x20,
    MatchRecursive = 0x40,
};
typedef QFlags<MatchFlag> MatchFlags;
enum WindowModality {
    NonModal = 0,
    WindowModal = 1,
    ApplicationModal = 2,
};
enum TextInteractionFlag {
    NoTextInteraction = 0,
    TextSelectableByMouse = 1,
    TextSelectableByKeyboard = 2,
    LinksAccessibleByMouse = 4,
    LinksAccessibleByKeyboard = 8,
    TextEditable = 0x10,
    TextEditorInteraction = 0x13,
    TextBrowserInteraction = 0xd,
};
typedef QFlags<TextInteractionFlag> TextInteractionFlags;
enum EventPriority {
    HighEventPriority = 1,
    NormalEventPriority = 0,
    LowEventPriority = -1,
};
enum SizeHint {
    MinimumSize = 0,
    PreferredSize = 1,
    MaximumSize = 2,
    MinimumDescent = 3,
    NSizeHints = 4,
};
enum WindowFrameSection {
    NoSection = 0,
    LeftSection = 1,
    TopLeftSection = 2,
    TopSection = 3,
    TopRightSection = 4,
    RightSection = 5,
    BottomRightSection = 6,
    BottomSection = 7,
    BottomLeftSection = 8,
    TitleBarArea = 9,
};
enum class Initialization {
    Uninitialized = 0,
};
constexpr Initialization Uninitialized = Initialization::Uninitialized;
enum CoordinateSystem {
    DeviceCoordinates = 0,
    LogicalCoordinates = 1,
};
enum TouchPointState {
#if OM_QT6
    TouchPointUnknownState = 0,
#endif
    TouchPointPressed = 1,
    TouchPointMoved = 2,
    TouchPointStationary = 4,
    TouchPointReleased = 8,
};
typedef QFlags<TouchPointState> TouchPointStates;
enum GestureState {
    NoGesture = 0,
    GestureStarted = 1,
    GestureUpdated = 2,
    GestureFinished = 3,
    GestureCanceled = 4,
};
enum GestureType {
    TapGesture = 1,
    TapAndHoldGesture = 2,
    PanGesture = 3,
    PinchGesture = 4,
    SwipeGesture = 5,
    CustomGesture = 0x100,
    LastGestureType = 0xffffffff,
};
enum GestureFlag {
    DontStartGestureOnChildren = 1,
    ReceivePartialGestures = 2,
    IgnoredGesturesPropagateToParent = 4,
};
typedef QFlags<GestureFlag> GestureFlags;
enum NativeGestureType {
    BeginNativeGesture = 0,
    EndNativeGesture = 1,
    PanNativeGesture = 2,
    ZoomNativeGesture = 3,
    SmartZoomNativeGesture = 4,
    RotateNativeGesture = 5,
    SwipeNativeGesture = 6,
};
enum NavigationMode {
    NavigationModeNone = 0,
    NavigationModeKeypadTabOrder = 1,
    NavigationModeKeypadDirectional = 2,
    NavigationModeCursorAuto = 3,
    NavigationModeCursorForceVisible = 4,
};
enum CursorMoveStyle {
    LogicalMoveStyle = 0,
    VisualMoveStyle = 1,
};
enum TimerType {
    PreciseTimer = 0,
    CoarseTimer = 1,
    VeryCoarseTimer = 2,
};
enum ScrollPhase {
    NoScrollPhase = 0,
    ScrollBegin = 1,
    ScrollUpdate = 2,
    ScrollEnd = 3,
    ScrollMomentum = 4,
};
enum MouseEventSource {
    MouseEventNotSynthesized = 0,
    MouseEventSynthesizedBySystem = 1,
    MouseEventSynthesizedByQt = 2,
    MouseEventSynthesizedByApplication = 3,
};
enum MouseEventFlag {
#if OM_QT6
    NoMouseEventFlag = 0,
#endif
    MouseEventCreatedDoubleClick = 1,
    MouseEventFlagMask = 0xff,
};
typedef QFlags<MouseEventFlag> MouseEventFlags;
enum ChecksumType {
    ChecksumIso3309 = 0,
    ChecksumItuV41 = 1,
};
enum class HighDpiScaleFactorRoundingPolicy : int {
    Unset = 0,
    Round = 1,
    Ceil = 2,
    Floor = 3,
    RoundPreferFloor = 4,
    PassThrough = 5,
};
enum ReturnByValueConstant {
    ReturnByValue = 0,
};
#if OM_QT6
Q_DECLARE_OPERATORS_FOR_FLAGS(KeyboardModifiers)
Q_DECLARE_OPERATORS_FOR_FLAGS(MouseButtons)
Q_DECLARE_OPERATORS_FOR_FLAGS(Orientations)
Q_DECLARE_OPERATORS_FOR_FLAGS(SplitBehavior)
Q_DECLARE_OPERATORS_FOR_FLAGS(Alignment)
Q_DECLARE_OPERATORS_FOR_FLAGS(WindowFlags)
Q_DECLARE_OPERATORS_FOR_FLAGS(WindowStates)
Q_DECLARE_OPERATORS_FOR_FLAGS(ScreenOrientations)
Q_DECLARE_OPERATORS_FOR_FLAGS(ImageConversionFlags)
Q_DECLARE_OPERATORS_FOR_FLAGS(DockWidgetAreas)
Q_DECLARE_OPERATORS_FOR_FLAGS(ToolBarAreas)
Q_DECLARE_OPERATORS_FOR_FLAGS(Edges)
Q_DECLARE_OPERATORS_FOR_FLAGS(InputMethodQueries)
Q_DECLARE_OPERATORS_FOR_FLAGS(InputMethodHints)
Q_DECLARE_OPERATORS_FOR_FLAGS(DropActions)
Q_DECLARE_OPERATORS_FOR_FLAGS(ItemFlags)
Q_DECLARE_OPERATORS_FOR_FLAGS(MatchFlags)
Q_DECLARE_OPERATORS_FOR_FLAGS(TextInteractionFlags)
Q_DECLARE_OPERATORS_FOR_FLAGS(TouchPointStates)
Q_DECLARE_OPERATORS_FOR_FLAGS(GestureFlags)
Q_DECLARE_OPERATORS_FOR_FLAGS(MouseEventFlags)
Q_DECLARE_OPERATORS_FOR_FLAGS(Modifiers)

#else
Q_DECLARE_OPERATORS_FOR_FLAGS(KeyboardModifiers)
Q_DECLARE_OPERATORS_FOR_FLAGS(MouseButtons)
Q_DECLARE_OPERATORS_FOR_FLAGS(Orientations)
Q_DECLARE_OPERATORS_FOR_FLAGS(SplitBehavior)
Q_DECLARE_OPERATORS_FOR_FLAGS(Alignment)
Q_DECLARE_OPERATORS_FOR_FLAGS(WindowFlags)
Q_DECLARE_OPERATORS_FOR_FLAGS(WindowStates)
Q_DECLARE_OPERATORS_FOR_FLAGS(ScreenOrientations)
Q_DECLARE_OPERATORS_FOR_FLAGS(ImageConversionFlags)
Q_DECLARE_OPERATORS_FOR_FLAGS(DockWidgetAreas)
Q_DECLARE_OPERATORS_FOR_FLAGS(ToolBarAreas)
Q_DECLARE_OPERATORS_FOR_FLAGS(Edges)
Q_DECLARE_OPERATORS_FOR_FLAGS(InputMethodQueries)
Q_DECLARE_OPERATORS_FOR_FLAGS(InputMethodHints)
Q_DECLARE_OPERATORS_FOR_FLAGS(DropActions)
Q_DECLARE_OPERATORS_FOR_FLAGS(ItemFlags)
Q_DECLARE_OPERATORS_FOR_FLAGS(MatchFlags)
Q_DECLARE_OPERATORS_FOR_FLAGS(TextInteractionFlags)
Q_DECLARE_OPERATORS_FOR_FLAGS(TouchPointStates)
Q_DECLARE_OPERATORS_FOR_FLAGS(GestureFlags)
Q_DECLARE_OPERATORS_FOR_FLAGS(MouseEventFlags)

#endif

} // namespace Qt

#endif
