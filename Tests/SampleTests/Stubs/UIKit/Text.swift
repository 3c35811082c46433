@objc public enum UIReturnKeyType: Int, Sendable {
  case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall
}
@objc public enum UIKeyboardType: Int, Sendable {
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad
  case emailAddress, decimalPad, twitter, webSearch, asciiCapableNumberPad
}
@objc public enum UITextAutocapitalizationType: Int, Sendable {
  case none, words, sentences, allCharacters
}
@objc public enum UITextAutocorrectionType: Int, Sendable { case `default`, no, yes }
@objc public enum UITextStorageDirection: Int, Sendable { case forward, backward }
public struct UITextContentType: Hashable, Sendable {
  public static var password: Self {}
  public static var username: Self {}
  public static var emailAddress: Self {}
}
@MainActor open class UITextPosition: NSObject {}
@MainActor open class UITextRange: NSObject {
  open var start: UITextPosition {}
  open var end: UITextPosition {}
  open var isEmpty: Bool {}
}
@MainActor @objc public protocol UITextInputTraits: NSObjectProtocol {}
@MainActor @objc public protocol UIKeyInput: UITextInputTraits {
  var hasText: Bool { get }
  func insertText(_ text: String)
  func deleteBackward()
}
@MainActor @objc public protocol UITextInput: UIKeyInput {
  var markedTextRange: UITextRange? { get }
  var selectedTextRange: UITextRange? { get set }
}
@MainActor @objc public protocol UITextDocumentProxy: UIKeyInput {
  var documentContextBeforeInput: String? { get }
  var documentContextAfterInput: String? { get }
}

@MainActor @objc public protocol UITextFieldDelegate: NSObjectProtocol {
  @objc optional func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  @objc optional func textFieldDidBeginEditing(_ textField: UITextField)
  @objc optional func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  @objc optional func textFieldDidEndEditing(_ textField: UITextField)
  @objc optional func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool
  @objc optional func textFieldDidChangeSelection(_ textField: UITextField)
  @objc optional func textFieldShouldClear(_ textField: UITextField) -> Bool
  @objc optional func textFieldShouldReturn(_ textField: UITextField) -> Bool
}
@MainActor open class UITextField: UIControl, UITextInput {
  @objc public enum BorderStyle: Int, Sendable { case none, line, bezel, roundedRect }
  @objc public enum ViewMode: Int, Sendable { case never, whileEditing, unlessEditing, always }
  open weak var delegate: (any UITextFieldDelegate)?
  open var text: String? {
    get {}
    set {}
  }
  open var attributedText: NSAttributedString? {
    get {}
    set {}
  }
  open var placeholder: String? {
    get {}
    set {}
  }
  open var attributedPlaceholder: NSAttributedString? {
    get {}
    set {}
  }
  open var font: UIFont? {
    get {}
    set {}
  }
  open var textColor: UIColor? {
    get {}
    set {}
  }
  open var textAlignment: NSTextAlignment {
    get {}
    set {}
  }
  open var borderStyle: BorderStyle {
    get {}
    set {}
  }
  open var clearButtonMode: ViewMode {
    get {}
    set {}
  }
  open var leftView: UIView? {
    get {}
    set {}
  }
  open var leftViewMode: ViewMode {
    get {}
    set {}
  }
  open var rightView: UIView? {
    get {}
    set {}
  }
  open var rightViewMode: ViewMode {
    get {}
    set {}
  }
  open var isEditing: Bool {}
  open var adjustsFontForContentSizeCategory: Bool {
    get {}
    set {}
  }
  open override var inputView: UIView? {
    get {}
    set {}
  }
  @available(visionOS, unavailable)
  open override var inputAccessoryView: UIView? {
    get {}
    set {}
  }
  open var returnKeyType: UIReturnKeyType {
    get {}
    set {}
  }
  open var keyboardType: UIKeyboardType {
    get {}
    set {}
  }
  open var autocapitalizationType: UITextAutocapitalizationType {
    get {}
    set {}
  }
  open var autocorrectionType: UITextAutocorrectionType {
    get {}
    set {}
  }
  open var textContentType: UITextContentType! {
    get {}
    set {}
  }
  open var isSecureTextEntry: Bool {
    get {}
    set {}
  }
  open var enablesReturnKeyAutomatically: Bool {
    get {}
    set {}
  }
  @objc open var markedTextRange: UITextRange? {}
  @objc open var selectedTextRange: UITextRange? {
    get {}
    set {}
  }
  @objc open var hasText: Bool {}
  @objc open func insertText(_ text: String) {}
  @objc open func deleteBackward() {}
  nonisolated open class var textDidChangeNotification: NSNotification.Name {}
}

@objc public enum UITextItemInteraction: Int, Sendable { case invokeDefaultAction, presentActions }
@MainActor @objc public protocol UITextViewDelegate: UIScrollViewDelegate {
  @objc optional func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
  @objc optional func textViewDidBeginEditing(_ textView: UITextView)
  @objc optional func textViewDidEndEditing(_ textView: UITextView)
  @objc optional func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool
  @objc optional func textViewDidChange(_ textView: UITextView)
  @objc optional func textViewDidChangeSelection(_ textView: UITextView)
  @available(iOS 17.0, *)
  @available(tvOS, unavailable)
  @objc optional func textView(
    _ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction
  ) -> UIAction?
  @available(iOS 17.0, *)
  @available(tvOS, unavailable)
  @objc optional func textView(
    _ textView: UITextView, menuConfigurationFor textItem: UITextItem, defaultMenu: UIMenu
  ) -> UITextItem.MenuConfiguration?
  @available(iOS 16.0, tvOS 16.0, *)
  @objc optional func textView(
    _ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]
  ) -> UIMenu?
}
@available(iOS 17.0, *)
@available(tvOS, unavailable)
@MainActor open class UITextItem: NSObject {
  @MainActor open class MenuConfiguration: NSObject {
    public convenience init(menu: UIMenu) {}
    public convenience init(preview: MenuPreview?, menu: UIMenu) {}
  }
  @MainActor open class MenuPreview: NSObject {
    public convenience init(view: UIView) {}
  }
  public enum Content {
    case link(URL)
    case textAttachment(NSTextAttachment)
    case tag(String)
  }
  open var content: Content {}
  open var range: NSRange {}
}
@MainActor open class UITextView: UIScrollView, UITextInput {
  public init(frame: CGRect, textContainer: NSTextContainer?) {}
  public required init?(coder: NSCoder) {}
  public convenience init() {}
  @available(iOS 16.0, tvOS 16.0, *)
  public convenience init(usingTextLayoutManager: Bool) {}
  @available(iOS 16.0, tvOS 16.0, *)
  open var textLayoutManager: NSTextLayoutManager? {}
  open weak var delegate: (any UITextViewDelegate)?
  open var text: String! {
    get {}
    set {}
  }
  open var attributedText: NSAttributedString! {
    get {}
    set {}
  }
  open var font: UIFont? {
    get {}
    set {}
  }
  open var textColor: UIColor? {
    get {}
    set {}
  }
  open var textAlignment: NSTextAlignment {
    get {}
    set {}
  }
  open var selectedRange: NSRange {
    get {}
    set {}
  }
  @available(tvOS, unavailable)
  open var isEditable: Bool {
    get {}
    set {}
  }
  open var isSelectable: Bool {
    get {}
    set {}
  }
  @available(tvOS, unavailable)
  open var dataDetectorTypes: UIDataDetectorTypes {
    get {}
    set {}
  }
  open var typingAttributes: [NSAttributedString.Key: Any] {
    get {}
    set {}
  }
  open var linkTextAttributes: [NSAttributedString.Key: Any]! {
    get {}
    set {}
  }
  open var textContainerInset: UIEdgeInsets {
    get {}
    set {}
  }
  open var textContainer: NSTextContainer {}
  open var textStorage: NSTextStorage {}
  open var layoutManager: NSLayoutManager {}
  open var adjustsFontForContentSizeCategory: Bool {
    get {}
    set {}
  }
  open var allowsEditingTextAttributes: Bool {
    get {}
    set {}
  }
  @available(iOS 16.0, *)
  @available(tvOS, unavailable)
  open var isFindInteractionEnabled: Bool {
    get {}
    set {}
  }
  @available(iOS 16.0, *)
  @available(tvOS, unavailable)
  open var findInteraction: UIFindInteraction? {}
  open var returnKeyType: UIReturnKeyType {
    get {}
    set {}
  }
  open var keyboardType: UIKeyboardType {
    get {}
    set {}
  }
  open var autocapitalizationType: UITextAutocapitalizationType {
    get {}
    set {}
  }
  open var autocorrectionType: UITextAutocorrectionType {
    get {}
    set {}
  }
  open override var inputView: UIView? {
    get {}
    set {}
  }
  @available(visionOS, unavailable)
  open override var inputAccessoryView: UIView? {
    get {}
    set {}
  }
  open func scrollRangeToVisible(_ range: NSRange) {}
  open func caretRect(for position: UITextPosition) -> CGRect {}
  @objc open var markedTextRange: UITextRange? {}
  @objc open var selectedTextRange: UITextRange? {
    get {}
    set {}
  }
  @objc open var hasText: Bool {}
  @objc open func insertText(_ text: String) {}
  @objc open func deleteBackward() {}
  nonisolated open class var textDidChangeNotification: NSNotification.Name {}
}
@available(tvOS, unavailable)
public struct UIDataDetectorTypes: ImportedOptions {
  public let rawValue: Int
  public init(rawValue: Int) {}
  public static var link: Self {}
  public static var phoneNumber: Self {}
  public static var all: Self {}
}
extension NSAttributedString.Key {
  @available(iOS 17.0, *)
  @available(tvOS, unavailable)
  public static var textItemTag: NSAttributedString.Key {}
}

@MainActor @objc public protocol UISearchBarDelegate: UIBarPositioningDelegate {
  @objc optional func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
  @objc optional func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  @objc optional func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
  @objc optional func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  @objc optional func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  @available(tvOS, unavailable)
  @objc optional func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
  @objc optional func searchBar(
    _ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}
@available(tvOS, unavailable)
@MainActor open class UISearchTextField: UITextField {}
@MainActor open class UISearchBar: UIView {
  @objc public enum Style: Int, Sendable { case `default`, prominent, minimal }
  open weak var delegate: (any UISearchBarDelegate)?
  open var text: String? {
    get {}
    set {}
  }
  open var placeholder: String? {
    get {}
    set {}
  }
  open var prompt: String? {
    get {}
    set {}
  }
  open var searchBarStyle: Style {
    get {}
    set {}
  }
  @available(tvOS, unavailable)
  open var showsCancelButton: Bool {
    get {}
    set {}
  }
  @available(tvOS, unavailable)
  open func setShowsCancelButton(_ shows: Bool, animated: Bool) {}
  @available(tvOS, unavailable)
  open var showsBookmarkButton: Bool {
    get {}
    set {}
  }
  open var scopeButtonTitles: [String]? {
    get {}
    set {}
  }
  open var selectedScopeButtonIndex: Int {
    get {}
    set {}
  }
  open var showsScopeBar: Bool {
    get {}
    set {}
  }
  @available(tvOS, unavailable)
  open var searchTextField: UISearchTextField {}
  open var autocapitalizationType: UITextAutocapitalizationType {
    get {}
    set {}
  }
  open var autocorrectionType: UITextAutocorrectionType {
    get {}
    set {}
  }
  open var returnKeyType: UIReturnKeyType {
    get {}
    set {}
  }
}
@available(tvOS, unavailable)
@MainActor @objc public protocol UIPickerViewDataSource: NSObjectProtocol {
  func numberOfComponents(in pickerView: UIPickerView) -> Int
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}
@available(tvOS, unavailable)
@MainActor @objc public protocol UIPickerViewDelegate: NSObjectProtocol {
  @objc optional func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String?
  @objc optional func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int,
    reusing view: UIView?
  ) -> UIView
  @objc optional func pickerView(
    _ pickerView: UIPickerView, rowHeightForComponent component: Int
  ) -> CGFloat
  @objc optional func pickerView(
    _ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}
@available(tvOS, unavailable)
@MainActor open class UIPickerView: UIView {
  open weak var delegate: (any UIPickerViewDelegate)?
  open weak var dataSource: (any UIPickerViewDataSource)?
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {}
  open func selectedRow(inComponent component: Int) -> Int {}
  open func reloadAllComponents() {}
  open func reloadComponent(_ component: Int) {}
  open var numberOfComponents: Int {}
  open func numberOfRows(inComponent component: Int) -> Int {}
}
@MainActor open class UIInputView: UIView {
  @objc public enum Style: Int, Sendable { case `default`, keyboard }
  public init(frame: CGRect, inputViewStyle: Style) {}
  public required init?(coder: NSCoder) {}
  open var allowsSelfSizing: Bool {
    get {}
    set {}
  }
}
@MainActor open class UIInputViewController: UIViewController {
  @objc open override var inputView: UIView? {
    get {}
    set {}
  }
  open var textDocumentProxy: any UITextDocumentProxy {}
  open func advanceToNextInputMode() {}
  open func dismissKeyboard() {}
  open var needsInputModeSwitchKey: Bool {}
  @objc open func handleInputModeList(from view: UIView, with event: UIEvent) {}
}
