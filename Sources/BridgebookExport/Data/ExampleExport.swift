package import Bridgebook

/// Formats the executed examples of entries.
package enum ExampleExport {
  /// Returns the captions of the examples under a heading, in order.
  package static func captions(under heading: String, of examples: [Example]) -> [String] {
    examples.filter { $0.expectation.rawValue == heading }.map(caption)
  }

  private static func caption(_ example: Example) -> String {
    var text =
      switch example.form {
      case .trace(let format): "Trace, format \(format)"
      case .scenario(let id, let variant):
        "Lines of scenario \(id), variant \(variant); bridgebook simulate \(id) --variant \(variant) runs it"
      }
    if example.lines.contains(where: { $0.mark != .none }) {
      text += ". The lines of the finding are marked with !, and what provoked it with @"
    }
    if !example.companions.isEmpty {
      let others = example.companions.map { "\($0.gotcha) in line \($0.line)" }
      text += ". It also shows \(others.joined(separator: ", "))"
    }
    return text + "."
  }

  /// Returns the section with a caption above each example.
  static func markdown(of section: Section, _ examples: [Example]) -> String {
    var captions = captions(under: section.heading, of: examples)[...]
    var isOpen = false
    var lines: [String] = []
    for bytes in section.markdown.utf8.split(separator: 10, omittingEmptySubsequences: false) {
      let line = Substring(bytes)
      guard line.hasPrefix("~~~~") else {
        lines.append(String(line))
        continue
      }
      isOpen.toggle()
      if isOpen, let caption = captions.popFirst() {
        lines += [MarkdownText.escaped(caption), "", "~~~~text"]
      } else {
        lines.append(String(line))
      }
    }
    return lines.joined(separator: "\n")
  }

  static func value(of example: Example) -> JSONValue {
    var members: [(String, JSONValue)] = [
      ("expectation", .string(example.expectation.rawValue.lowercased()))
    ]
    switch example.form {
    case .trace(let format):
      members += [("form", .string("trace")), ("format", .string(format))]
    case .scenario(let id, let variant):
      members += [
        ("form", .string("scenario")), ("scenario", .string(id)), ("variant", .string(variant)),
      ]
    }
    return .object(
      members + [
        (
          "lines",
          .array(
            example.lines.map {
              .object([("mark", .optional(word(for: $0.mark))), ("text", .string($0.text))])
            })
        ),
        ("also", .strings(example.companions.map { "\($0.gotcha)@\($0.line)" })),
      ])
  }

  private static func word(for mark: Example.Mark) -> String? {
    switch mark {
    case .none: nil
    case .finding: "finding"
    case .provoking: "provoking"
    case .both: "both"
    }
  }
}
