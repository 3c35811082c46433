internal import Bridgebook

/// The permitted form of a document's value, in terms of JSON Schema.
indirect enum ValueShape: Equatable, Sendable {
  case anything, text, integer, number, truth
  /// A text that is complete also in a brief answer.
  case code
  case choice([String])
  case list(ValueShape)
  /// An object whose names are part of the form.
  case members([MemberShape])
  /// An object whose names depend on the subject, such as platforms.
  case names(ValueShape)
  case optional(ValueShape)
  case either([ValueShape])

  /// The shape as JSON Schema.
  var schema: JSONValue {
    switch self {
    case .anything: .object([])
    case .text, .code: ValueShape.type("string")
    case .integer: ValueShape.type("integer")
    case .number: ValueShape.type("number")
    case .truth: ValueShape.type("boolean")
    case .choice(let words): .object([("type", .string("string")), ("enum", .strings(words))])
    case .list(let element):
      .object([("type", .string("array")), ("items", element.schema)])
    case .members(let members): .object(ValueShape.members(of: members))
    case .names(let value):
      .object([("type", .string("object")), ("additionalProperties", value.schema)])
    case .optional(let shape):
      .object([("anyOf", .array([shape.schema, ValueShape.type("null")]))])
    case .either(let shapes): .object([("anyOf", .array(shapes.map(\.schema)))])
    }
  }

  /// Returns the schema of an object's members; others are allowed, because later versions add
  /// members.
  fileprivate static func members(of members: [MemberShape]) -> [(String, JSONValue)] {
    let required = members.filter { $0.presence == .always }.map(\.name)
    return [
      ("type", .string("object")),
      ("properties", .object(members.map { ($0.name, $0.shape.schema) })),
    ] + (required.isEmpty ? [] : [("required", .strings(required))])
  }

  private static func type(_ name: String) -> JSONValue { .object([("type", .string(name))]) }
}

/// A member of an object.
struct MemberShape: Equatable, Sendable {
  /// The answers in which the member is present.
  enum Presence: Equatable, Sendable {
    case always
    /// In full answers; a brief one omits the member and says so.
    case full
    /// In some documents of this kind, brief or full.
    case sometimes
  }

  let name: String
  let shape: ValueShape
  let presence: Presence

  init(_ name: String, _ shape: ValueShape, _ presence: Presence = .always) {
    self.name = name
    self.shape = shape
    self.presence = presence
  }
}

/// A document that tools return.
struct DocumentShape: Equatable, Sendable {
  /// The value of its member `schema`.
  let schema: String
  let members: [MemberShape]

  /// The members that a brief answer leaves out.
  var omitted: Set<String> { Set(members.filter { $0.presence == .full }.map(\.name)) }

  /// The members whose text is never cut.
  var uncut: Set<String> { Set(members.filter { $0.shape == .code }.map(\.name)) }

  /// The member `omitted`, which maps each omitted or shortened part to the amount left out.
  private static let omissions = MemberShape("omitted", .names(.text), .sometimes)

  /// Returns the schema of a tool's output, which is one of these documents.
  ///
  /// A client may require an object at the top, so several documents become one with the members of
  /// all.
  static func outputSchema(_ documents: [DocumentShape]) -> JSONValue {
    var members = [MemberShape("schema", .choice(documents.map(\.schema)))]
    for member in documents.flatMap(\.members) {
      guard !members.contains(where: { $0.name == member.name }) else { continue }
      let same = documents.compactMap { document in
        document.members.first { $0.name == member.name }
      }
      var shapes: [ValueShape] = []
      for one in same where !shapes.contains(one.shape) { shapes.append(one.shape) }
      let isInAll = same.count == documents.count && same.allSatisfy { $0.presence == .always }
      members.append(
        MemberShape(
          member.name, shapes.count == 1 ? shapes[0] : .either(shapes),
          isInAll ? .always : .sometimes))
    }
    return ValueShape.members(members + [omissions]).schema
  }
}
