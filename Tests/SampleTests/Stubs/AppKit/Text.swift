@objc public protocol NSTextDelegate: NSObjectProtocol {
  @MainActor @objc optional func textShouldBeginEditing(_ textObject: NSText) -> Bool
  @MainActor @objc optional func textDidBeginEditing(_ notification: Notification)
  @MainActor @objc optional func textDidEndEditing(_ notification: Notification)
  @MainActor @objc optional func textDidChange(_ notification: Notification)
}
@MainActor open class NSText: NSView {
  open var string: String {
    get {}
    set {}
  }
  open var isEditable: Bool {
    get {}
    set {}
  }
  open var isSelectable: Bool {
    get {}
    set {}
  }
  open var isRichText: Bool {
    get {}
    set {}
  }
  open var importsGraphics: Bool {
    get {}
    set {}
  }
  open var isFieldEditor: Bool {
    get {}
    set {}
  }
  open var usesFontPanel: Bool {
    get {}
    set {}
  }
  open var drawsBackground: Bool {
    get {}
    set {}
  }
  open var backgroundColor: NSColor? {
    get {}
    set {}
  }
  open var font: NSFont? {
    get {}
    set {}
  }
  open var textColor: NSColor? {
    get {}
    set {}
  }
  open var alignment: NSTextAlignment {
    get {}
    set {}
  }
  open var selectedRange: NSRange {
    get {}
    set {}
  }
  open var minSize: NSSize {
    get {}
    set {}
  }
  open var maxSize: NSSize {
    get {}
    set {}
  }
  open var isHorizontallyResizable: Bool {
    get {}
    set {}
  }
  open var isVerticallyResizable: Bool {
    get {}
    set {}
  }
  open func sizeToFit() {}
  open func scrollRangeToVisible(_ range: NSRange) {}
  open func replaceCharacters(in range: NSRange, with string: String) {}
  nonisolated open class var didChangeNotification: NSNotification.Name {}
}
@objc public protocol NSTextViewDelegate: NSTextDelegate {
  @MainActor @objc optional func textViewDidChangeSelection(_ notification: Notification)
  @MainActor @objc optional func textView(
    _ textView: NSTextView, doCommandBy selector: Selector
  ) -> Bool
  @MainActor @objc optional func textView(
    _ textView: NSTextView, shouldChangeTextIn range: NSRange, replacementString: String?
  ) -> Bool
  @MainActor @objc optional func textView(
    _ textView: NSTextView, clickedOnLink link: Any, at charIndex: Int
  ) -> Bool
  @MainActor @objc optional func undoManager(for view: NSTextView) -> UndoManager?
}
@objc public protocol NSTextInputClient {
  func hasMarkedText() -> Bool
  func markedRange() -> NSRange
}
@MainActor open class NSTextView: NSText, @preconcurrency NSTextInputClient {
  public override init(frame: NSRect) {}
  public init(frame: NSRect, textContainer: NSTextContainer?) {}
  public required init?(coder: NSCoder) {}
  @available(macOS 13.0, *)
  public convenience init(usingTextLayoutManager: Bool) {}
  open class func scrollableTextView() -> NSScrollView {}
  open class func scrollablePlainDocumentContentTextView() -> NSScrollView {}
  open weak var delegate: (any NSTextViewDelegate)?
  open var textStorage: NSTextStorage? {}
  open var textContainer: NSTextContainer? {
    get {}
    set {}
  }
  open var layoutManager: NSLayoutManager? {}
  open var textContainerInset: NSSize {
    get {}
    set {}
  }
  open func hasMarkedText() -> Bool {}
  open func markedRange() -> NSRange {}
  open func selectedRange() -> NSRange {}
  open func setSelectedRange(_ range: NSRange) {}
  open var selectedRanges: [NSValue] {
    get {}
    set {}
  }
  open var typingAttributes: [NSAttributedString.Key: Any] {
    get {}
    set {}
  }
  open var allowsUndo: Bool {
    get {}
    set {}
  }
  open var usesFindBar: Bool {
    get {}
    set {}
  }
  open var usesFindPanel: Bool {
    get {}
    set {}
  }
  open var isIncrementalSearchingEnabled: Bool {
    get {}
    set {}
  }
  open var usesInspectorBar: Bool {
    get {}
    set {}
  }
  open var isRulerVisible: Bool {
    get {}
    set {}
  }
  open var usesRuler: Bool {
    get {}
    set {}
  }
  open var isAutomaticQuoteSubstitutionEnabled: Bool {
    get {}
    set {}
  }
  open var isAutomaticDashSubstitutionEnabled: Bool {
    get {}
    set {}
  }
  open var isAutomaticSpellingCorrectionEnabled: Bool {
    get {}
    set {}
  }
  open var isContinuousSpellCheckingEnabled: Bool {
    get {}
    set {}
  }
  open var isGrammarCheckingEnabled: Bool {
    get {}
    set {}
  }
  open var isAutomaticTextCompletionEnabled: Bool {
    get {}
    set {}
  }
  open var insertionPointColor: NSColor? {
    get {}
    set {}
  }
  open func insertText(_ string: Any, replacementRange: NSRange) {}
  open func shouldChangeText(in range: NSRange, replacementString: String?) -> Bool {}
  open func didChangeText() {}
  open func breakUndoCoalescing() {}
  open func firstRect(
    forCharacterRange range: NSRange, actualRange: NSRangePointer?
  ) -> NSRect {}
  nonisolated open class var didChangeSelectionNotification: NSNotification.Name {}
}
@objc public protocol NSTextFieldDelegate: NSControlTextEditingDelegate {}
@MainActor open class NSTextField: NSControl {
  @objc public enum BezelStyle: UInt, Sendable { case squareBezel, roundedBezel }
  public convenience init(labelWithString string: String) {}
  public convenience init(wrappingLabelWithString string: String) {}
  public convenience init(labelWithAttributedString string: NSAttributedString) {}
  public convenience init(string: String) {}
  open weak var delegate: (any NSTextFieldDelegate)?
  open var placeholderString: String? {
    get {}
    set {}
  }
  open var placeholderAttributedString: NSAttributedString? {
    get {}
    set {}
  }
  open var isEditable: Bool {
    get {}
    set {}
  }
  open var isSelectable: Bool {
    get {}
    set {}
  }
  open var isBordered: Bool {
    get {}
    set {}
  }
  open var isBezeled: Bool {
    get {}
    set {}
  }
  open var bezelStyle: BezelStyle {
    get {}
    set {}
  }
  open var drawsBackground: Bool {
    get {}
    set {}
  }
  open var backgroundColor: NSColor? {
    get {}
    set {}
  }
  open var textColor: NSColor? {
    get {}
    set {}
  }
  open var maximumNumberOfLines: Int {
    get {}
    set {}
  }
  open var preferredMaxLayoutWidth: CGFloat {
    get {}
    set {}
  }
  open var allowsEditingTextAttributes: Bool {
    get {}
    set {}
  }
  open func selectText(_ sender: Any?) {}
}
@MainActor open class NSSecureTextField: NSTextField {}
@objc public protocol NSSearchFieldDelegate: NSTextFieldDelegate {
  @MainActor @objc optional func searchFieldDidStartSearching(_ sender: NSSearchField)
  @MainActor @objc optional func searchFieldDidEndSearching(_ sender: NSSearchField)
}
/// Some subclasses declare `delegate` with another type; they share this base class for the other
/// members.
@MainActor open class NSSearchField: NSTextField {
  open var sendsSearchStringImmediately: Bool {
    get {}
    set {}
  }
  open var sendsWholeSearchString: Bool {
    get {}
    set {}
  }
  open var recentSearches: [String] {
    get {}
    set {}
  }
  open var maximumRecents: Int {
    get {}
    set {}
  }
  open var searchMenuTemplate: NSMenu? {
    get {}
    set {}
  }
  open var recentsAutosaveName: String? {
    get {}
    set {}
  }
}
@objc public protocol NSComboBoxDelegate: NSTextFieldDelegate {
  @MainActor @objc optional func comboBoxSelectionDidChange(_ notification: Notification)
  @MainActor @objc optional func comboBoxWillDismiss(_ notification: Notification)
}
@objc public protocol NSComboBoxDataSource: NSObjectProtocol {
  @MainActor @objc optional func numberOfItems(in comboBox: NSComboBox) -> Int
}
@MainActor open class NSComboBox: NSTextField {
  open var completes: Bool {
    get {}
    set {}
  }
  open var numberOfVisibleItems: Int {
    get {}
    set {}
  }
  open var usesDataSource: Bool {
    get {}
    set {}
  }
  open weak var dataSource: (any NSComboBoxDataSource)?
  open func addItems(withObjectValues values: [Any]) {}
  open func removeAllItems() {}
  open func selectItem(at index: Int) {}
  open var indexOfSelectedItem: Int {}
  open var objectValueOfSelectedItem: Any? {}
  open var objectValues: [Any] {}
  open var numberOfItems: Int {}
  open func itemObjectValue(at index: Int) -> Any {}
  nonisolated open class var selectionDidChangeNotification: NSNotification.Name {}
}
@objc public protocol NSTokenFieldDelegate: NSTextFieldDelegate {
  @MainActor @objc optional func tokenField(
    _ tokenField: NSTokenField, shouldAdd tokens: [Any], at index: Int
  ) -> [Any]
  @MainActor @objc optional func tokenField(
    _ tokenField: NSTokenField, displayStringForRepresentedObject representedObject: Any
  ) -> String?
}
@MainActor open class NSTokenField: NSTextField {
  @objc public enum TokenStyle: UInt, Sendable { case `default`, none, rounded, squared }
  open var tokenStyle: TokenStyle {
    get {}
    set {}
  }
  open var completionDelay: TimeInterval {
    get {}
    set {}
  }
}
@available(macOS 14.0, *)
@MainActor open class NSTextInsertionIndicator: NSView {
  @objc public enum DisplayMode: Int, Sendable { case automatic, hidden, visible }
  open var displayMode: DisplayMode {
    get {}
    set {}
  }
  open var color: NSColor! {
    get {}
    set {}
  }
  open var automaticModeOptions: AutomaticModeOptions {
    get {}
    set {}
  }
  public struct AutomaticModeOptions: ImportedOptions {
    public let rawValue: Int
    public init(rawValue: Int) {}
    public static var showEffectsView: Self {}
    public static var showWhileTracking: Self {}
  }
}
@objc public protocol NSTextFinderClient: NSObjectProtocol {
  @objc optional var string: String { get }
}
@objc public protocol NSTextFinderBarContainer: NSObjectProtocol {
  var findBarView: NSView? { get set }
  var isFindBarVisible: Bool { get set }
}
open class NSTextFinder: NSObject {
  @objc public enum Action: Int, Sendable {
    case showFindInterface = 1
    case nextMatch, previousMatch, replaceAll, replace, replaceAndFind, setSearchString
    case hideFindInterface = 11
    case showReplaceInterface, hideReplaceInterface
  }
  public override init() {}
  open weak var client: (any NSTextFinderClient)?
  open weak var findBarContainer: (any NSTextFinderBarContainer)?
  open var isIncrementalSearchingEnabled: Bool {
    get {}
    set {}
  }
  open func performAction(_ action: Action) {}
  open func validateAction(_ action: Action) -> Bool {}
}
open class NSFontManager: NSObject {
  open class var shared: NSFontManager {}
  open weak var target: AnyObject?
  open var action: Selector {
    get {}
    set {}
  }
  open var selectedFont: NSFont? {}
  open func setSelectedFont(_ font: NSFont, isMultiple: Bool) {}
  open func convert(_ font: NSFont) -> NSFont {}
  @objc open func orderFrontFontPanel(_ sender: Any?) {}
  open func fontPanel(_ create: Bool) -> NSFontPanel? {}
}
@objc public protocol NSFontChanging: NSObjectProtocol {
  @MainActor @objc optional func changeFont(_ sender: NSFontManager?)
  @MainActor @objc optional func validModesForFontPanel(
    _ fontPanel: NSFontPanel
  ) -> NSFontPanel.ModeMask
}
@MainActor open class NSFontPanel: NSPanel {
  public struct ModeMask: ImportedOptions {
    public let rawValue: Int
    public init(rawValue: Int) {}
    public static var face: Self {}
    public static var size: Self {}
    public static var collection: Self {}
  }
  open class var shared: NSFontPanel {}
  open class var sharedFontPanelExists: Bool {}
  open func setPanelFont(_ font: NSFont, isMultiple: Bool) {}
}
@objc public protocol NSColorChanging: NSObjectProtocol {
  func changeColor(_ sender: NSColorPanel?)
}
@MainActor open class NSColorPanel: NSPanel {
  open class var shared: NSColorPanel {}
  open class var sharedColorPanelExists: Bool {}
  open var color: NSColor {
    get {}
    set {}
  }
  open var showsAlpha: Bool {
    get {}
    set {}
  }
  open var isContinuous: Bool {
    get {}
    set {}
  }
  open func setTarget(_ target: Any?) {}
  open func setAction(_ selector: Selector?) {}
  nonisolated open class var colorDidChangeNotification: NSNotification.Name {}
}
