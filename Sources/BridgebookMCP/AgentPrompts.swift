internal import Bridgebook
internal import BridgebookExport

/// Prompts that a client offers to its user.
enum AgentPrompts {
  private static let name = WrapperFix.name

  private struct Argument {
    let name: String
    let summary: String
    let isRequired: Bool
  }

  private static let arguments = [
    Argument(name: "console", summary: "the console log, as it is", isRequired: true),
    Argument(name: "code", summary: "the wrapper and what uses it", isRequired: false),
    Argument(name: "platform", summary: "where it runs, such as macos", isRequired: false),
    Argument(name: "target", summary: "the oldest release to support", isRequired: false),
  ]

  /// The answer to `prompts/list`.
  static var list: JSONValue {
    .array([
      .object([
        ("name", .string(name)), ("title", .string("Fix my wrapper from this console log")),
        (
          "description",
          .string("Diagnoses the log, explains what provoked each finding, and mends the wrapper.")
        ),
        (
          "arguments",
          .array(
            arguments.map {
              .object([
                ("name", .string($0.name)), ("description", .string($0.summary)),
                ("required", .bool($0.isRequired)),
              ])
            })
        ),
      ])
    ])
  }

  /// Returns the answer to `prompts/get`.
  ///
  /// - Parameter diagnose: returns the diagnosis of a log as Markdown.
  static func get(
    _ parameters: JSONValue, diagnose: (_ log: String) throws -> String
  ) throws -> [(String, JSONValue)] {
    guard parameters["name"]?.text == name else {
      throw ProtocolError.invalidParameters("there is no such prompt; there is \(name)")
    }
    var given: [String: String] = [:]
    if case .object(let members) = parameters["arguments"] ?? .object([]) {
      for (name, value) in members {
        guard arguments.contains(where: { $0.name == name }), let text = value.text else {
          throw ProtocolError.invalidParameters(
            "arguments are texts named \(arguments.map(\.name).joined(separator: ", "))")
        }
        given[name] = text
      }
    }
    guard let console = given["console"], !console.isEmpty else {
      throw ProtocolError.invalidParameters("\(name) needs the argument console")
    }
    let text = try prompt(given, console: console, diagnosis: diagnose(console))
    return [
      ("description", .string("Mend a wrapper by what its console shows.")),
      (
        "messages",
        .array([
          .object([
            ("role", .string("user")),
            ("content", .object([("type", .string("text")), ("text", .string(text))])),
          ])
        ])
      ),
    ]
  }

  private static func prompt(
    _ given: [String: String], console: String, diagnosis: String
  ) -> String {
    var text = """
      My SwiftUI wrapper of a UIKit or AppKit class misbehaves. Find out why from its console, and mend it.

      1. Start from the diagnosis below.

      """
    for (index, step) in WrapperFix.steps.enumerated() { text += "\(index + 2). \(step)\n" }
    if let platform = given["platform"] { text += "\nPlatform: \(platform)\n" }
    if let target = given["target"] { text += "\nDeployment target: \(target)\n" }
    text += "\n## Diagnosis\n\n\(diagnosis)\n## Console\n\n\(fenced(console, as: "text"))"
    if let code = given["code"], !code.isEmpty {
      text += "\n## Code\n\n\(fenced(code, as: "swift"))"
    }
    return text
  }

  /// Returns a code block whose fence is longer than any run of backticks inside.
  private static func fenced(_ text: String, as language: String) -> String {
    var longest = 0
    var current = 0
    for byte in text.utf8 {
      current = byte == UInt8(ascii: "`") ? current + 1 : 0
      longest = max(longest, current)
    }
    let fence = String(repeating: "`", count: max(3, longest + 1))
    return "\(fence)\(language)\n\(text)\(text.hasSuffix("\n") ? "" : "\n")\(fence)\n"
  }
}
