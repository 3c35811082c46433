/// Finds properties and methods with side effects that `update` sets or calls unconditionally.
///
/// The following are exempt: steps guarded by a comparison or by a condition on the view or the
/// coordinator, labels, read-only text, and commands that reset themselves.
enum UpdateUnguardedRule {
  static let rule = SourceRule("update-unguarded") { context, findings in
    for run in context.bridges where isUpdatedAgain(run.bridge) {
      var order: [String] = []
      var steps: [String: [FlowStep]] = [:]
      var hits: [String: SetterTable.Setter] = [:]
      for step in run.update where step.kind != .create && !step.isEvent {
        guard let hit = hit(step, run, context), !isGuarded(step, hit.name, run),
          !isHarmless(hit, step, run, context)
        else { continue }
        if hits[hit.name] == nil { order.append(hit.name) }
        hits[hit.name] = hit
        steps[hit.name, default: []].append(step)
      }
      for name in order {
        guard let hit = hits[name], let places = steps[name], let first = places.first else {
          continue
        }
        // All places, such as both branches of a directive, are edited together.
        let edits = places.map { edit($0, hit) }
        let isWhole =
          edits.allSatisfy { !$0.isEmpty } && Set(places.map(\.node)).count == places.count
        findings.add(
          "update-unguarded", .likely, at: first.node,
          also: first.callers + places.dropFirst().map(\.node)
            + (run.bridge.update.map { [$0] } ?? []),
          "`\(name)` is set on every update even if it is unchanged, which \(hit.effect.sentence).",
          edits: isWhole ? edits.flatMap { $0 } : [])
      }
    }
  }

  /// Returns whether the wrapper has an input that can change, so that SwiftUI updates the view
  /// again.
  private static func isUpdatedAgain(_ bridge: Bridge) -> Bool {
    bridge.type.stored.contains { !$0.isFixed }
      || bridge.type.functions.contains { function in
        function.label == "func" && HostedContent.mentions("environment", in: function)
      }
  }

  static func hit(
    _ step: FlowStep, _ run: BridgeRun, _ context: SourceContext
  ) -> SetterTable.Setter? {
    guard let holder = step.holder, holder.root == .view || holder.root == .coordinator else {
      return nil
    }
    let type =
      holder.type ?? (holder.path.isEmpty && holder.root == .view ? run.bridge.viewClass : nil)
      ?? holder.path.last.flatMap { memberTypes[run.bridge.kind.toolkit + $0] ?? memberTypes[$0] }
    guard let type else { return nil }
    return context.settings.setter(step.name, of: context.root(of: type))
      ?? passedOn(step.name, by: type, context)
  }

  /// Returns the setter of an inner view that a property of a project class calls in `didSet`
  /// without comparing values.
  private static func passedOn(
    _ name: String, by type: String, _ context: SourceContext
  ) -> SetterTable.Setter? {
    guard let owner = context.types[type], owner.isClass, let property = owner.property(name),
      let observer = property.node.all(.accessor).first(where: { $0.label == "didSet" })
    else { return nil }
    var setter: SetterTable.Setter?
    var compares = false
    observer.walk { node in
      if node.kind == .operation, ["!=", "==", "!==", "==="].contains(node.operator) {
        compares = true
      }
      if node.kind == .assignment, let left = node.base, left.kind == .member,
        node.last?.name == name, let inner = left.base.flatMap({ owner.property($0.name) })
      {
        setter = context.settings.setter(left.name, of: context.root(of: inner.typeName)) ?? setter
      }
      return true
    }
    return compares ? nil : setter
  }

  /// The classes of objects in properties of platform views, by the property's name, with the
  /// toolkit's prefix where the class depends on it.
  private static let memberTypes: [String: String] = [
    "session": "ARSession", "scrollView": "UIScrollView", "textStorage": "NSTextView",
    "searchTextField": "UITextField", "playerLayer": "AVPlayerLayer", "searchBar": "UISearchBar",
    "NStextView": "NSTextView",
    "UItextView": "UITextView", "UItextField": "UITextField",
  ]

  static func isGuarded(_ step: FlowStep, _ name: String, _ run: BridgeRun) -> Bool {
    step.guards.contains { guarding in
      guarding.looksAt(.coordinator) || guarding.looksAt(.view) && !isTypeTest(guarding)
        || guarding.mentions(name) && guarding.compares
        || resetsItself(guarding)
        || guarding.mentions("oldValue") || guarding.compares && mentionsMemory(guarding)
    }
  }

  /// Returns whether conditions only unwrap a value or test its type, as in
  /// `if let text = view as? T`.
  private static func isTypeTest(_ guarding: FlowGuard) -> Bool {
    guarding.conditions.allSatisfy { condition in
      guard condition.kind == .binding, let value = condition.base?.last else { return false }
      return value.kind == .cast || value.name == "documentView"
        || value.kind == .member
          && value.base?.kind == .identifier && !guarding.compares
    }
  }

  /// Returns whether conditions mention a remembered value, judged by a name such as `lastText`,
  /// `previousText` or `cachedText`.
  private static func mentionsMemory(_ guarding: FlowGuard) -> Bool {
    guarding.conditions.contains { condition in
      var isFound = false
      condition.walk { node in
        let name = node.name.lowercased()
        if node.kind == .identifier || node.kind == .member,
          name.hasPrefix("last") || name.hasPrefix("previous") || name.hasPrefix("old")
            || name.hasPrefix("current") || name.hasPrefix("cached")
        {
          isFound = true
        }
        return !isFound
      }
      return isFound
    }
  }

  /// Returns whether the code under the conditions sets the values that they read, so that it runs
  /// only once.
  static func resetsItself(_ guarding: FlowGuard) -> Bool {
    var set: Set<String> = []
    var made: Set<String> = []
    guarding.scope.walk { node in
      if node.kind == .variable, let value = node.last, ClassWords.created(by: value) != nil {
        made.insert(node.name)
      }
      // A property of an object created in that code is not the value that the conditions read.
      if node.kind == .assignment, let left = node.base, left.kind == .member,
        let root = BridgeRun.rootName(of: left), made.contains(root)
      {
        return true
      }
      if node.kind == .assignment, let left = node.base { set.insert(left.name) }
      if node.kind == .assignment, let base = node.base?.base { set.insert(base.name) }
      return true
    }
    return guarding.conditions.contains { condition in
      var isFound = false
      condition.walk { node in
        if node.kind == .identifier || node.kind == .member,
          let place = guarding.names[node.name], place.root == .wrapper || place.root == .kept,
          set.contains(node.name)
        {
          isFound = true
        } else if node.kind == .variable, node.base == nil, node.parent?.kind == .binding,
          set.contains(node.name)
        {
          // Matches `if let name` without a value.
          isFound = true
        } else if node.kind == .identifier || node.kind == .member,
          guarding.names[node.name] == nil,
          node.name != "self", set.contains(node.name)
        {
          isFound = true
        }
        return !isFound
      }
      return isFound
    }
  }

  private static func isHarmless(
    _ setter: SetterTable.Setter, _ step: FlowStep, _ run: BridgeRun, _ context: SourceContext
  ) -> Bool {
    // The view's current value is assigned back to it.
    if step.valuePlace?.root == .view { return true }
    if setter.onlyFresh {
      guard let value = step.value else { return true }
      var isFresh = ClassWords.created(by: value) != nil || step.valuePlace?.root == .made
      if value.kind == .array || value.kind == .argument {
        value.walk { node in
          if ClassWords.created(by: node) != nil { isFresh = true }
          return !isFresh
        }
      }
      return !isFresh
    }
    if setter.effect == .movesCaret {
      if isReadOnly(run) { return true }
    }
    return false
  }

  /// Returns whether the view is a label, or a text view that cannot be edited.
  static func isReadOnly(_ run: BridgeRun) -> Bool {
    for step in run.make + run.update where step.kind == .set {
      if SetterTable.editingProperties.contains(step.name), step.value?.name == "false" {
        return true
      }
    }
    return run.make.contains { step in
      step.kind == .create
        && step.node.all(.argument).contains {
          $0.name == "labelWithString" || $0.name == "wrappingLabelWithString"
            || $0.name == "labelWithAttributedString"
        }
    }
  }

  /// Returns edits that add a comparison around an assignment, for values that can be compared as
  /// written.
  private static func edit(_ step: FlowStep, _ setter: SetterTable.Setter) -> [SourceEdit] {
    guard step.kind == .set, step.callers.isEmpty, step.node.operator == "=",
      ["text", "string", "stringValue"].contains(setter.name), let left = step.node.base,
      let right = step.node.last, right.kind == .identifier || right.kind == .member
    else { return [] }
    return SourceFix.wrapping(step.node, in: "if \(left.text) != \(right.text)")
  }
}
