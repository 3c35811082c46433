/// A node in the cause graph of the SwiftUI instrument, as printed in its table:
/// `ContentView.body, blue, square, n/a, n/a`.
struct InstrumentNode: Equatable {
  /// The first part, such as `ContentView.body` or `EnvironmentWriter: ForegroundStyle`.
  let name: String
  /// The second part; Instruments draws the app's own code and gestures in blue.
  let color: String

  private static let bodyEnding = ".body"
  /// The text that Instruments prints for a view that is older than the recording.
  private static let unknown = "[unknown"
  /// SwiftUI's adaptor type around a wrapper, which is its generic argument.
  private static let adaptor = "RepresentableAdaptor<"
  private static let platform = "PlatformView"
  private static let arrow = " ← "

  init(_ text: String) {
    let parts = InstrumentNode.parts(of: text, maximumCount: 2)
    name = parts.first ?? ""
    color = parts.count > 1 ? parts[1] : ""
  }

  /// Whether the node is the body of a view.
  var isBody: Bool { name.hasSuffix(InstrumentNode.bodyEnding) || color == "blue" }

  /// The name without the ending `.body`.
  var view: String {
    name.hasSuffix(InstrumentNode.bodyEnding)
      ? String(name.dropLast(InstrumentNode.bodyEnding.count)) : name
  }

  /// Returns the name of a view, unless it is missing or unknown.
  static func known(_ view: String?) -> String? {
    guard let view, !view.isEmpty, !view.hasPrefix(unknown) else { return nil }
    return view
  }

  /// Returns the wrapper to which an update of a representable belongs.
  ///
  /// - Parameters:
  ///   - view: The name of the view, which is unknown if the view is older than the recording.
  ///   - description: Often `PlatformViewRepresentableAdaptor.update`, with or without the
  ///     wrapper's name.
  ///   - hierarchy: The enclosing views, innermost first.
  static func wrapper(view: String?, description: String?, hierarchy: String?) -> String {
    let innermost = hierarchy?.firstRange(of: arrow).map { range in
      String(hierarchy?[..<range.lowerBound] ?? "")
    }
    let candidates = [known(view), description, innermost ?? hierarchy].compactMap { $0 }
    for candidate in candidates {
      if let argument = argument(of: candidate) { return argument }
    }
    return candidates.first { !$0.hasPrefix(platform) } ?? candidates.first ?? "a representable"
  }

  /// Returns the part of an element's text that is used, without the times and numbers, which
  /// differ in each row.
  ///
  /// The part is the innermost view of a hierarchy, or the name and color of a node.
  static func readPart(of text: Bytes, in element: Bytes) -> Bytes {
    if element.isEqual("view-hierarchy") {
      return text.firstIndex(of: " ← ").map { text.to($0) } ?? text
    }
    guard element.isEqual("typed-array") else { return text }
    var depth = 0
    var commas = 0
    for index in 0..<text.count {
      switch text[index] {
      case UInt8(ascii: "<"), UInt8(ascii: "("), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: ">"), UInt8(ascii: ")"), UInt8(ascii: "]"): depth = max(0, depth - 1)
      case UInt8(ascii: ",") where depth == 0:
        commas += 1
        if commas == 2 { return text.to(index) }
      default: break
      }
    }
    return text
  }

  /// Returns the generic argument of a wrapper's adaptor.
  private static func argument(of text: String) -> String? {
    guard let start = text.firstRange(of: adaptor)?.upperBound else { return nil }
    var depth = 1
    for index in text[start...].indices {
      if text[index] == "<" { depth += 1 }
      if text[index] == ">" { depth -= 1 }
      if depth == 0 { return index > start ? String(text[start..<index]) : nil }
    }
    return nil
  }

  /// Returns the first parts of a text separated by commas outside of brackets.
  private static func parts(of text: String, maximumCount: Int) -> [String] {
    var parts: [String] = []
    var depth = 0
    var start = text.startIndex
    for index in text.indices {
      switch text[index] {
      case "<", "(", "[": depth += 1
      case ">", ")", "]": depth = max(0, depth - 1)
      case "," where depth == 0:
        parts.append(String(text[start..<index].trimmingPrefix(" ")))
        guard parts.count < maximumCount else { return parts }
        start = text.index(after: index)
      default: break
      }
    }
    parts.append(String(text[start...].trimmingPrefix(" ")))
    return parts
  }
}
