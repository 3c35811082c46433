/// The SwiftUI content of a hosting controller, a hosting view or a cell.
enum HostedContent {
  /// The types that show SwiftUI content in UIKit or AppKit views.
  static let carriers: Set<String> = [
    "UIHostingController", "NSHostingController", "NSHostingView", "UIHostingConfiguration",
  ]

  /// The names in `carriers`, sorted, in the form that `SourceRule.words` takes.
  static let words = carriers.sorted()

  /// Returns the content of an instantiated carrier: the root view, or the closure of a cell.
  static func content(of carrier: SwiftNode) -> SwiftNode? {
    let arguments = carrier.all(.argument)
    return arguments.first { $0.name == "rootView" }?.base
      ?? arguments.first { $0.base?.kind == .closure }?.base
  }

  /// Returns the names of the types that the content instantiates.
  static func created(in carrier: SwiftNode) -> Set<String> {
    content(of: carrier).map(names(createdIn:)) ?? []
  }

  /// Returns the names of the types that a piece of code instantiates.
  static func names(createdIn node: SwiftNode) -> Set<String> {
    var names: Set<String> = []
    node.walk { node in
      if let name = ClassWords.created(by: node) { names.insert(name) }
      return true
    }
    return names
  }

  /// Returns whether a piece of code contains a member with the name.
  static func mentions(_ name: String, in node: SwiftNode) -> Bool {
    var isFound = false
    node.walk { node in
      if node.kind == .member, node.name == name { isFound = true }
      return !isFound
    }
    return isFound
  }
}

extension CheckedType {
  /// Whether the type is a SwiftUI view.
  var isSwiftUIView: Bool { word == "struct" && inherits.contains("View") }

  /// Returns the first property with one of the given attributes whose text contains a word.
  func property(with attributes: Set<String>, containing word: String = "") -> StoredProperty? {
    stored.first { property in
      property.node.all(.attribute).contains {
        attributes.contains($0.name) && (word.isEmpty || $0.text.contains(word))
      }
    }
  }
}
