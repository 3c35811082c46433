/// The roles that the endings of class names reveal.
///
/// The names follow the conventions of UIKit and AppKit; libraries keep them, as in
/// `FSPagerViewController` and `TTRangeSlider`.
enum NameSuffixes {
  /// An ending in lowercase with the role it reveals.
  private struct Row {
    let suffix: String
    let role: ComponentRole
    /// Whether the ending tells a class of UIKit or AppKit from a type of SwiftUI or a model, so
    /// that the name needs no prefix.
    let isClear: Bool

    init(_ suffix: String, _ role: ComponentRole, isClear: Bool = false) {
      self.suffix = suffix
      self.role = role
      self.isClear = isClear
    }
  }

  /// The first row that fits counts, so longer endings come before shorter ones.
  private static let rows = [
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
    Row("datepicker", .view), Row("timepicker", .view),
    Row("textfield", .view), Row("textview", .view), Row("view", .view),
    Row("bar", .view), Row("button", .view), Row("cell", .view), Row("checkbox", .view),
    Row("control", .view), Row("indicator", .view), Row("label", .view),
    Row("pagecontrol", .view), Row("slider", .view), Row("stepper", .view), Row("switch", .view),
  ]

  /// Returns the role that the ending of a name reveals.
  static func role(of name: String) -> ComponentRole? { row(of: name)?.role }

  /// Returns the role that the ending of a name reveals within a sentence, where names without a
  /// prefix, such as `ScrollView` and `PersistenceController`, may be types of SwiftUI or a model.
  static func roleInSentence(of name: String) -> ComponentRole? {
    guard let row = row(of: name), row.isClear || hasPrefix(name) else { return nil }
    return row.role
  }

  /// Returns whether a name begins with a prefix of capitals, as in `FSCalendar`.
  static func hasPrefix(_ name: String) -> Bool { name.prefix(while: \.isUppercase).count >= 3 }

  private static func row(of name: String) -> Row? {
    let folded = name.lowercased()
    return rows.first { row in
      folded.hasSuffix(row.suffix) && (row.isClear || folded.utf8.count > row.suffix.utf8.count)
    }
  }
}
