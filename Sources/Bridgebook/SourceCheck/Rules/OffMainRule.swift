/// Finds observable objects that publish from a completion handler on a background queue.
///
/// A binding to `@State` may be written on any thread, so the result depends on the source of the
/// binding.
enum OffMainRule {
  static let rule = SourceRule("published-off-main", need: .folder) { context, findings in
    for run in context.bridges {
      for steps in run.callbacks.map(\.steps) + [run.make, run.update] {
        for (source, writes) in completions(in: steps, run, context) {
          guard let first = writes.first(where: \.isCertain) ?? writes.first else { continue }
          let name = first.name
          findings.add(
            "published-off-main", first.isCertain ? .likely : .possible, at: first.node,
            also: writes.map(\.node).filter { $0 != first.node },
            first.isCertain
              ? "`\(name)` of an observable object is written in the completion of `\(source)`, which is not called on the main queue."
              : "`\(name)` is written in the completion of `\(source)`, which is not called on the main queue: that is a fault if the binding leads to an observable object."
          )
        }
      }
    }
  }

  private struct Write {
    let node: SwiftNode
    let name: String
    /// Whether the value written certainly belongs to an observable object.
    let isCertain: Bool
  }

  /// Returns the writes in the completion handlers that do not run on the main queue, one list per
  /// handler.
  private static func completions(
    in steps: [FlowStep], _ run: BridgeRun, _ context: SourceContext
  ) -> [(source: String, writes: [Write])] {
    var order: [SwiftNode] = []
    var found: [SwiftNode: (source: String, writes: [Write])] = [:]
    for step in steps where step.kind != .create && step.isEvent && !step.isDeferred {
      guard let write = write(step, run, context), let (source, closure) = background(around: step)
      else { continue }
      if found[closure] == nil { order.append(closure) }
      found[closure, default: (source, [])].writes.append(write)
    }
    return order.compactMap { found[$0] }
  }

  private static func write(
    _ step: FlowStep, _ run: BridgeRun, _ context: SourceContext
  ) -> Write? {
    if let name = FolderRules.change(step, run, context) ?? ofModel(step, run) {
      return Write(node: step.node, name: name, isCertain: true)
    }
    guard step.kind == .set, let name = StateRules.written(step, run),
      isBinding(name, step, run)
    else { return nil }
    let original = CoordinatorCopies(run).original(of: name)
    return Write(
      node: step.node, name: name,
      isCertain: BindingOrigin.isObservable(original, of: run.bridge.type.name, context))
  }

  /// Returns the property that a step sets on an object held in a property wrapper for observable
  /// objects.
  private static func ofModel(_ step: FlowStep, _ run: BridgeRun) -> String? {
    guard step.kind == .set, let target = step.target, target.path.count == 2,
      target.root == .wrapper || target.root == .kept,
      let property = run.bridge.type.property(target.path[0]),
      !FolderRules.modelWrappers.isDisjoint(with: property.attributes)
    else { return nil }
    return target.path[1]
  }

  private static func isBinding(_ name: String, _ step: FlowStep, _ run: BridgeRun) -> Bool {
    let type = step.target?.root == .coordinator ? run.bridge.coordinator : run.bridge.type
    guard let property = type?.property(name) else { return false }
    return property.attributes.contains("Binding") || property.typeName == "Binding"
  }

  private static let backgroundCalls: Set<String> = [
    "loadObject", "loadItem", "loadDataRepresentation", "loadFileRepresentation",
    "loadInPlaceFileRepresentation", "loadTransferable", "dataTask", "downloadTask", "uploadTask",
    "requestAccess", "requestAuthorization", "requestImageDataAndOrientation",
    "generateCGImagesAsynchronously",
  ]

  /// Returns the call whose completion handler contains a step, and the handler, if it does not run
  /// on the main queue.
  private static func background(around step: FlowStep) -> (String, SwiftNode)? {
    var current = step.site.parent
    var closures = 0
    while let around = current, closures < 4 {
      if around.kind == .closure {
        closures += 1
        guard let argument = around.parent, argument.kind == .argument, let call = argument.parent,
          let callee = call.base
        else { return nil }
        if backgroundCalls.contains(callee.name) { return (callee.name, around) }
        if callee.name == "async" || callee.name == "Task" || callee.name == "run" { return nil }
      }
      if around.kind == .function { return nil }
      current = around.parent
    }
    return nil
  }
}

/// Determines whether the binding that a wrapper receives belongs to an observable object.
enum BindingOrigin {
  /// Returns whether a file that shows a wrapper passes it `$model.name` of an observable object.
  static func isObservable(_ name: String, of wrapper: String, _ context: SourceContext) -> Bool {
    let others = context.folder.files(passingBindingsTo: wrapper)
      .compactMap { context.folder.tree($0) }
    return ([context.tree] + context.joined + others).contains { tree in
      passes(name, to: wrapper, in: tree)
    }
  }

  private static func passes(_ name: String, to wrapper: String, in tree: SwiftTree) -> Bool {
    var isFound = false
    tree.root.walk { node in
      guard !isFound else { return false }
      guard node.kind == .call, ClassWords.created(by: node) == wrapper else { return true }
      for argument in node.all(.argument) where argument.name == name {
        // `$model.name`
        guard let value = argument.base, value.kind == .member, let base = value.base,
          base.kind == .identifier, base.name.hasPrefix("$")
        else { continue }
        isFound = isModel(String(base.name.dropFirst()), seenFrom: node)
      }
      return !isFound
    }
    return isFound
  }

  /// Returns whether a property of the type that contains a node is an observable object.
  private static func isModel(_ name: String, seenFrom node: SwiftNode) -> Bool {
    var around = node.parent
    while let type = around {
      if type.kind == .type {
        let isFound = type.all(.variable).contains { variable in
          variable.name == name
            && variable.all(.attribute).contains { FolderRules.modelWrappers.contains($0.name) }
        }
        if isFound { return true }
      }
      around = type.parent
    }
    return false
  }
}
