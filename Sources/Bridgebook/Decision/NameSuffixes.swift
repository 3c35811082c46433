/// The roles that the endings of class names reveal.
///
/// The endings follow the conventions of UIKit and AppKit; libraries use them as well, as in
/// `FSPagerViewController` and `TTRangeSlider`.
enum NameSuffixes {
  /// An ending in lowercase with the role it reveals.
  private struct Row {
    let suffix: String
    let role: ComponentRole
    /// Whether the ending distinguishes a class of UIKit or AppKit from a SwiftUI type or a model,
    /// so that the name needs no prefix.
    let isClear: Bool

    init(_ suffix: String, _ role: ComponentRole, isClear: Bool = false) {
      self.suffix = suffix
      self.role = role
      self.isClear = isClear
    }
  }

  /// The rows are tested in order, so longer endings come before shorter ones.
  private static let rows = [
    Row("hostingcontroller", .host, isClear: true), Row("hostingview", .host, isClear: true),
    Row("viewcontroller", .controller, isClear: true),
    Row("navigationcontroller", .controller, isClear: true),
    Row("tabbarcontroller", .controller, isClear: true),
    Row("gesturerecognizer", .recognizer, isClear: true),
    Row("controller", .controller),
    // Pickers of the system and of libraries that cover the screen are controllers.
    Row("contactpicker", .controller), Row("contactspicker", .controller),
    Row("documentpicker", .controller), Row("filepicker", .controller),
    Row("imagepicker", .controller), Row("mediapicker", .controller),
    Row("photopicker", .controller), Row("photospicker", .controller),
    Row("photobrowser", .controller), Row("imagebrowser", .controller),
    Row("datepicker", .view), Row("timepicker", .view),
    Row("calendar", .view), Row("canvas", .view), Row("chart", .view), Row("hud", .view),
    Row("textfield", .view), Row("textview", .view), Row("view", .view),
    Row("bar", .view), Row("button", .view), Row("cell", .view), Row("checkbox", .view),
    Row("control", .view), Row("field", .view), Row("indicator", .view), Row("label", .view),
    Row("pagecontrol", .view), Row("slider", .view), Row("stepper", .view), Row("switch", .view),
  ]

  /// Returns the role that the ending of a name reveals.
  static func role(of name: String) -> ComponentRole? { row(of: name)?.role }

  /// Returns the role, a view or a controller, that the ending of a library class's name reveals,
  /// as in `SwiftttCamera`.
  static func roleOfLibrary(_ name: String) -> ComponentRole? {
    let role = role(of: name) ?? screens.first(where: name.hasSuffix).map { _ in .controller }
    return [.view, .controller].contains(role) ? role : nil
  }

  /// The endings of the names of library classes that cover the screen.
  private static let screens = ["Browser", "Camera", "Cropper", "Gallery", "Picker", "Scanner"]

  /// Returns the role that the ending of a name reveals within a sentence, in which names without a
  /// prefix, such as `ScrollView` and `PersistenceController`, may be SwiftUI types or models.
  static func roleInSentence(of name: String) -> ComponentRole? {
    guard let row = row(of: name), row.isClear || hasPrefix(name) else { return nil }
    return row.role
  }

  /// Returns whether a name begins with a prefix of capitals, as in `FSCalendar`.
  static func hasPrefix(_ name: String) -> Bool { name.prefix(while: \.isUppercase).count >= 3 }

  /// Returns whether a lowercase name is that of a user's own class, such as
  /// `checkoutviewcontroller`; names such as `rootviewcontroller` refer to a place instead of a
  /// class.
  static func isLowercaseClass(_ name: String) -> Bool {
    guard name.utf8.allSatisfy({ (97...122).contains($0) }), let row = row(of: name), row.isClear
    else { return false }
    let own = name.dropLast(row.suffix.count)
    return own.count >= shortestOwn && !places.contains(String(own))
  }

  /// Returns the name of a type in its usual case, if it was typed in lowercase.
  static func typeName(_ name: String) -> String {
    guard name.first?.isLowercase == true, name.utf8.allSatisfy({ (97...122).contains($0) }),
      let row = row(of: name), let title = titles[row.suffix]
    else { return name }
    let own = name.dropLast(row.suffix.count)
    return own.prefix(1).uppercased() + own.dropFirst() + title
  }

  private static let shortestOwn = 3
  private static let places: Set = [
    "child", "collection", "container", "current", "custom", "detail", "hosting", "initial",
    "modal", "page", "parent", "presented", "presenting", "root", "split", "tab", "table", "top",
    "wrapped",
  ]
  /// The endings in the case of type names.
  private static let titles = [
    "viewcontroller": "ViewController", "navigationcontroller": "NavigationController",
    "tabbarcontroller": "TabBarController", "gesturerecognizer": "GestureRecognizer",
    "controller": "Controller", "textfield": "TextField", "textview": "TextView", "view": "View",
    "button": "Button", "cell": "Cell", "control": "Control", "label": "Label", "slider": "Slider",
  ]

  private static func row(of name: String) -> Row? {
    let folded = name.lowercased()
    return rows.first { row in
      folded.hasSuffix(row.suffix) && (row.isClear || folded.utf8.count > row.suffix.utf8.count)
    }
  }
}
