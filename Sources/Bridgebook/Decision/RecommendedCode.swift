/// The relation of an answer's code to its verdict.
extension Recommendation {
  /// The modules whose import distinguishes code of a class from code of the native API.
  private static let classModules = ["UIKit", "AppKit", "WebKit"]

  /// Whether the verdict prefers a native API and the code nevertheless shows the class, for the
  /// features that the native API lacks.
  package var codeShowsTheClass: Bool {
    guard preferNative, !code.isEmpty, let subject else { return false }
    if code.contains(subject.name) { return true }
    // A class may be shown through a property of another class, as a corner configuration is.
    return approach == Approach.none && !codeNamesNative
      && Self.classModules.contains { code.contains("import \($0)\n") }
  }

  /// The heading of the code; code that does not show the class shows the native API.
  package var codeHeading: String {
    guard preferNative else { return "Code" }
    guard let subject else {
      return approach == Approach.none ? "Code" : "Code, if you need a bridge"
    }
    return codeShowsTheClass ? "Code, if you need \(subject.name)" : "Code"
  }

  /// A remark for readers without headings, if the code shows the class and not the native API.
  package var codeRemark: String? {
    guard codeShowsTheClass, let subject else { return nil }
    return "The code is for those who need \(subject.name)."
  }

  /// Whether the code uses the native API: `.tint(_:)` as `tint`, `Tab` as `Tab`.
  private var codeNamesNative: Bool {
    guard let native else { return false }
    let words = native.api.split { !$0.isLetter && !$0.isNumber }
    guard let name = words.first else { return false }
    return code.split { !$0.isLetter && !$0.isNumber }.contains(name)
  }
}
