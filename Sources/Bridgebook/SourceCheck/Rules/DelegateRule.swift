/// Reports delegates that are not retained, are assigned to the wrong property, or are never
/// assigned.
enum DelegateRule {
  static let rule = SourceRule("delegate-not-set") { context, findings in
    for run in context.bridges {
      for step in run.make + run.update where step.kind == .set {
        guard step.name.lowercased().hasSuffix("delegate") || step.name == "dataSource" else {
          continue
        }
        if let value = step.value, let created = ClassWords.created(by: value) {
          findings.add(
            "delegate-not-set", .certain, at: step.node,
            "`\(step.name)` keeps the new `\(created)` weakly, so it is released immediately.")
        }
        if step.name == "delegate", step.valuePlace?.root == .coordinator,
          let right = special[step.holder?.type ?? run.bridge.viewClass]
        {
          findings.add(
            "delegate-not-set", .certain, at: step.node,
            "`delegate` of this controller is the navigation controller's; its own is `\(right)`.")
        }
      }
      unnamed(run, context, &findings)
    }
  }

  private static let special: [String: String] = [
    "MFMailComposeViewController": "mailComposeDelegate",
    "MFMessageComposeViewController": "messageComposeDelegate",
    "EKEventEditViewController": "editViewDelegate",
    "GKGameCenterViewController": "gameCenterDelegate",
  ]

  /// Reports a coordinator that conforms to a delegate protocol but is never assigned as a
  /// delegate.
  private static func unnamed(
    _ run: BridgeRun, _ context: SourceContext, _ findings: inout SourceFindings
  ) {
    guard let coordinator = run.bridge.coordinator, run.bridge.make != nil,
      let name = coordinator.inherits.first(where: {
        ClassWords.hasDelegateName($0)
      })
    else { return }
    guard !context.namesDelegates, coordinator.functions.count > 1, run.makesPlatformView,
      let node = coordinator.declaration, !node.tree.isUnfinished(node),
      !(run.bridge.make.map { $0.tree.isUnfinished($0) } ?? false)
    else { return }
    findings.add(
      "delegate-not-set", .likely, at: node, also: run.bridge.make.map { [$0] } ?? [],
      "The coordinator is a `\(name)`, but nothing in this file sets it as a delegate.")
  }
}

extension ClassWords {
  /// Returns whether a name is that of a delegate protocol of Apple's frameworks, except
  /// `UIAdaptivePresentationControllerDelegate` and `UINavigationControllerDelegate`.
  static func hasDelegateName(_ name: String) -> Bool {
    name.hasSuffix("Delegate")
      && (name.hasPrefix("UI") || name.hasPrefix("NS") || name.hasPrefix("MK")
        || name.hasPrefix("WK") || name.hasPrefix("PK") || name.hasPrefix("MF")
        || name.hasPrefix("PH"))
      && name != "UIAdaptivePresentationControllerDelegate"
      && name != "UINavigationControllerDelegate"
  }
}

extension BridgeRun {
  /// Whether `make` returns a view of a framework; a view class of the project may set its
  /// delegates itself.
  var makesPlatformView: Bool { ClassWords.isPlatformObject(bridge.viewClass) }
}

extension SourceContext {
  /// Whether the file or a joined file assigns any delegate, data source or target.
  var namesDelegates: Bool {
    var isFound = false
    for tree in [tree] + joined {
      tree.root.walk { node in
        if isFound { return false }
        let name = node.name
        if node.kind == .assignment, let left = node.base,
          left.name.hasSuffix("elegate") || left.name.hasSuffix("ataSource")
            || left.name == "target"
        {
          isFound = true
        }
        if node.kind == .argument || node.kind == .call, name.hasSuffix("elegate") {
          isFound = true
        }
        if node.kind == .call, let callee = node.base,
          callee.name.hasSuffix("Delegate") || callee.name == "addTarget"
        {
          isFound = true
        }
        return !isFound
      }
    }
    return isFound
  }
}
