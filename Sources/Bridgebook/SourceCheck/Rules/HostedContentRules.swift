/// Rules about SwiftUI content in hosting controllers and cells; they need the content's
/// declaration.
enum HostedContentRules {
  /// Calls a closure for each instantiated carrier of SwiftUI content in the file.
  private static func carriers(
    in context: SourceContext, _ body: (_ carrier: SwiftNode, _ content: SwiftNode) -> Void
  ) {
    context.tree.root.walk { node in
      if let name = ClassWords.created(by: node), HostedContent.carriers.contains(name),
        let content = HostedContent.content(of: node)
      {
        body(node, content)
      }
      return true
    }
  }

  private static func isCell(_ carrier: SwiftNode) -> Bool {
    ClassWords.created(by: carrier) == "UIHostingConfiguration"
  }

  /// Returns the views of the project that the content instantiates, sorted by name.
  private static func views(_ content: SwiftNode, _ context: SourceContext) -> [CheckedType] {
    HostedContent.names(createdIn: content).sorted().compactMap { context.types[$0] }
      .filter(\.isSwiftUIView)
  }

  // MARK: Environment

  static let environment = SourceRule(
    "environment-not-crossing", need: .folder, words: HostedContent.words
  ) { context, findings in
    carriers(in: context) { carrier, content in
      guard !HostedContent.mentions("environmentObject", in: content),
        !HostedContent.mentions("environment", in: content)
      else { return }
      for view in views(content, context) {
        if let property = environmentObject(of: view) {
          findings.add(
            "environment-not-crossing", .likely, at: carrier,
            "`\(view.name)` reads `\(property.name)` from the environment, and a hosted tree does not inherit the objects of other trees."
          )
        } else if let (child, property) = readingChild(of: view, context) {
          findings.add(
            "environment-not-crossing", .possible, at: carrier,
            "`\(child)` in `\(view.name)` reads `\(property)` from the environment, and the checked code does not put it into the hosted tree."
          )
        }
      }
    }
  }

  /// Returns the property that reads an object from the environment, where other code must have put
  /// it.
  private static func environmentObject(of view: CheckedType) -> StoredProperty? {
    if let property = view.property(with: ["EnvironmentObject"]) { return property }
    return view.stored.first { property in
      property.node.all(.attribute).contains {
        // `\.self` is the key path of all values, not an object.
        $0.name == "Environment" && $0.text.contains(".self") && !$0.text.contains("\\.self")
      } && !(property.type?.text.hasSuffix("?") ?? false)
    }
  }

  /// Returns a view that the body of another creates and that reads an environment object.
  private static func readingChild(
    of view: CheckedType, _ context: SourceContext
  ) -> (child: String, property: String)? {
    for body in view.variables + view.functions {
      guard !HostedContent.mentions("environmentObject", in: body),
        !HostedContent.mentions("environment", in: body)
      else { return nil }
    }
    for body in view.variables where body.name == "body" {
      for child in views(body, context) where child !== view {
        if let property = environmentObject(of: child) { return (child.name, property.name) }
      }
    }
    return nil
  }

  // MARK: Cells

  static let cellState = SourceRule(
    "cell-state-leaks-on-reuse", need: .folder, isPossible: true, words: ["UIHostingConfiguration"]
  ) { context, findings in
    carriers(in: context) { carrier, content in
      guard isCell(carrier), !HostedContent.mentions("id", in: content) else { return }
      for view in views(content, context) {
        guard let property = view.property(with: ["State", "StateObject"]) else { continue }
        findings.add(
          "cell-state-leaks-on-reuse", .possible, at: carrier,
          "`\(property.name)` of `\(view.name)` belongs to the cell, which is reused for other items: the content has no `id`."
        )
      }
    }
  }

  static let cellController = SourceRule(
    "controller-representable-in-cell", need: .folder, words: ["UIHostingConfiguration"]
  ) { context, findings in
    carriers(in: context) { carrier, content in
      guard isCell(carrier) else { return }
      content.walk { node in
        guard let name = ClassWords.created(by: node) else { return true }
        let isController =
          context.folder.controllerBridges.contains(name)
          || context.bridges.contains {
            $0.bridge.type.name == name && $0.bridge.kind.form == .controller
          }
        if isController {
          findings.add(
            "controller-representable-in-cell", .likely, at: node,
            "`\(name)` wraps a controller, which a hosting configuration does not support.")
        }
        return true
      }
    }
  }

  // MARK: Dismissal

  static let dismissal = SourceRule(
    "dismiss-hosted-view", need: .folder, isPossible: true, words: ClassWords.hostNames
  ) { context, findings in
    carriers(in: context) { carrier, content in
      guard isPresented(carrier) else { return }
      for view in views(content, context) {
        let property =
          view.property(with: ["Environment"], containing: "\\.dismiss")
          ?? view.property(with: ["Environment"], containing: "\\.presentationMode")
        guard let property else { continue }
        findings.add(
          "dismiss-hosted-view", .possible, at: carrier,
          "`\(view.name)` closes itself with `\(property.name)`, but UIKit presents it: which screen that closes depends on the context."
        )
      }
    }
  }

  /// Returns whether the function that creates a hosting controller also presents or pushes it.
  private static func isPresented(_ carrier: SwiftNode) -> Bool {
    let presenters: Set<String> = ["present", "pushViewController", "presentAsSheet"]
    var names: Set<String> = []
    var current = carrier
    while let parent = current.parent, parent.kind != .function {
      if parent.kind == .argument, let callee = parent.parent?.base,
        presenters.contains(callee.name)
      {
        return true
      }
      if parent.kind == .variable { names.insert(parent.name) }
      if parent.kind == .assignment, let left = parent.base { names.insert(left.name) }
      current = parent
    }
    guard !names.isEmpty, let function = current.parent else { return false }
    var isFound = false
    function.walk { node in
      if node.kind == .call, let callee = node.base, presenters.contains(callee.name),
        let value = node.all(.argument).first?.base, names.contains(value.name)
      {
        isFound = true
      }
      return !isFound
    }
    return isFound
  }

  // MARK: Windows

  static let window = SourceRule(
    "hosting-window-constraint-loop", isPossible: true, words: ["NSHostingView"]
  ) { context, findings in
    guard !context.mentions("sizingOptions") else { return }
    for type in context.ordered {
      var resizes = false
      var hosts: [SwiftNode] = []
      for declaration in type.declarations {
        declaration.walk { node in
          if node.kind == .type, node != declaration { return false }
          if node.kind == .call, let callee = node.base, callee.kind == .member,
            ["setFrame", "setContentSize"].contains(callee.name)
          {
            resizes = true
          }
          if node.kind == .assignment, node.base?.name == "contentView", let value = node.last,
            ClassWords.created(by: value) == "NSHostingView"
          {
            hosts.append(value)
          }
          return true
        }
      }
      guard resizes else { continue }
      for host in hosts {
        findings.add(
          "hosting-window-constraint-loop", .possible, at: host,
          "The hosting view sizes the window by its content, and `\(type.name)` sizes it, too.")
      }
    }
  }
}
