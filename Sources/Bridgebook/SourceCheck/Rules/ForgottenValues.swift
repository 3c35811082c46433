/// Finds values that `make` passes to the view and that a nonempty `update` never reads.
enum ForgottenValues {
  /// Returns the first value that `make` passes to the view and that a nonempty `update` does not
  /// read.
  static func first(_ run: BridgeRun, _ context: SourceContext) -> String? {
    guard let update = run.bridge.update, let body = update.first(.block),
      !UpdateNotImplementedRule.isEmpty(body),
      let make = run.bridge.make, run.bridge.kind.form != .gesture
    else { return nil }
    var names: [String] = []
    UpdateNotImplementedRule.collect(make, run, context, &names, depth: 0)
    // An update that passes the struct on passes all its values on.
    let isHandedOver = run.update.contains { step in
      step.kind == .call && StaleParentRule.handsOverSelf(step.node)
        || step.kind == .set && step.target?.root == .kept && step.target?.path.isEmpty ?? false
    }
    guard !names.isEmpty, !isHandedOver else { return nil }
    let read = namesRead(by: update, of: run.bridge.type)
    return names.first { !read.contains($0) }
  }

  /// Returns the names that a function reads, directly or through functions and computed properties
  /// of its type.
  private static func namesRead(by function: SwiftNode, of type: CheckedType) -> Set<String> {
    var read: Set<String> = []
    var pending = [function]
    while let next = pending.popLast() {
      next.first(.block)?.walk { node in
        guard node.kind == .identifier || node.kind == .member || node.kind == .variable else {
          return true
        }
        let bare = CoordinatorCopies.bare(node.name)
        if read.insert(bare).inserted {
          pending += type.functions(named: bare)
          pending += type.variables.filter { $0.name == bare && StoredProperty($0) == nil }
        }
        return true
      }
    }
    return read
  }
}

/// Recognizes values that only set the initial frame of a new object.
enum InitialFrame {
  /// Returns whether a value is used only in the initial frame of an object, which SwiftUI's layout
  /// replaces.
  static func isOnly(_ node: SwiftNode) -> Bool {
    var part = node
    while let argument = part.parent {
      guard argument.kind == .argument, let call = argument.parent,
        let created = ClassWords.created(by: call)
      else { return argument.kind == .member && isOnly(argument) }
      if argument.name == "frame" { return ClassWords.isPlatformObject(created) }
      if argument.name == "rect" { return created == "NSTrackingArea" }
      guard geometry.contains(created) else { return false }
      part = call
    }
    return false
  }

  private static let geometry: Set<String> = [
    "CGRect", "NSRect", "CGSize", "NSSize", "CGPoint", "NSPoint",
  ]
}
