internal import BridgebookExport

/// Shortens a document of a command to what an agent needs first, and says what was left out.
struct BriefAnswer {
  /// Members that a first answer needs, for each kind of document; the others are named as omitted.
  private static let kept: [(schema: String, members: [String])] = [
    (
      "bridgebook/diagnosis-1",
      [
        "schema", "run", "linesRead", "events", "findings", "cannotShow", "issues", "readFrom",
        "nextOffset", "restarted",
      ]
    ),
    (
      "bridgebook/entry-1",
      ["schema", "id", "kind", "title", "frontMatter", "sections", "links", "runs"]
    ),
    (
      "bridgebook/recommendation-1",
      [
        "schema", "status", "approach", "technique", "pattern", "presentation", "platform",
        "target", "native", "preferNative", "requires", "flips", "missing", "gotchas", "task",
      ]
    ),
  ]
  private static let mostElements = 20
  private static let mostCharacters = 2_000

  private var omitted: [(String, JSONValue)] = []

  /// The document, shorter where it is long; a last member `omitted` tells what is not there.
  static func shortened(_ document: JSONValue) -> JSONValue {
    guard case .object(let members) = document else { return document }
    let schema = document["schema"]?.text
    let names = kept.first { $0.schema == schema }?.members
    var brief = BriefAnswer()
    var short: [(String, JSONValue)] = []
    for (name, value) in members {
      if let names, !names.contains(name) {
        if !value.isEmpty { brief.omitted.append((name, .string("left out"))) }
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
      let first = elements.prefix(BriefAnswer.mostElements)
      if first.count < elements.count {
        omitted.append((path, .string("\(elements.count - first.count) of \(elements.count)")))
      }
      return .array(
        first.enumerated().map { shortened($0.element, path: "\(path)[\($0.offset)]") })
    case .object(let members):
      return .object(
        members.map { ($0.0, shortened($0.1, path: "\(path).\($0.0)")) })
    case .string(let text) where text.unicodeScalars.count > BriefAnswer.mostCharacters:
      let scalars = text.unicodeScalars.prefix(BriefAnswer.mostCharacters)
      let rest = text.unicodeScalars.count - scalars.count
      omitted.append((path, .string("\(rest) characters")))
      return .string(String(String.UnicodeScalarView(scalars)) + "…")
    default: return value
    }
  }
}

extension JSONValue {
  /// Whether there is nothing in it to leave out.
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
