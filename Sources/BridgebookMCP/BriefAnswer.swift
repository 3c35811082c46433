internal import Bridgebook

/// Shortens a document to the parts that an agent needs first, and lists the omitted ones.
struct BriefAnswer {
  private static let maximumElementCount = 20
  private static let maximumCharacterCount = 2_000

  private var omitted: [(String, JSONValue)] = []

  /// Returns the document with long parts shortened; a last member `omitted` lists what is missing.
  static func shortened(_ document: JSONValue) -> JSONValue {
    guard case .object(let members) = document else { return document }
    let shape = DocumentShape.all.first { $0.schema == document["schema"]?.text }
    var brief = BriefAnswer()
    var short: [(String, JSONValue)] = []
    for (name, value) in members {
      if shape?.omitted.contains(name) == true {
        if !value.isEmpty { brief.omitted.append((name, .string("left out"))) }
      } else if shape?.uncut.contains(name) == true {
        short.append((name, value))
      } else {
        short.append((name, brief.shortened(value, path: name)))
      }
    }
    if !brief.omitted.isEmpty { short.append(("omitted", .object(brief.omitted))) }
    return .object(short)
  }

  private mutating func shortened(_ value: JSONValue, path: String) -> JSONValue {
    switch value {
    case .array(let elements):
      let first = elements.prefix(BriefAnswer.maximumElementCount)
      if first.count < elements.count {
        omitted.append((path, .string("\(elements.count - first.count) of \(elements.count)")))
      }
      return .array(
        first.enumerated().map { shortened($0.element, path: "\(path)[\($0.offset)]") })
    case .object(let members):
      return .object(
        members.map { ($0.0, shortened($0.1, path: "\(path).\($0.0)")) })
    case .string(let text) where text.unicodeScalars.count > BriefAnswer.maximumCharacterCount:
      let scalars = text.unicodeScalars.prefix(BriefAnswer.maximumCharacterCount)
      let rest = text.unicodeScalars.count - scalars.count
      omitted.append((path, .string("\(rest) characters")))
      return .string(String(String.UnicodeScalarView(scalars)) + "…")
    default: return value
    }
  }
}

extension JSONValue {
  /// Whether the value is empty, so that its omission need not be mentioned.
  fileprivate var isEmpty: Bool {
    switch self {
    case .null: true
    case .string(let text): text.isEmpty
    case .array(let elements): elements.isEmpty
    case .object(let members): members.isEmpty
    default: false
    }
  }
}
