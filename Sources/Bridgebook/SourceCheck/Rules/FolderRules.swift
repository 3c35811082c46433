/// Rules about wrappers that need declarations which are often in other files: models, wrapped
/// controllers, other wrappers.
enum FolderRules {
  // MARK: Models

  static let published = SourceRule("published-during-update", need: .folder) {
    context, findings in
    for run in context.bridges {
      for step in run.make + run.update where step.isAtOnce {
        guard let name = change(step, run, context) else { continue }
        findings.add(
          "published-during-update", .likely, at: step.node, also: step.callers,
          "`\(name)` is `@Published` and changes while SwiftUI updates the view.")
      }
    }
  }

  /// The attributes of properties that contain observable objects.
  static let modelWrappers: Set<String> = [
    "ObservedObject", "StateObject", "EnvironmentObject",
  ]

  /// Returns the published property of a model that a step changes synchronously.
  static func change(_ step: FlowStep, _ run: BridgeRun, _ context: SourceContext) -> String? {
    guard let target = step.target, let first = target.path.first else { return nil }
    let owner: CheckedType?
    switch target.root {
    case .wrapper, .kept: owner = run.bridge.type
    case .coordinator: owner = run.bridge.coordinator
    default: return nil
    }
    guard let property = owner?.property(first),
      !modelWrappers.isDisjoint(with: property.attributes) || target.root == .coordinator
        || property.attributes.isEmpty,
      let model = context.types[property.typeName], model.isClass,
      model.inherits.contains("ObservableObject")
    else { return nil }
    switch step.kind {
    case .set where target.path.count == 2: return publishedName(target.path[1], model)
    case .call where target.path.count == 1:
      let functions = model.functions(named: step.name)
      guard functions.count == 1, !functions[0].flags.contains(.isAsync) else { return nil }
      return functions[0].first(.block).flatMap { assigned(in: $0, model) }
    default: return nil
    }
  }

  private static func publishedName(_ name: String, _ model: CheckedType) -> String? {
    guard let property = model.property(name), property.attributes.contains("Published") else {
      return nil
    }
    return property.name
  }

  /// Returns the published property that a method of the model sets unconditionally.
  private static func assigned(in body: SwiftNode, _ model: CheckedType) -> String? {
    for statement in body.children {
      if statement.kind == .guardStatement { return nil }
      guard statement.kind == .assignment, let left = statement.base,
        left.kind == .identifier || left.kind == .member && left.base?.name == "self",
        let name = publishedName(left.name, model)
      else { continue }
      return name
    }
    return nil
  }

  // MARK: Controllers

  private static let preferences: Set<String> = [
    "prefersStatusBarHidden", "preferredStatusBarStyle", "prefersHomeIndicatorAutoHidden",
    "preferredScreenEdgesDeferringSystemGestures", "supportedInterfaceOrientations",
  ]

  static let preferred = SourceRule(
    "controller-preferences-not-forwarded", need: .folder, isPossible: true
  ) { context, findings in
    for run in context.bridges
    where run.bridge.kind.form == .controller && run.bridge.kind.toolkit == "UI" {
      let names =
        Set(run.make.filter { $0.kind == .create }.map(\.name)).union([run.bridge.viewClass])
      for name in names.sorted() {
        guard let type = context.types[name], type.isClass else { continue }
        for variable in type.variables
        where preferences.contains(variable.name) && variable.flags.contains(.isOverride) {
          findings.add(
            "controller-preferences-not-forwarded", .possible, at: variable,
            "`\(run.bridge.type.name)` wraps this controller, and the hosting controller around it does not read `\(variable.name)`."
          )
        }
      }
    }
  }

  // MARK: Snapshots

  static let flattened = SourceRule(
    "flattened-platform-view", need: .folder, words: ["drawingGroup", "ImageRenderer"]
  ) { context, findings in
    let wrappers = context.folder.bridges.union(context.bridges.map(\.bridge.type.name))
    guard !wrappers.isEmpty else { return }
    context.tree.root.walk { node in
      guard node.kind == .call, let callee = node.base else { return true }
      let content: SwiftNode?
      if callee.kind == .member, callee.name == "drawingGroup" {
        content = callee.base
      } else if ClassWords.created(by: node) == "ImageRenderer" {
        content = node.all(.argument).first { $0.name == "content" }?.base
      } else {
        return true
      }
      if let content, let name = wrapper(in: content, wrappers, context) {
        findings.add(
          "flattened-platform-view", .likely, at: callee,
          "`\(name)` shows a platform view, which is not rendered into an image.")
      }
      return true
    }
  }

  /// Returns the wrapper that a piece of SwiftUI code shows, directly or in a view of the project.
  private static func wrapper(
    in content: SwiftNode, _ wrappers: Set<String>, _ context: SourceContext
  ) -> String? {
    let names = HostedContent.names(createdIn: content)
    if let name = names.intersection(wrappers).min() { return name }
    for name in names.sorted() {
      guard let type = context.types[name], type.isSwiftUIView else { continue }
      for body in type.variables where body.name == "body" {
        if let found = HostedContent.names(createdIn: body).intersection(wrappers).min() {
          return found
        }
      }
    }
    return nil
  }
}
