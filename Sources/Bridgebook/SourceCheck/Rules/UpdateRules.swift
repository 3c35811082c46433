/// Rules about what `update` recreates or requests synchronously.
enum UpdateRules {
  // MARK: Recreated objects

  static let rebuilt = SourceRule("view-rebuilt-in-update") { context, findings in
    for run in context.bridges {
      for step in run.update where !step.isEvent {
        switch step.kind {
        case .create:
          guard ClassWords.isPlatformObject(step.name), step.guards.isEmpty,
            !isTemporary(step)
          else { continue }
          findings.add(
            "view-rebuilt-in-update", .likely, at: step.site, also: [step.node],
            "Every update makes a new `\(step.name)`.")
        case .call:
          guard step.guards.isEmpty else { continue }
          if let what = removed(step) {
            findings.add(
              "view-rebuilt-in-update", .likely, at: step.site, also: [step.node],
              "Every update removes all \(what) and adds them again.")
          } else if let what = added(step) {
            findings.add(
              "view-rebuilt-in-update", .likely, at: step.site, also: [step.node],
              "Every update adds another `\(what)`, and the view keeps all of them.")
          }
        case .set: continue
        }
      }
    }
  }

  /// Returns whether a created object is harmless: a plain container controller, or an argument of
  /// `isKind(of:)`.
  private static func isTemporary(_ step: FlowStep) -> Bool {
    step.name == "UIViewController"
      || step.node.parent?.kind == .argument
        && step.node.parent?.parent?.base?.name == "isKind"
  }

  /// Returns the class of a new object that a call adds without replacing those of earlier updates.
  private static func added(_ step: FlowStep) -> String? {
    guard ["addAction", "addInteraction"].contains(step.name), step.target?.root == .view,
      let place = step.valuePlace, place.root == .made, let name = place.type,
      // An action replaces an earlier one with the same identifier.
      !(step.value?.all(.argument).contains { $0.name == "identifier" } ?? false)
    else { return nil }
    return name
  }

  private static func removed(_ step: FlowStep) -> String? {
    let argument = step.value
    switch step.name {
    case "removeAnnotations" where argument?.name == "annotations": return "annotations"
    case "removeOverlays" where argument?.name == "overlays": return "overlays"
    case "removeFromSuperview" where step.isInLoop, "removeFromSuperlayer" where step.isInLoop:
      return "subviews"
    case "forEach":
      guard let list = step.node.base?.base,
        ["subviews", "arrangedSubviews", "sublayers"].contains(list.name),
        step.node.text.contains("remove")
      else { return nil }
      return list.name == "sublayers" ? "layers" : "subviews"
    default: return nil
    }
  }

  // MARK: Layout and geometry

  static let reentrant = SourceRule("reentrant-layout") { context, findings in
    for run in context.bridges {
      for step in run.update where step.kind == .call && step.isAtOnce {
        guard ["layoutIfNeeded", "layoutSubtreeIfNeeded"].contains(step.name) else { continue }
        findings.add(
          "reentrant-layout", .likely, at: step.node, also: step.callers,
          "`\(step.name)` forces layout in the middle of SwiftUI's own update.")
      }
    }
  }

  static let frame = SourceRule("frame-set-on-representable") { context, findings in
    for run in context.bridges where run.bridge.kind.form != .gesture {
      for step in run.update where step.kind == .set && !step.isEvent {
        guard let target = step.target, target.root == .view, target.path.count == 1,
          ["frame", "bounds", "center", "transform"].contains(step.name),
          run.bridge.kind.form == .view
        else { continue }
        findings.add(
          "frame-set-on-representable", .likely, at: step.node, also: step.callers,
          "The update sets `\(step.name)` of the view that SwiftUI lays out.")
      }
    }
  }

  static let navigation = SourceRule("navigation-controller-nil") { context, findings in
    for run in context.bridges {
      for function in [run.bridge.make, run.bridge.update].compactMap({ $0 }) {
        function.walk { node in
          if node.kind == .closure { return false }
          guard node.kind == .member, node.name == "navigationController",
            let parent = node.parent
          else { return true }
          let isUnwrapped = parent.kind == .variable && parent.parent?.kind == .binding
          if isUnwrapped || parent.kind == .member && node.flags.contains(.isOptional) {
            findings.add(
              "navigation-controller-nil",
              // A later update finds the controller and repeats what the first one skipped.
              isUnwrapped && function == run.bridge.update ? .possible : .likely, at: node,
              "`navigationController` is read in `\(function.name)`, where the controller may not yet be in a navigation controller, so the call is skipped."
            )
          }
          return true
        }
      }
    }
  }

  static let lossy = SourceRule("lossy-readback") { context, findings in
    for run in context.bridges {
      guard let update = run.bridge.update else { continue }
      let view = run.bridge.viewName
      update.walk { node in
        guard node.kind == .member, lossyNames.contains(node.name), isRooted(node, view),
          !isRead(through: node),
          node.name != "attributedText"
            || context.root(of: run.bridge.viewClass) == "UITextView"
              && !UpdateUnguardedRule.isReadOnly(run),
          let comparison = comparison(around: node)
        else { return true }
        findings.add(
          "lossy-readback", .likely, at: node, also: [comparison],
          "`\(node.name)` is compared with the value that the view returns, which is not the value that was set."
        )
        return false
      }
    }
  }

  private static let lossyNames: Set<String> = [
    "region", "centerCoordinate", "visibleMapRect", "attributedText",
  ]

  /// Returns whether only the characters of a text are read, which are returned as they were set.
  private static func isRead(through node: SwiftNode) -> Bool {
    guard node.name == "attributedText", var part = node.parent else { return false }
    while part.kind == .prefixed, let parent = part.parent { part = parent }
    return part.kind == .member && ["string", "length", "mutableString"].contains(part.name)
  }

  private static func isRooted(_ node: SwiftNode, _ name: String) -> Bool {
    BridgeRun.rootName(of: node) == name
  }

  private static func comparison(around node: SwiftNode) -> SwiftNode? {
    var current = node.parent
    for _ in 0..<6 {
      guard let around = current else { return nil }
      if around.kind == .sequence {
        return around.all(.operation).contains {
          ["!=", "==", "!==", "==="].contains($0.operator)
        } ? around : nil
      }
      if around.kind == .block || around.kind == .assignment { return nil }
      current = around.parent
    }
    return nil
  }
}
