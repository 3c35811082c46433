/// A file as rules see it: its syntax tree, types, and wrappers with their steps.
final class SourceContext: @unchecked Sendable {
  let tree: SwiftTree
  let settings: SetterTable
  let folder: SourceFolderFacts
  private(set) var types: [String: CheckedType] = [:]
  /// The types in source order.
  private(set) var ordered: [CheckedType] = []
  private(set) var bridges: [BridgeRun] = []

  init(
    _ tree: SwiftTree, settings: SetterTable = SetterTable(),
    folder: SourceFolderFacts = SourceFolderFacts()
  ) {
    self.tree = tree
    self.settings = settings
    self.folder = folder
    collect(tree.root)
    for type in ordered {
      guard let bridge = Bridge(type, in: types, folder: folder) else { continue }
      bridges.append(BridgeRun(bridge, self))
    }
  }

  private func collect(_ node: SwiftNode) {
    for child in node.children where child.kind == .type {
      add(child)
    }
  }

  /// Adds a declaration to its type.
  ///
  /// A second declaration of the same name, in another branch of `#if`, is a type of its own.
  private func add(_ node: SwiftNode) {
    var type = types[node.name] ?? CheckedType(name: node.name)
    if node.label != "extension", type.word != "extension" {
      type = CheckedType(name: node.name)
      ordered.append(type)
    }
    type.add(node)
    if types[node.name] == nil {
      types[node.name] = type
      ordered.append(type)
    }
    for child in node.children where child.kind == .type {
      if let nested = type.nested[child.name] {
        if types[child.name] == nil || child.name != "Coordinator" { register(nested, child) }
      }
    }
  }

  private func register(_ type: CheckedType, _ node: SwiftNode) {
    if types[type.name] == nil { types[type.name] = type }
    ordered.append(type)
    for child in node.children where child.kind == .type {
      if let nested = type.nested[child.name] { register(nested, child) }
    }
  }

  /// All classes of the file, including nested ones.
  var classes: [CheckedType] { ordered.filter(\.isClass) }

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

/// The relevant declarations in the other files of a folder.
package struct SourceFolderFacts: Sendable {
  /// The names of classes and actors, whose instances are shared by reference.
  package var classes: Set<String> = []
  /// The names of the wrappers.
  package var bridges: Set<String> = []

  package init() {}

  /// Adds the declarations of a file, found by their keywords without parsing.
  package mutating func add(_ bytes: [UInt8]) {
    var index = 0
    let count = bytes.count
    while index + 6 < count {
      let byte = bytes[index]
      // A word that may be `class`, `actor` or `struct`.
      guard byte == UInt8(ascii: "c") || byte == UInt8(ascii: "a") || byte == UInt8(ascii: "s"),
        index == 0 || !SwiftByte.continuesName(bytes[index - 1])
      else {
        index += 1
        continue
      }
      if let name = SourceFolderFacts.name(after: "class", in: bytes, index)
        ?? SourceFolderFacts.name(after: "actor", in: bytes, index)
      {
        classes.insert(name)
      } else if let name = SourceFolderFacts.name(after: "struct", in: bytes, index),
        SourceFolderFacts.isBridge(bytes, index)
      {
        bridges.insert(name)
      }
      index += 5
    }
  }

  /// Adds the declarations of other files.
  package mutating func add(_ other: SourceFolderFacts) {
    classes.formUnion(other.classes)
    bridges.formUnion(other.bridges)
  }

  private static func name(after word: StaticString, in bytes: [UInt8], _ start: Int) -> String? {
    let length = word.utf8CodeUnitCount
    guard start + length + 1 < bytes.count, bytes[start + length] == 32 else { return nil }
    for offset in 0..<length where bytes[start + offset] != word.utf8Start[offset] { return nil }
    let first = start + length + 1
    guard bytes[first] &- UInt8(ascii: "A") < 26 else { return nil }
    var end = first
    while end < bytes.count, SwiftByte.continuesName(bytes[end]) { end += 1 }
    return String(decoding: bytes[first..<end], as: UTF8.self)
  }

  /// The number of bytes after `struct` that are searched for the protocols of a wrapper.
  private static let headLength = 160

  private static func isBridge(_ bytes: [UInt8], _ start: Int) -> Bool {
    let wanted = Array("Representable".utf8)
    let last = min(bytes.count, start + headLength)
    var index = start
    while index + wanted.count <= last, bytes[index] != UInt8(ascii: "{") {
      if bytes[index] == wanted[0], bytes[index..<(index + wanted.count)].elementsEqual(wanted) {
        return true
      }
      index += 1
    }
    return false
  }
}
