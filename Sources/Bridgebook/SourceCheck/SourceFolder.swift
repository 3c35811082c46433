/// The declarations in the files of a run by name, and access to the files that contain them.
///
/// The value does not depend on the order in which files were read, because paths are sorted.
package struct SourceFolder: Sendable {
  /// The paths of the files, sorted.
  package let paths: [String]
  /// The names of classes and actors, whose instances are shared by reference.
  private(set) var classes: Set<String> = []
  /// The names of the wrappers.
  private(set) var bridges: Set<String> = []
  /// The names of the wrappers of controllers.
  private(set) var controllerBridges: Set<String> = []
  /// The names of the protocols and aliases that may refer to the protocol of a wrapper.
  private(set) var relays: Set<String> = []
  /// The files that declare a type, sorted by their folders' numbers.
  private var declaring: [String: [Int]] = [:]
  private var extending: [String: [Int]] = [:]
  /// The files that create a type with a binding to a member of an object, by type.
  private var passing: [String: [Int]] = [:]
  /// The number of each file's folder, in the order of `paths`.
  private var folders: [Int] = []
  private var folderNumbers: [Substring: Int] = [:]
  private let load: @Sendable (_ path: String) -> SwiftTree?

  /// Creates the folder of a single file.
  package init() {
    paths = []
    load = { _ in nil }
  }

  /// - Parameters:
  ///   - files: The declarations of each file.
  ///   - load: Reads a file again; nil if it no longer exists or is too long to be joined.
  package init(
    _ files: [(path: String, declarations: SourceDeclarations)],
    load: @escaping @Sendable (_ path: String) -> SwiftTree?
  ) {
    let files = files.sorted { $0.path < $1.path }
    paths = files.map(\.path)
    self.load = load
    for (number, file) in files.enumerated() {
      let parent = SourceFolder.parent(of: file.path)
      let folder = folderNumbers[parent] ?? folderNumbers.count
      folderNumbers[parent] = folder
      folders.append(folder)
      let declarations = file.declarations
      classes.formUnion(declarations.classes)
      bridges.formUnion(declarations.bridges)
      controllerBridges.formUnion(declarations.controllerBridges)
      relays.formUnion(declarations.relays)
      for name in declarations.types.union(declarations.relays) {
        declaring[name, default: []].append(number)
      }
      for name in declarations.passing { passing[name, default: []].append(number) }
      for name in declarations.extended { extending[name, default: []].append(number) }
    }
    let folders = folders
    let comesFirst = { (left: Int, right: Int) in (folders[left], left) < (folders[right], right) }
    for name in declaring.values.indices where declaring.values[name].count > 1 {
      declaring.values[name].sort(by: comesFirst)
    }
    for name in extending.values.indices where extending.values[name].count > 1 {
      extending.values[name].sort(by: comesFirst)
    }
  }

  /// Returns the tree of a file; nil if it cannot be read.
  func tree(_ number: Int) -> SwiftTree? { load(paths[number]) }

  /// Returns the number of a file; nil if the run does not contain it.
  func number(of path: String) -> Int? {
    var low = 0
    var high = paths.count
    while low < high {
      let middle = (low + high) / 2
      if paths[middle] < path { low = middle + 1 } else { high = middle }
    }
    return low < paths.count && paths[low] == path ? low : nil
  }

  /// Returns the file that declares a type, as seen from the file at `path`.
  ///
  /// If several files declare it, such as those of several targets, the only one in the same folder
  /// is returned.
  func file(declaring name: String, seenFrom path: String) -> Int? {
    guard let files = declaring[name] else { return nil }
    if files.count == 1 { return files[0] }
    let near = near(files, path)
    return near.count == 1 ? near.first : nil
  }

  /// Returns the files that extend a type, as seen from the file at `path`.
  func files(extending name: String, seenFrom path: String) -> [Int] {
    guard let files = extending[name] else { return [] }
    return declaring[name]?.count == 1 ? files : Array(near(files, path))
  }

  /// The maximum number of files that are searched for the bindings of one wrapper.
  private static let maximumCallers = 8

  /// Returns the files that create a type with a binding to a member of an object.
  func files(passingBindingsTo name: String) -> [Int] {
    Array((passing[name] ?? []).prefix(SourceFolder.maximumCallers))
  }

  /// Returns those of the given files, sorted by folder, that are in the folder of a path.
  ///
  /// Large projects declare `Coordinator` in many files, so the search is binary.
  private func near(_ files: [Int], _ path: String) -> ArraySlice<Int> {
    guard let folder = folderNumbers[SourceFolder.parent(of: path)] else { return [] }
    let start = firstIndex(in: files) { folders[$0] >= folder }
    return files[start..<max(start, firstIndex(in: files) { folders[$0] > folder })]
  }

  /// Returns the first index from which all files pass a test.
  private func firstIndex(in files: [Int], where passes: (Int) -> Bool) -> Int {
    var low = 0
    var high = files.count
    while low < high {
      let middle = (low + high) / 2
      if passes(files[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }

  private static func parent(of path: String) -> Substring {
    path.utf8.lastIndex(of: UInt8(ascii: "/")).map { path[..<$0] } ?? ""
  }
}

/// The declarations in a file, found by their keywords without parsing.
package struct SourceDeclarations: Sendable {
  fileprivate var classes: Set<String> = []
  fileprivate var bridges: Set<String> = []
  fileprivate var controllerBridges: Set<String> = []
  /// The protocols and aliases that may refer to the protocol of a wrapper.
  fileprivate var relays: Set<String> = []
  /// All types that are declared.
  fileprivate var types: Set<String> = []
  /// The types that are extended.
  fileprivate var extended: Set<String> = []
  /// The types that are created with a binding to a member of an object, as in `$model.name`.
  fileprivate var passing: Set<String> = []

  /// Reads the declarations of a file; arbitrary bytes are accepted.
  package init(_ bytes: [UInt8]) {
    var index = 0
    let count = bytes.count
    while index + 6 < count {
      let byte = bytes[index]
      if byte == UInt8(ascii: "/"), bytes[index + 1] == byte {
        // Comments are skipped, because they can name types.
        while index < count, bytes[index] != 10, bytes[index] != 13 { index += 1 }
        continue
      }
      if byte == UInt8(ascii: "$") {
        addPassing(bytes, index)
        index += 1
        continue
      }
      // The word may be `class`, `actor`, `struct`, `extension`, `protocol` or `typealias`.
      guard
        byte == UInt8(ascii: "c") || byte == UInt8(ascii: "a") || byte == UInt8(ascii: "s")
          || byte == UInt8(ascii: "e") || byte == UInt8(ascii: "p") || byte == UInt8(ascii: "t"),
        index == 0 || !SwiftByte.continuesName(bytes[index - 1])
      else {
        index += 1
        continue
      }
      if let name = SourceDeclarations.name(after: "class", in: bytes, index)
        ?? SourceDeclarations.name(after: "actor", in: bytes, index)
      {
        classes.insert(name)
        types.insert(name)
      } else if let name = SourceDeclarations.name(after: "struct", in: bytes, index) {
        types.insert(name)
        addBridge(name, bytes, index)
      } else if let name = SourceDeclarations.name(after: "extension", in: bytes, index) {
        extended.insert(name)
        addBridge(name, bytes, index)
      } else if let name = SourceDeclarations.name(after: "protocol", in: bytes, index)
        ?? SourceDeclarations.name(after: "typealias", in: bytes, index)
      {
        addRelay(name, bytes, index)
      } else if byte == UInt8(ascii: "p") || byte == UInt8(ascii: "t") {
        // The word is another one, such as `private`.
        index += 1
        continue
      }
      index += 5
    }
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

  /// The number of bytes before a binding that are searched for the call that receives it.
  private static let callLength = 400

  /// Adds the type that is created with the binding `$name.member` at an offset.
  private mutating func addPassing(_ bytes: [UInt8], _ start: Int) {
    var end = start + 1
    while end < bytes.count, SwiftByte.continuesName(bytes[end]) { end += 1 }
    guard end > start + 1, end < bytes.count, bytes[end] == UInt8(ascii: ".") else { return }
    var depth = 0
    var index = start - 1
    let first = max(0, start - SourceDeclarations.callLength)
    while index > first {
      switch bytes[index] {
      case UInt8(ascii: ")"), UInt8(ascii: "}"), UInt8(ascii: "]"): depth += 1
      case UInt8(ascii: "(") where depth == 0:
        var name = index
        while name > first, SwiftByte.continuesName(bytes[name - 1]) { name -= 1 }
        if bytes[name] &- UInt8(ascii: "A") < 26 {
          passing.insert(String(decoding: bytes[name..<index], as: UTF8.self))
        }
        return
      case UInt8(ascii: "("), UInt8(ascii: "{"), UInt8(ascii: "["):
        if depth == 0 { return }
        depth -= 1
      default: break
      }
      index -= 1
    }
  }

  /// The number of bytes after the keyword that are searched for the protocols of a wrapper.
  private static let headLength = 160

  private static let ending = Array("Representable".utf8)
  private static let controller = Array("Controller".utf8)

  /// Adds a protocol or alias if the rest of its line contains the protocol of a wrapper.
  private mutating func addRelay(_ name: String, _ bytes: [UInt8], _ start: Int) {
    let wanted = SourceDeclarations.ending
    let last = min(bytes.count, start + SourceDeclarations.headLength)
    var isBehind = false
    var index = start
    while index + wanted.count <= last, bytes[index] != UInt8(ascii: "{"), bytes[index] != 10,
      bytes[index] != 13
    {
      if bytes[index] == UInt8(ascii: ":") || bytes[index] == UInt8(ascii: "=") { isBehind = true }
      if isBehind, bytes[index] == wanted[0],
        bytes[index..<(index + wanted.count)].elementsEqual(wanted)
      {
        relays.insert(name)
        return
      }
      index += 1
    }
  }

  private mutating func addBridge(_ name: String, _ bytes: [UInt8], _ start: Int) {
    let wanted = SourceDeclarations.ending
    let last = min(bytes.count, start + SourceDeclarations.headLength)
    var index = start
    while index + wanted.count <= last, bytes[index] != UInt8(ascii: "{") {
      if bytes[index] == wanted[0], bytes[index..<(index + wanted.count)].elementsEqual(wanted) {
        bridges.insert(name)
        let before = bytes[max(0, index - SourceDeclarations.controller.count)..<index]
        if before.elementsEqual(SourceDeclarations.controller) { controllerBridges.insert(name) }
        return
      }
      index += 1
    }
  }
}
