/// A type of the file, combined from its declaration and extensions.
final class CheckedType: @unchecked Sendable {
  let name: String
  /// The keyword: `struct`, `class`, `enum`, `actor` or `protocol`, or `extension` if the file does
  /// not declare the type.
  private(set) var word = "extension"
  private(set) var declarations: [SwiftNode] = []
  private(set) var inherits: [String] = []
  private(set) var functions: [SwiftNode] = []
  private(set) var variables: [SwiftNode] = []
  private(set) var nested: [String: CheckedType] = [:]
  /// The nested types whose name is already used by an earlier nested type, in another branch of
  /// `#if`.
  private(set) var alternatives: [CheckedType] = []

  init(name: String) {
    self.name = name
  }

  /// The declaration of the type, or its first extension if the file does not declare it.
  var declaration: SwiftNode? {
    declarations.first { $0.label != "extension" } ?? declarations.first
  }

  var isClass: Bool { word == "class" || word == "actor" }

  func add(_ node: SwiftNode) {
    declarations.append(node)
    if node.label != "extension" { word = node.label }
    for child in node.children {
      switch child.kind {
      case .inheritance: inherits.append(child.name)
      case .function: functions.append(child)
      case .variable: variables.append(child)
      case .type where child.label != "extension":
        let type = CheckedType(name: child.name)
        type.add(child)
        if nested[child.name] == nil {
          nested[child.name] = type
        } else {
          alternatives.append(type)
        }
      default: break
      }
    }
  }

  lazy var stored: [StoredProperty] = variables.compactMap { StoredProperty($0) }

  func property(_ name: String) -> StoredProperty? { stored.first { $0.name == name } }

  func functions(named name: String) -> [SwiftNode] { functions.filter { $0.name == name } }

  /// Returns the nested type that a node declares or extends.
  func nested(declaredBy node: SwiftNode) -> CheckedType? {
    alternatives.first { $0.declarations.contains(node) } ?? nested[node.name]
  }

  /// Returns whether a test accepts one of the inherited names.
  func inherits(_ test: (String) -> Bool) -> Bool { inherits.contains(where: test) }
}

/// A stored property with information from its declaration.
struct StoredProperty {
  let node: SwiftNode
  let name: String
  /// The names of its attributes, such as `Binding`.
  let attributes: [String]
  let type: SwiftNode?
  let value: SwiftNode?

  init?(_ node: SwiftNode) {
    guard !node.flags.contains(.isStatic) else { return nil }
    var attributes: [String] = []
    var type: SwiftNode?
    var value: SwiftNode?
    for child in node.children {
      switch child.kind {
      case .attribute: attributes.append(child.name)
      case .typeName: type = child
      case .block: return nil
      case .accessor:
        if child.label != "didSet" && child.label != "willSet" { return nil }
      default: value = child
      }
    }
    self.node = node
    name = node.name
    self.attributes = attributes
    self.type = type
    self.value = value
  }

  var typeName: String { type?.name ?? value.flatMap { ClassWords.created(by: $0) } ?? "" }

  var isBinding: Bool {
    attributes.contains("Binding") || attributes.contains("FocusState")
      || typeName == "Binding" || typeName == "FocusState"
  }

  /// Whether SwiftUI stores the value, so that every copy of the struct reads and writes the
  /// current value.
  var isState: Bool { attributes.contains { StoredProperty.stateWords.contains($0) } }

  var isEnvironment: Bool {
    attributes.contains("Environment") || attributes.contains("EnvironmentObject")
  }

  var isClosure: Bool {
    guard let type else { return value?.kind == .closure }
    if StoredProperty.closureEndings.contains(where: { typeName.hasSuffix($0) }) { return true }
    return type.text.contains("->")
  }

  private static let closureEndings = [
    "Action", "Handler", "Block", "Callback", "Closure", "Completion",
  ]

  /// The initial value of the scenario's variable for the property: the declared value, or
  /// `nothing` for an optional; nil if there is no such value, as for an object.
  var remembered: String? {
    if let value { return ScenarioConstant.text(value) }
    guard let type, type.flags.contains(.isOptional), !isClosure, !isBinding,
      !node.flags.contains(.isWeak), !ClassWords.isPlatformObject(typeName),
      !ClassWords.looksLikeReference(typeName)
    else { return nil }
    return "nothing"
  }

  /// Whether the property is a constant with an initial value, which no initializer can change.
  var isFixed: Bool { node.flags.contains(.isConstant) && value != nil }

  private static let stateWords: Set<String> = [
    "State", "StateObject", "ObservedObject", "EnvironmentObject", "Bindable", "AppStorage",
    "SceneStorage", "FocusState", "GestureState", "FetchRequest", "Query", "Namespace", "Published",
  ]
}
