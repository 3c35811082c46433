import Foundation
import TestSupport
import Testing

/// A Swift file with its original lines and its code without comments and strings.
struct ScannedFile: Sendable, CustomTestStringConvertible {
  static let all = Repository.files(under: "Sources", suffix: ".swift").map { path in
    ScannedFile(path: path, text: Repository.text(of: path))
  }

  /// The tests and their tools that the package or a script compiles, without samples and stubs.
  static let tests = Repository.files(under: "Tests", suffix: ".swift").compactMap {
    path -> ScannedFile? in
    guard !["Tests/AppleCheck/", "Tests/SampleTests/"].contains(where: path.hasPrefix) else {
      return nil
    }
    let text = Repository.text(of: path)
    // In tests, only conditions are examined, so most files need not be scanned.
    return text.contains("#if") ? ScannedFile(path: path, text: text) : nil
  }

  let path: String
  let lines: [String]
  /// The lines without comments and without the contents of string literals.
  let code: [String]

  init(path: String, text: String) {
    self.path = path
    lines = text.components(separatedBy: "\n")
    code = CodeLines.strip(text)
  }

  var testDescription: String { path }

  /// The module, which is the name of the folder below Sources.
  var module: String { String(path.split(separator: "/")[1]) }
}
