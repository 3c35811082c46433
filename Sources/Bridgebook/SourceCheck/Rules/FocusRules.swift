/// Rules about focus, presentation and navigation that are requested before there is a window.
enum FocusRules {
  static let focus = SourceRule("first-responder-focus") { context, findings in
    for run in context.bridges {
      for step in run.make where step.kind == .call && !step.isEvent {
        guard takesFocus(step) else { continue }
        findings.add(
          "first-responder-focus", step.isDeferred ? .possible : .likely, at: step.node,
          also: step.callers,
          "`\(step.name)` is called in make, where the view has no window yet.")
      }
      for step in run.update where step.kind == .call && !step.isEvent {
        let resigns = step.name == "resignFirstResponder" && step.target?.root == .view
        guard takesFocus(step) || resigns else { continue }
        if step.isDeferred {
          guard !resigns, let condition = condition(of: step) else { continue }
          findings.add(
            "first-responder-focus", condition == .window ? .likely : .possible, at: step.node,
            also: step.callers,
            condition == .window
              ? "Every update takes the focus again, even if the user has moved it since."
              : "While the condition holds, every update takes the focus again, even if the user has moved it since."
          )
        } else {
          let looksAtWindow = step.guards.contains { $0.mentions("window") }
          findings.add(
            "first-responder-focus", looksAtWindow ? .possible : .likely, at: step.node,
            also: step.callers,
            "`\(step.name)` is called immediately in update: in the first one there is no window, and the change calls back into SwiftUI."
          )
        }
      }
    }
  }

  private enum FocusCondition { case window, input }

  /// Returns the kind of condition under which a step takes the focus; nil for any other condition.
  ///
  /// It is `window` if the step requires at most a window, and `input` if it requires a value of an
  /// input that does not change by itself.
  private static func condition(of step: FlowStep) -> FocusCondition? {
    var result = FocusCondition.window
    for guarding in step.guards {
      var (isWindow, isInput) = (true, true)
      for condition in guarding.conditions {
        condition.walk { node in
          switch node.kind {
          case .member:
            isInput = isInput && node.base?.name == "self"
            isWindow = isWindow && ["window", "firstResponder"].contains(node.name)
          case .identifier where node.name == "self" || node.name == "nil": break
          case .identifier:
            let root = (guarding.names[node.name] ?? FlowPlace(root: .wrapper)).root
            isInput = isInput && root == .wrapper
            isWindow = isWindow && (root == .view || node.name == "window")
          case .call, .cast: (isWindow, isInput) = (false, false)
          default: break
          }
          return true
        }
      }
      if !isWindow {
        guard isInput, guarding.isSelfWrapper else { return nil }
        result = .input
      }
    }
    return result
  }

  private static func takesFocus(_ step: FlowStep) -> Bool {
    step.name == "becomeFirstResponder" && step.target?.root != .coordinator
      || step.name == "makeFirstResponder"
  }

  // MARK: Presentation

  static let offWindow = SourceRule("presented-off-window") { context, findings in
    for run in context.bridges {
      for (steps, word) in [(run.make, "make"), (run.update, "update")] {
        for step in steps where step.isAtOnce && presents(step) {
          guard !step.guards.contains(where: { $0.mentions("window") || $0.looksAt(.coordinator) })
          else { continue }
          findings.add(
            "presented-off-window", .likely, at: step.node, also: step.callers,
            "`\(step.name)` is called immediately in \(word), where the view may not be in a window."
          )
        }
      }
    }
  }

  private static func presents(_ step: FlowStep) -> Bool {
    guard step.kind == .call else { return false }
    if step.name == "present" {
      return step.node.all(.argument).contains { $0.name == "animated" }
    }
    return step.name == "show" && step.node.all(.argument).contains { $0.name == "relativeTo" }
  }

  static let twice = SourceRule("presented-while-presenting") { context, findings in
    for run in context.bridges {
      for step in run.update where step.kind == .call && !step.isEvent && step.name == "present" {
        guard step.node.all(.argument).contains(where: { $0.name == "animated" }),
          !step.guards.contains(where: { $0.mentions("presentedViewController") })
        else { continue }
        let isChecked = !step.guards.isEmpty && !asksOnlyTheBinding(step, run)
        findings.add(
          "presented-while-presenting", isChecked ? .possible : .likely, at: step.node,
          also: step.callers,
          "The update presents without checking `presentedViewController`.")
      }
    }
  }

  /// Returns whether the only condition is a binding that remains true during the presentation, so
  /// that every update in the meantime presents again.
  private static func asksOnlyTheBinding(_ step: FlowStep, _ run: BridgeRun) -> Bool {
    let type = run.bridge.type
    let isBinding = { (name: String) in type.property(name)?.isBinding ?? false }
    let isWritten = run.update.contains { other in
      other.kind == .set && other.target?.root == .wrapper
        && isBinding(other.target?.path.first ?? "")
    }
    return !isWritten
      && step.guards.allSatisfy { condition in
        condition.isSelfWrapper
          && condition.conditions.allSatisfy { node in
            var isOnly = true
            node.walk { part in
              switch part.kind {
              case .identifier: isOnly = isOnly && (part.name == "self" || isBinding(part.name))
              case .member: isOnly = isOnly && part.base?.name == "self" && isBinding(part.name)
              case .condition, .prefixed, .tuple, .argument: break
              default: isOnly = false
              }
              return isOnly
            }
            return isOnly
          }
      }
  }

  static let popover = SourceRule(
    "popover-source-missing", words: ["UIActivityViewController", "UIAlertController"]
  ) { context, findings in
    for type in context.ordered {
      for function in type.functions { popover(in: function, &findings) }
    }
  }

  private static func popover(in function: SwiftNode, _ findings: inout SourceFindings) {
    var sheets: [String: (what: String, node: SwiftNode)] = [:]
    var presented: [(String, SwiftNode)] = []
    // Another function may set the source of a popover that is passed to it.
    var handed: Set<String> = []
    var hasSource = false
    function.walk { node in
      if node.kind == .type { return false }
      if node.kind == .member || node.kind == .identifier,
        node.name.hasPrefix("popoverPresentationController") || node.name == "userInterfaceIdiom"
      {
        hasSource = true
      }
      if node.kind == .variable, let value = node.last, let what = sheet(value) {
        sheets[node.name] = (what, node)
      }
      if node.kind == .call, node.base?.name == "present",
        let value = node.all(.argument).first?.base,
        value.kind == .identifier
      {
        presented.append((value.name, node))
      } else if node.kind == .argument, let value = node.base, value.kind == .identifier,
        node.parent?.base?.name != "present"
      {
        handed.insert(value.name)
      }
      return true
    }
    guard !hasSource else { return }
    for (name, node) in presented {
      guard let sheet = sheets[name], !handed.contains(name) else { continue }
      findings.add(
        "popover-source-missing", .likely, at: node, also: [sheet.node],
        "\(sheet.what) is presented without a source for its popover, which is required on iPad.")
    }
  }

  private static func sheet(_ value: SwiftNode) -> String? {
    switch ClassWords.created(by: value) {
    case "UIActivityViewController": return "A `UIActivityViewController`"
    case "UIAlertController":
      let isSheet = value.all(.argument).contains {
        $0.name == "preferredStyle" && $0.base?.name == "actionSheet"
      }
      return isSheet ? "An action sheet" : nil
    default: return nil
    }
  }

  static let selfPresenting = SourceRule("self-presenting-controller", isPossible: true) {
    context, findings in
    for run in context.bridges where run.bridge.kind.form == .controller {
      guard presenting.contains(run.bridge.viewClass), let make = run.bridge.make else { continue }
      findings.add(
        "self-presenting-controller", .possible, at: make,
        "`\(run.bridge.viewClass)` must be presented by a controller; inside a sheet it works only in part."
      )
    }
  }

  private static let presenting: Set<String> = [
    "SFSafariViewController", "UIActivityViewController", "CNContactPickerViewController",
    "SKStoreProductViewController", "UIAlertController",
  ]

  static let dismissed = SourceRule("dismiss-directly", isPossible: true) { context, findings in
    for run in context.bridges where run.bridge.kind.form == .controller {
      let presentsItself = (run.make + run.update).contains { presents($0) }
      guard !presentsItself else { continue }
      for callback in run.callbacks {
        let parameters = callback.function.all(.parameter)
        let isTold = callback.steps.contains { tellsTheOwner($0, run.bridge) }
        for step in callback.steps where step.kind == .call && step.name == "dismiss" {
          guard step.callers.isEmpty,
            step.node.all(.argument).contains(where: { $0.name == "animated" }),
            let receiver = step.node.base?.base, receiver.kind == .identifier,
            parameters.contains(where: { $0.name == receiver.name })
          else { continue }
          findings.add(
            "dismiss-directly", .possible, at: step.node,
            "`\(receiver.name)` is dismissed directly, bypassing SwiftUI, and \(isTold ? "the state that presents it is updated as well" : "the code here does not update the state that presents it"); whether SwiftUI notices is disputed."
          )
        }
      }
    }
  }

  /// Returns whether a step of a callback unconditionally notifies the owner of a presentation that
  /// it has ended.
  ///
  /// Such a step resets a binding, calls `dismiss` of the environment, or calls a closure.
  private static func tellsTheOwner(_ step: FlowStep, _ bridge: Bridge) -> Bool {
    guard step.guards.isEmpty else { return false }
    let owner: CheckedType?
    switch step.target?.root {
    case .kept, .wrapper: owner = bridge.type
    case .coordinator, nil: owner = bridge.coordinator
    default: return false
    }
    switch step.kind {
    case .set:
      guard let name = step.target?.path.first, owner?.property(name)?.isBinding ?? false,
        let value = step.value
      else { return false }
      return value.text == "false" || value.text == "nil"
    case .call:
      let name = step.target?.path.first ?? step.name
      guard let property = owner?.property(name) else { return false }
      return property.isClosure || property.isEnvironment
    case .create: return false
    }
  }

  static let laidOut = SourceRule("laid-out-off-window") { context, findings in
    for run in context.bridges {
      let root = context.root(of: run.bridge.viewClass)
      guard
        ["UITableView", "UICollectionView", "UITableViewController", "UICollectionViewController"]
          .contains(root)
      else { continue }
      for (steps, word) in [(run.make, "make"), (run.update, "update")] {
        for step in steps where step.kind == .call && step.isAtOnce {
          guard ["layoutIfNeeded", "scrollToRow", "scrollToItem"].contains(step.name),
            !step.guards.contains(where: { $0.mentions("window") })
          else { continue }
          findings.add(
            "laid-out-off-window", word == "make" ? .likely : .possible, at: step.node,
            also: step.callers,
            "`\(step.name)` makes the list lay out in \(word), before it is in a window.")
        }
      }
    }
  }
}
