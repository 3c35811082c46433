@objc public protocol NSControlTextEditingDelegate: NSObjectProtocol {
  @MainActor @objc optional func controlTextDidBeginEditing(_ obj: Notification)
  @MainActor @objc optional func controlTextDidEndEditing(_ obj: Notification)
  @MainActor @objc optional func controlTextDidChange(_ obj: Notification)
  @MainActor @objc optional func control(
    _ control: NSControl, textView: NSTextView, doCommandBy commandSelector: Selector
  ) -> Bool
}
@MainActor open class NSCell: NSObject {
  open var lineBreakMode: NSLineBreakMode {
    get {}
    set {}
  }
  open var wraps: Bool {
    get {}
    set {}
  }
  open var usesSingleLineMode: Bool {
    get {}
    set {}
  }
  open var truncatesLastVisibleLine: Bool {
    get {}
    set {}
  }
  open var isScrollable: Bool {
    get {}
    set {}
  }
  open var title: String! {
    get {}
    set {}
  }
  open var isLeaf: Bool {
    get {}
    set {}
  }
}
@MainActor open class NSBrowserCell: NSCell {}
@MainActor open class NSControl: NSView {
  public struct StateValue: Hashable, Sendable, RawRepresentable {
    public var rawValue: Int
    public init(_ rawValue: Int) {}
    public init(rawValue: Int) {}
    public static let on: Self = Self(1)
    public static let off: Self = Self(0)
    public static let mixed: Self = Self(-1)
  }
  @objc public enum ControlSize: UInt, Sendable { case regular, small, mini, large, extraLarge }
  @available(macOS 26.0, *)
  @objc public enum BorderShape: Int, Sendable { case automatic, capsule, roundedRectangle, circle }
  open weak var target: AnyObject?
  open var action: Selector? {
    get {}
    set {}
  }
  open var isEnabled: Bool {
    get {}
    set {}
  }
  open var isContinuous: Bool {
    get {}
    set {}
  }
  open var controlSize: ControlSize {
    get {}
    set {}
  }
  open var stringValue: String {
    get {}
    set {}
  }
  open var attributedStringValue: NSAttributedString {
    get {}
    set {}
  }
  open var objectValue: Any? {
    get {}
    set {}
  }
  open var intValue: Int32 {
    get {}
    set {}
  }
  open var integerValue: Int {
    get {}
    set {}
  }
  open var floatValue: Float {
    get {}
    set {}
  }
  open var doubleValue: Double {
    get {}
    set {}
  }
  open var font: NSFont? {
    get {}
    set {}
  }
  open var alignment: NSTextAlignment {
    get {}
    set {}
  }
  open var lineBreakMode: NSLineBreakMode {
    get {}
    set {}
  }
  open var usesSingleLineMode: Bool {
    get {}
    set {}
  }
  open var formatter: Formatter? {
    get {}
    set {}
  }
  open var cell: NSCell? {
    get {}
    set {}
  }
  open func sizeToFit() {}
  open func sizeThatFits(_ size: NSSize) -> NSSize {}
  open func currentEditor() -> NSText? {}
  open func abortEditing() -> Bool {}
  open func validateEditing() {}
  @discardableResult open func sendAction(_ action: Selector?, to target: Any?) -> Bool {}
  @discardableResult open func sendAction(on mask: NSEvent.EventTypeMask) -> Int {}
  open func performClick(_ sender: Any?) {}
  open var refusesFirstResponder: Bool {
    get {}
    set {}
  }
}
@MainActor open class NSButton: NSControl {
  @objc public enum ButtonType: UInt, Sendable {
    case momentaryLight, pushOnPushOff, toggle, `switch`, radio, momentaryChange, onOff
    case momentaryPushIn, accelerator, multiLevelAccelerator
  }
  @objc public enum BezelStyle: UInt, Sendable {
    @available(macOS 14.0, *)
    case automatic = 0
    case push = 1, flexiblePush = 2, disclosure = 5, circular = 7, helpButton = 9
    case smallSquare = 10, toolbar = 11, accessoryBarAction = 12, accessoryBar = 13
    case pushDisclosure = 14, badge = 15
    @available(macOS 26.0, *)
    case glass = 16
  }
  public convenience init(title: String, target: Any?, action: Selector?) {}
  public convenience init(image: NSImage, target: Any?, action: Selector?) {}
  public convenience init(title: String, image: NSImage, target: Any?, action: Selector?) {}
  public convenience init(checkboxWithTitle title: String, target: Any?, action: Selector?) {}
  public convenience init(radioButtonWithTitle title: String, target: Any?, action: Selector?) {}
  open func setButtonType(_ type: ButtonType) {}
  open var title: String {
    get {}
    set {}
  }
  open var attributedTitle: NSAttributedString {
    get {}
    set {}
  }
  open var alternateImage: NSImage? {
    get {}
    set {}
  }
  open var alternateTitle: String {
    get {}
    set {}
  }
  open var state: NSControl.StateValue {
    get {}
    set {}
  }
  open var allowsMixedState: Bool {
    get {}
    set {}
  }
  open var bezelStyle: BezelStyle {
    get {}
    set {}
  }
  open var bezelColor: NSColor? {
    get {}
    set {}
  }
  @available(macOS 26.0, *)
  open var borderShape: NSControl.BorderShape {
    get {}
    set {}
  }
  open var contentTintColor: NSColor? {
    get {}
    set {}
  }
  open var isBordered: Bool {
    get {}
    set {}
  }
  open var isTransparent: Bool {
    get {}
    set {}
  }
  open var image: NSImage? {
    get {}
    set {}
  }
  open var imagePosition: NSControl.ImagePosition {
    get {}
    set {}
  }
  open var imageScaling: NSImageScaling {
    get {}
    set {}
  }
  open var keyEquivalent: String {
    get {}
    set {}
  }
  @available(macOS 11.0, *)
  open var hasDestructiveAction: Bool {
    get {}
    set {}
  }
  open func highlight(_ flag: Bool) {}
}
extension NSControl {
  @objc public enum ImagePosition: UInt, Sendable {
    case noImage, imageOnly, imageLeft, imageRight, imageBelow, imageAbove, imageOverlaps
    case imageLeading, imageTrailing
  }
}
@objc public enum NSImageScaling: UInt, Sendable {
  case scaleProportionallyDown, scaleAxesIndependently, scaleNone, scaleProportionallyUpOrDown
}
@MainActor open class NSPopUpButton: NSButton {
  public init(frame: NSRect, pullsDown: Bool) {}
  public required init?(coder: NSCoder) {}
  public convenience init() {}
  open var pullsDown: Bool {
    get {}
    set {}
  }
  open func addItem(withTitle title: String) {}
  open func addItems(withTitles titles: [String]) {}
  open func removeAllItems() {}
  open func selectItem(at index: Int) {}
  open func selectItem(withTitle title: String) {}
  open func select(_ item: NSMenuItem?) {}
  open var indexOfSelectedItem: Int {}
  open var titleOfSelectedItem: String? {}
  open var selectedItem: NSMenuItem? {}
  open var itemTitles: [String] {}
  open var numberOfItems: Int {}
  open func item(at index: Int) -> NSMenuItem? {}
  open var itemArray: [NSMenuItem] {}
}
@available(macOS 13.0, *)
@MainActor open class NSComboButton: NSControl {
  @objc public enum Style: Int, Sendable { case split, unified }
  public convenience init(title: String, menu: NSMenu?, target: Any?, action: Selector?) {}
  public convenience init(image: NSImage, menu: NSMenu?, target: Any?, action: Selector?) {}
  open var title: String {
    get {}
    set {}
  }
  open var image: NSImage? {
    get {}
    set {}
  }
  open var style: Style {
    get {}
    set {}
  }
}
@MainActor open class NSSlider: NSControl {
  @objc public enum SliderType: UInt, Sendable { case linear, circular }
  public convenience init(target: Any?, action: Selector?) {}
  public convenience init(
    value: Double, minValue: Double, maxValue: Double, target: Any?, action: Selector?
  ) {}
  open var minValue: Double {
    get {}
    set {}
  }
  open var maxValue: Double {
    get {}
    set {}
  }
  open var sliderType: SliderType {
    get {}
    set {}
  }
  open var isVertical: Bool {
    get {}
    set {}
  }
  open var numberOfTickMarks: Int {
    get {}
    set {}
  }
  open var allowsTickMarkValuesOnly: Bool {
    get {}
    set {}
  }
  open var tickMarkPosition: TickMarkPosition {
    get {}
    set {}
  }
  @objc public enum TickMarkPosition: UInt, Sendable {
    case below, above
    public static var leading: TickMarkPosition {}
    public static var trailing: TickMarkPosition {}
  }
}
@MainActor open class NSStepper: NSControl {
  open var minValue: Double {
    get {}
    set {}
  }
  open var maxValue: Double {
    get {}
    set {}
  }
  open var increment: Double {
    get {}
    set {}
  }
  open var valueWraps: Bool {
    get {}
    set {}
  }
  open var autorepeat: Bool {
    get {}
    set {}
  }
}
@MainActor open class NSSwitch: NSControl {
  open var state: NSControl.StateValue {
    get {}
    set {}
  }
}
@MainActor open class NSSegmentedControl: NSControl {
  @objc public enum SwitchTracking: UInt, Sendable { case selectOne, selectAny, momentary }
  @objc public enum Style: Int, Sendable {
    case automatic, rounded, roundRect = 3, texturedSquare = 4, smallSquare = 6, separated = 8
    case texturedRounded = 2, capsule = 5
  }
  public convenience init(
    labels: [String], trackingMode: SwitchTracking, target: Any?, action: Selector?
  ) {}
  public convenience init(
    images: [NSImage], trackingMode: SwitchTracking, target: Any?, action: Selector?
  ) {}
  open var segmentCount: Int {
    get {}
    set {}
  }
  open var selectedSegment: Int {
    get {}
    set {}
  }
  open var indexOfSelectedItem: Int {}
  open var trackingMode: SwitchTracking {
    get {}
    set {}
  }
  open var segmentStyle: Style {
    get {}
    set {}
  }
  open func setLabel(_ label: String, forSegment segment: Int) {}
  open func label(forSegment segment: Int) -> String? {}
  open func setImage(_ image: NSImage?, forSegment segment: Int) {}
  open func setSelected(_ selected: Bool, forSegment segment: Int) {}
  open func isSelected(forSegment segment: Int) -> Bool {}
  open func setEnabled(_ enabled: Bool, forSegment segment: Int) {}
  open func setWidth(_ width: CGFloat, forSegment segment: Int) {}
  open func setMenu(_ menu: NSMenu?, forSegment segment: Int) {}
}
@MainActor open class NSColorWell: NSControl {
  @available(macOS 13.0, *)
  @objc public enum Style: Int, Sendable { case `default`, minimal, expanded }
  @available(macOS 13.0, *)
  public convenience init(style: Style) {}
  open var color: NSColor {
    get {}
    set {}
  }
  @available(macOS 13.0, *)
  open var colorWellStyle: Style {
    get {}
    set {}
  }
  @available(macOS 14.0, *)
  open var supportsAlpha: Bool {
    get {}
    set {}
  }
  open var isActive: Bool {}
  open func deactivate() {}
}
@MainActor open class NSDatePicker: NSControl {
  @objc public enum Style: UInt, Sendable { case textFieldAndStepper, clockAndCalendar, textField }
  @objc public enum Mode: UInt, Sendable { case single, range }
  public struct ElementFlags: ImportedOptions {
    public let rawValue: Int
    public init(rawValue: Int) {}
    public static var hourMinute: Self {}
    public static var hourMinuteSecond: Self {}
    public static var yearMonth: Self {}
    public static var yearMonthDay: Self {}
  }
  open var datePickerStyle: Style {
    get {}
    set {}
  }
  open var datePickerMode: Mode {
    get {}
    set {}
  }
  open var datePickerElements: ElementFlags {
    get {}
    set {}
  }
  open var dateValue: Date {
    get {}
    set {}
  }
  open var timeInterval: TimeInterval {
    get {}
    set {}
  }
  open var minDate: Date? {
    get {}
    set {}
  }
  open var maxDate: Date? {
    get {}
    set {}
  }
  open var isBezeled: Bool {
    get {}
    set {}
  }
  open var isBordered: Bool {
    get {}
    set {}
  }
  open var drawsBackground: Bool {
    get {}
    set {}
  }
  open var presentsCalendarOverlay: Bool {
    get {}
    set {}
  }
}
@MainActor open class NSLevelIndicator: NSControl {
  @objc public enum Style: UInt, Sendable {
    case relevancy, continuousCapacity, discreteCapacity, rating
  }
  open var levelIndicatorStyle: Style {
    get {}
    set {}
  }
  open var minValue: Double {
    get {}
    set {}
  }
  open var maxValue: Double {
    get {}
    set {}
  }
  open var warningValue: Double {
    get {}
    set {}
  }
  open var criticalValue: Double {
    get {}
    set {}
  }
  open var numberOfTickMarks: Int {
    get {}
    set {}
  }
  open var isEditable: Bool {
    get {}
    set {}
  }
  open var fillColor: NSColor! {
    get {}
    set {}
  }
}
@MainActor open class NSProgressIndicator: NSView {
  @objc public enum Style: UInt, Sendable { case bar, spinning }
  open var style: Style {
    get {}
    set {}
  }
  open var isIndeterminate: Bool {
    get {}
    set {}
  }
  open var isDisplayedWhenStopped: Bool {
    get {}
    set {}
  }
  open var doubleValue: Double {
    get {}
    set {}
  }
  open var minValue: Double {
    get {}
    set {}
  }
  open var maxValue: Double {
    get {}
    set {}
  }
  open var controlSize: NSControl.ControlSize {
    get {}
    set {}
  }
  @available(macOS 14.0, *)
  open var observedProgress: Progress? {
    get {}
    set {}
  }
  open func startAnimation(_ sender: Any?) {}
  open func stopAnimation(_ sender: Any?) {}
  open func increment(by delta: Double) {}
}
@MainActor open class NSImageView: NSControl {
  public convenience init(image: NSImage) {}
  open var image: NSImage? {
    get {}
    set {}
  }
  open var imageScaling: NSImageScaling {
    get {}
    set {}
  }
  open var imageAlignment: ImageAlignment {
    get {}
    set {}
  }
  open var isEditable: Bool {
    get {}
    set {}
  }
  open var animates: Bool {
    get {}
    set {}
  }
  open var contentTintColor: NSColor? {
    get {}
    set {}
  }
  @available(macOS 11.0, *)
  open var symbolConfiguration: NSImage.SymbolConfiguration? {
    get {}
    set {}
  }
  open var allowsCutCopyPaste: Bool {
    get {}
    set {}
  }
  open var imageFrameStyle: FrameStyle {
    get {}
    set {}
  }
  @objc public enum ImageAlignment: UInt, Sendable { case alignCenter, alignTop, alignLeft }
  @objc public enum FrameStyle: UInt, Sendable { case none, photo, grayBezel, groove, button }
}
@objc public protocol NSPathControlDelegate: NSObjectProtocol {
  @MainActor @objc optional func pathControl(
    _ pathControl: NSPathControl, willDisplay openPanel: NSOpenPanel)
  @MainActor @objc optional func pathControl(_ pathControl: NSPathControl, willPopUp menu: NSMenu)
}
open class NSPathControlItem: NSObject {
  open var title: String {
    get {}
    set {}
  }
  open var url: URL? {}
}
@MainActor open class NSPathControl: NSControl {
  @objc public enum Style: Int, Sendable { case standard, popUp = 2 }
  open weak var delegate: (any NSPathControlDelegate)?
  open var url: URL? {
    get {}
    set {}
  }
  open var pathStyle: Style {
    get {}
    set {}
  }
  open var isEditable: Bool {
    get {}
    set {}
  }
  open var allowedTypes: [String]? {
    get {}
    set {}
  }
  open var clickedPathItem: NSPathControlItem? {}
  open var pathItems: [NSPathControlItem] {
    get {}
    set {}
  }
  open var placeholderString: String? {
    get {}
    set {}
  }
}
