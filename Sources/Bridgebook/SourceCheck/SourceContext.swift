/// A file as rules see it: its syntax tree, types, and wrappers with their steps.
///
/// Types of the file are completed with their declarations in joined files, and types of joined
/// files are known by name; only the types of the file itself are checked.
final class SourceContext: @unchecked Sendable {
  let tree: SwiftTree
  let settings: SetterTable
  let folder: SourceFolder
  /// The files that declare parts of this file's types.
  let joined: [SwiftTree]
  private(set) var types: [String: CheckedType] = [:]
  /// The names of the types that are not nested in others.
  private(set) var topLevel: Set<String> = []
  /// The types of this file in source order.
  private(set) var ordered: [CheckedType] = []
  private(set) var bridges: [BridgeRun] = []
  /// The targets of the aliases declared outside of types, which can differ between the branches of
  /// `#if`.
  private var aliases: [String: [String]] = [:]
  /// Extensions of nested types, such as `extension Wrapper.Coordinator`; they are added when all
  /// types are known.
  private var qualified: [SwiftNode] = []
  /// The types in `ordered`.
  private var known: Set<ObjectIdentifier> = []

  init(
    _ tree: SwiftTree, settings: SetterTable = SetterTable(),
    folder: SourceFolder = SourceFolder(), joined: [SwiftTree] = []
  ) {
    self.tree = tree
    self.settings = settings
    self.folder = folder
    self.joined = joined
    for root in [tree.root] + joined.map(\.root) {
      for child in root.children where child.kind == .typeAlias {
        if let meaning = child.last?.name { aliases[child.name, default: []].append(meaning) }
      }
    }
    for child in tree.root.children where child.kind == .type { add(child, isOwn: true) }
    for other in joined {
      for child in other.root.children where child.kind == .type { add(child, isOwn: false) }
    }
    for node in qualified {
      guard let type = types[node.qualifier]?.nested[node.name] else {
        add(node, isOwn: node.tree === tree, isComplete: true)
        continue
      }
      type.add(node)
      for child in node.children where child.kind == .type {
        register(type.nested(declaredBy: child), child, isOwn: node.tree === tree)
      }
    }
    qualified = []
    for type in ordered where conforms(type) {
      guard let bridge = Bridge(type, in: self) else { continue }
      bridges.append(BridgeRun(bridge, self))
    }
  }

  /// Returns whether this file makes a type a wrapper; a wrapper is checked only with that file.
  private func conforms(_ type: CheckedType) -> Bool {
    type.declarations.contains { declaration in
      declaration.tree === tree
        && declaration.all(.inheritance).contains { !kinds(of: $0.name).isEmpty }
    }
  }

  /// The maximum number of the project's aliases and protocols between a wrapper and SwiftUI's
  /// protocol.
  private static let maximumDepth = 4

  /// Returns the kinds of wrapper that an inherited name refers to: it is SwiftUI's protocol, an
  /// alias of it, or a protocol of the project that refines it.
  func kinds(of name: String, depth: Int = 0) -> [BridgeKind] {
    if let kind = ClassWords.representables[name] { return [kind] }
    guard depth < SourceContext.maximumDepth else { return [] }
    let further = aliases[name] ?? refinement(name)?.inherits ?? []
    return further.flatMap { kinds(of: $0, depth: depth + 1) }
  }

  /// Returns the function that a protocol of the project provides for the wrappers that conform to
  /// it.
  func given(_ function: String, by name: String, depth: Int = 0) -> SwiftNode? {
    guard depth < SourceContext.maximumDepth else { return nil }
    guard let refinement = refinement(name) else { return nil }
    return refinement.functions.first { $0.name == function }
      ?? refinement.inherits.lazy.compactMap { parent in
        self.given(function, by: parent, depth: depth + 1)
      }.first
  }

  private func refinement(_ name: String) -> CheckedType? {
    types[name].flatMap { $0.word == "protocol" ? $0 : nil }
  }

  /// Adds a declaration to its type.
  ///
  /// A second declaration of the same name, in another branch of `#if`, is a separate type; one in
  /// a joined file is a different type, which this file does not use.
  private func add(_ node: SwiftNode, isOwn: Bool, isComplete: Bool = false) {
    if node.label == "extension", !isComplete, !node.qualifier.isEmpty {
      qualified.append(node)
      return
    }
    topLevel.insert(node.name)
    var type = types[node.name] ?? CheckedType(name: node.name)
    if node.label != "extension", type.word != "extension" {
      guard isOwn else { return }
      type = CheckedType(name: node.name)
      order(type)
    }
    type.add(node)
    if types[node.name] == nil {
      types[node.name] = type
      if isOwn { order(type) }
    }
    for child in node.children where child.kind == .type {
      register(type.nested(declaredBy: child), child, isOwn: isOwn)
    }
  }

  private func register(_ type: CheckedType?, _ node: SwiftNode, isOwn: Bool) {
    guard let type else { return }
    // A nested class may have the name of a type that the file only extends, such as `View`.
    if types[type.name].map({ $0.word == "extension" }) ?? true { types[type.name] = type }
    if isOwn { order(type) }
    for child in node.children where child.kind == .type {
      register(type.nested(declaredBy: child), child, isOwn: isOwn)
    }
  }

  /// Adds a type to the types of this file, unless it is already one of them.
  private func order(_ type: CheckedType) {
    if known.insert(ObjectIdentifier(type)).inserted { ordered.append(type) }
  }

  /// All classes of the file, including nested ones.
  var classes: [CheckedType] { ordered.filter(\.isClass) }

  /// Whether the file contains tests, which deliberately do what an app must not do.
  var isTest: Bool {
    tree.root.children.contains {
      $0.kind == .importing && ["XCTest", "Testing", "Quick"].contains($0.name)
    }
  }

  /// Returns whether the file or a joined one contains a name.
  func mentions(_ name: String) -> Bool {
    tree.names.contains(name) || joined.contains { $0.names.contains(name) }
  }

  /// Returns the framework class from which a class of the file inherits, or the name itself.
  func root(of name: String) -> String {
    var name = name
    for _ in 0..<8 {
      guard let type = types[name], type.isClass,
        let parent = type.inherits.first(where: {
          ClassWords.isPlatformObject($0) || types[$0]?.isClass ?? false || $0.hasPrefix("NS")
        })
      else { return name }
      name = parent
    }
    return name
  }
}

extension SwiftNode {
  /// The qualifier in the name of an extension, such as `Wrapper` in
  /// `extension Wrapper.Coordinator`; empty if there is none.
  var qualifier: String {
    let record = record
    let dot = Int(record.anchor) - 1
    guard kind == .type, dot > Int(record.start) + 1, dot < tree.tokens.count,
      tree.tokens[dot].byte == UInt8(ascii: ".")
    else { return "" }
    var place = dot - 1
    // Skips generic arguments, as in `extension Wrapper<Content>.Coordinator`.
    var depth = 0
    repeat {
      let token = tree.tokens[place]
      if token.kind == .operator, token.byte == UInt8(ascii: ">") { depth += Int(token.length) }
      if token.kind == .operator, token.byte == UInt8(ascii: "<") { depth -= 1 }
      if depth == 0, token.kind == .identifier { break }
      place -= 1
    } while place > Int(record.start)
    let token = tree.tokens[place]
    return token.kind == .identifier ? tree.names[Int(token.name.index)] : ""
  }
}
