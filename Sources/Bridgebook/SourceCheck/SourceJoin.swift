/// Selects and reads the other files that declare parts of a file's subjects.
///
/// These are extensions of its types, the declarations of types it extends, superclasses, the
/// classes that a wrapper mentions, and the views that it hosts.
struct SourceJoin {
  private(set) var trees: [SwiftTree] = []
  private let folder: SourceFolder
  private let path: String
  private var seen: Set<Int> = []
  private var wanted: Set<Int> = []

  /// The maximum number of files joined to one file.
  static let capacity = 24
  /// The maximum distance of a superclass from its subclass, in files.
  private static let maximumDepth = 3

  init(_ tree: SwiftTree, path: String, in folder: SourceFolder) {
    self.folder = folder
    self.path = path
    guard !folder.paths.isEmpty else { return }
    if let own = folder.number(of: path) { seen.insert(own) }
    var pending = [tree]
    var depth = 0
    while depth < SourceJoin.maximumDepth, !pending.isEmpty {
      for tree in pending {
        for child in tree.root.children where child.kind == .type {
          consider(child, isFirst: depth == 0)
        }
        if depth == 0, tree.ownNames.contains(where: HostedContent.carriers.contains) {
          hosted(in: tree.root)
        }
      }
      pending = []
      for number in wanted.subtracting(seen).sorted() where trees.count < SourceJoin.capacity {
        seen.insert(number)
        guard let tree = folder.tree(number) else { continue }
        trees.append(tree)
        pending.append(tree)
      }
      wanted = []
      depth += 1
    }
  }

  private mutating func want(_ name: String) {
    if let file = folder.file(declaring: name, seenFrom: path) { wanted.insert(file) }
  }

  /// Adds the files that belong to a type.
  private mutating func consider(_ node: SwiftNode, isFirst: Bool) {
    let isExtension = node.label == "extension"
    if isFirst || !isExtension {
      wanted.formUnion(folder.files(extending: node.name, seenFrom: path))
    }
    if isExtension {
      if isFirst { want(node.qualifier.isEmpty ? node.name : node.qualifier) }
    } else if node.label == "class", let parent = node.first(.inheritance)?.name,
      !ClassWords.isPlatformObject(parent)
    {
      want(parent)
    }
    let parents = node.all(.inheritance).map(\.name)
    if isFirst || node.label == "protocol" {
      for parent in parents where folder.relays.contains(parent) { want(parent) }
    }
    let isBridge = parents.contains {
      ClassWords.representables[$0] != nil || folder.relays.contains($0)
    }
    if isFirst, isBridge { classes(namedBy: node) }
    for child in node.children where child.kind == .type { consider(child, isFirst: isFirst) }
  }

  /// Adds the classes that a wrapper mentions: its coordinator, its view, its models.
  private mutating func classes(namedBy node: SwiftNode) {
    var names: Set<String> = []
    node.walk { node in
      if node.kind == .typeName || node.kind == .identifier, folder.classes.contains(node.name) {
        names.insert(node.name)
      }
      return true
    }
    for name in names {
      want(name)
      wanted.formUnion(folder.files(extending: name, seenFrom: path))
    }
  }

  /// Adds the views that are shown in hosting controllers and cells.
  private mutating func hosted(in node: SwiftNode) {
    var names: Set<String> = []
    node.walk { node in
      if HostedContent.carriers.contains(ClassWords.created(by: node) ?? "") {
        names.formUnion(HostedContent.created(in: node))
      }
      return true
    }
    for name in names { want(name) }
  }
}
