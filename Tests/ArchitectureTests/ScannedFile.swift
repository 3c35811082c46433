import Foundation
import TestSupport
import Testing

/// A Swift file with its lines as written and as bare code.
struct ScannedFile: Sendable, CustomTestStringConvertible {
  static let all = Repository.files(under: "Sources", suffix: ".swift").map { path in
    ScannedFile(path: path, text: Repository.text(of: path))
  }

  let path: String
  let lines: [String]
  /// The lines without comments, and with nothing between the quotes of string literals.
  let code: [String]

  init(path: String, text: String) {
    self.path = path
    lines = text.components(separatedBy: "\n")
    code = CodeLines.strip(text)
  }

  var testDescription: String { path }

  /// The folder below Sources, which is the module.
  var module: String { String(path.split(separator: "/")[1]) }
}
