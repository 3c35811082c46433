/// A type that hosts SwiftUI content and is not part of a wrapper, so that it has no scenario.
package struct UntranslatedHost: Equatable, Sendable {
  /// The name of the type.
  package let name: String
  /// The line in which it creates the host.
  package let line: Int

  /// Lists the types of a file, in source order.
  ///
  /// - Parameter folder: The files that may declare parts of the types.
  package static func all(
    in tree: SwiftTree, path: String, folder: SourceFolder = SourceFolder()
  ) -> [UntranslatedHost] {
    let context = SourceContext(
      tree, folder: folder, joined: SourceJoin(tree, path: path, in: folder).trees)
    return context.ordered.compactMap { type in
      let isTranslated = context.bridges.contains {
        $0.bridge.type === type || $0.bridge.coordinator === type
      }
      guard !isTranslated, let node = creation(in: type, context) else { return nil }
      return UntranslatedHost(name: type.name, line: node.line)
    }
  }

  private static func creation(in type: CheckedType, _ context: SourceContext) -> SwiftNode? {
    var found: SwiftNode?
    for declaration in type.declarations where declaration.tree === context.tree {
      declaration.walk { node in
        if found != nil || node.kind == .type && node != declaration { return false }
        if node.kind == .call, let name = ClassWords.created(by: node), isHost(name, context) {
          found = node
        }
        return found == nil
      }
    }
    return found
  }

  private static func isHost(_ name: String, _ context: SourceContext) -> Bool {
    HostingRules.isHost(name, context) || name == "UIHostingConfiguration"
      || context.root(of: name) == "NSHostingView"
  }
}
