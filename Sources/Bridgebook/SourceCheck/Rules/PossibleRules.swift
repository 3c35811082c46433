/// Rules about patterns that are often harmless; their findings are reported only on request.
enum PossibleRules {
  static let animation = SourceRule("animation-not-bridged", isPossible: true) {
    context, findings in
    for run in context.bridges {
      for step in run.update where step.kind == .call && step.isAtOnce {
        guard step.name == "animate", step.node.base?.base?.name == "UIView" else { continue }
        findings.add(
          "animation-not-bridged", .possible, at: step.node, also: step.callers,
          "The update animates with UIKit's own timing instead of the transaction's.")
      }
    }
  }

  static let constraints = SourceRule("constraints-conflict", isPossible: true) {
    context, findings in
    for run in context.bridges where run.bridge.kind.form == .view {
      for step in run.make where step.kind == .set {
        guard step.name == "translatesAutoresizingMaskIntoConstraints", step.target?.root == .view,
          step.target?.path.count == 1, step.value?.name == "false"
        else { continue }
        findings.add(
          "constraints-conflict", .possible, at: step.node,
          "SwiftUI positions the returned view by its frame; without the autoresizing mask, its constraints have no view to refer to."
        )
      }
    }
  }

  static let sizing = SourceRule("representable-sizing", isPossible: true) { context, findings in
    for run in context.bridges {
      guard run.bridge.type.functions(named: "sizeThatFits").isEmpty,
        ["UITextView", "UILabel"].contains(context.root(of: run.bridge.viewClass)),
        !run.make.contains(where: { $0.name == "setContentCompressionResistancePriority" })
      else { continue }
      let isOpen =
        run.bridge.viewClass == "UILabel"
        ? run.make.first { $0.kind == .set && $0.name == "numberOfLines" && $0.value?.text == "0" }
        : run.make.first {
          $0.kind == .set && $0.name == "isScrollEnabled" && $0.value?.name == "false"
        }
      guard let step = isOpen else { continue }
      findings.add(
        "representable-sizing", .possible, at: step.node,
        "The height of this view depends on its width, which is never passed to it.")
    }
  }

  static let background = SourceRule(
    "hosting-background-opaque", isPossible: true, words: ClassWords.hostNames
  ) {
    context, findings in
    for type in context.ordered {
      let hosts = HostingRules.hosts(of: type, context)
      guard !hosts.isEmpty else { continue }
      var colored: Set<String> = []
      var added: [(String, SwiftNode)] = []
      for declaration in type.declarations {
        declaration.walk { node in
          if node.kind == .member, node.name == "backgroundColor", let view = node.base,
            let host = HostingRules.viewOwner(view, hosts)
          {
            colored.insert(host)
          }
          if node.kind == .call, node.base?.name == "addSubview",
            let view = node.all(.argument).first?.base,
            let host = HostingRules.viewOwner(view, hosts)
          {
            added.append((host, node))
          }
          return true
        }
      }
      for (host, node) in added where !colored.contains(host) {
        findings.add(
          "hosting-background-opaque", .possible, at: node,
          "The view of `\(host)` keeps the system's background, which hides what is behind it.")
      }
    }
  }

  static let hostedSize = SourceRule(
    "hosting-sizing", isPossible: true, words: ClassWords.hostNames
  ) { context, findings in
    for type in context.ordered {
      let hosts = HostingRules.hosts(of: type, context)
      guard !hosts.isEmpty, !context.mentions("sizingOptions"),
        !context.mentions("invalidateIntrinsicContentSize")
      else { continue }
      for declaration in type.declarations {
        declaration.walk { node in
          if node.kind == .call, node.base?.name == "addArrangedSubview",
            let view = node.all(.argument).first?.base,
            let host = HostingRules.viewOwner(view, hosts)
          {
            findings.add(
              "hosting-sizing", .possible, at: node, also: hosts[host].map { [$0] } ?? [],
              "The stack asks `\(host)` for its size once; without `sizingOptions` it is not told about later sizes.",
              edits: SourceFix.surrounding(
                node, before: "\(host).sizingOptions = .intrinsicContentSize"))
          }
          return true
        }
      }
    }
  }

  static let offMain = SourceRule("ui-off-main", isPossible: true, words: ["dataTask"]) {
    context, findings in
    context.tree.root.walk { node in
      guard node.kind == .call, let callee = node.base, callee.name == "dataTask",
        let closure = node.all(.argument).last?.base, closure.kind == .closure
      else { return true }
      closure.walk { inner in
        if inner.kind == .call, ["async", "Task", "run"].contains(inner.base?.name ?? "") {
          return false
        }
        if inner.kind == .assignment, let left = inner.base,
          ["image", "text", "isHidden", "backgroundColor"].contains(left.name), left.kind == .member
        {
          findings.add(
            "ui-off-main", .possible, at: left,
            "`\(left.name)` is set in the completion of a data task, which is not called on the main queue."
          )
        }
        return true
      }
      return true
    }
  }

  static let ordering = SourceRule("async-ordering", isPossible: true) { context, findings in
    for run in context.bridges {
      var late: FlowStep?
      var now: FlowStep?
      for callback in run.callbacks where callback.function.name.hasPrefix("text") {
        for step in callback.steps where step.kind == .set && !step.isEvent {
          guard StateRules.written(step, run) != nil else { continue }
          if step.isDeferred { late = late ?? step } else { now = now ?? step }
        }
      }
      guard let late, let now else { continue }
      findings.add(
        "async-ordering", .possible, at: late.node, also: [now.node],
        "One callback writes immediately and another one turn of the run loop later, so the writes can arrive in the wrong order."
      )
    }
  }

  static let manyUpdates = SourceRule(
    "multiple-updates-per-frame", isPossible: true, words: ["onChange"]
  ) {
    context, findings in
    context.tree.root.walk { node in
      guard node.kind == .call, let callee = node.base, callee.name == "onChange",
        let watched = node.all(.argument).first(where: { $0.name == "of" })?.base,
        let closure = node.all(.argument).last?.base, closure.kind == .closure
      else { return true }
      for child in closure.children where child.kind == .assignment {
        if let left = child.base, left.name == watched.name {
          findings.add(
            "multiple-updates-per-frame", .possible, at: left, also: [callee],
            "The action that runs when `\(watched.name)` changes sets it again.")
        }
      }
      return true
    }
  }

  static let body = SourceRule("side-effect-in-body", isPossible: true, words: ["body"]) {
    context, findings in
    for type in context.ordered where type.inherits.contains("View") {
      for variable in type.variables where variable.name == "body" {
        guard let block = variable.first(.block) else { continue }
        let locals = Set(block.all(.variable).map(\.name))
        for child in block.children where child.kind == .assignment {
          guard let left = child.base, let root = BridgeRun.rootName(of: left),
            !locals.contains(root),
            root != "_"
          else { continue }
          findings.add(
            "side-effect-in-body", .possible, at: left,
            "`body` sets `\(left.text)` while SwiftUI reads it.")
        }
      }
    }
  }

  static let panels = SourceRule("panel-not-key", isPossible: true, words: ["NSPanel"]) {
    context, findings in
    for type in context.classes where type.inherits.first == "NSPanel" {
      guard !type.variables.contains(where: { $0.name == "canBecomeKey" }),
        type.declarations.contains(where: {
          $0.text.contains("borderless") || $0.text.contains("nonactivatingPanel")
        }),
        let node = type.declaration
      else { continue }
      findings.add(
        "panel-not-key", .possible, at: node,
        "A panel without a title bar cannot become the key window unless it overrides `canBecomeKey`."
      )
    }
  }

  static let cells = SourceRule(
    "cell-clipping", isPossible: true, words: ["UIHostingConfiguration"]
  ) { context, findings in
    guard context.tree.names.contains("UIHostingConfiguration") else { return }
    context.tree.root.walk { node in
      if node.kind == .assignment, let left = node.base,
        left.name == "rowHeight" || left.name == "itemSize", node.last?.kind == .number
      {
        findings.add(
          "cell-clipping", .possible, at: left,
          "A fixed size cuts off the content of cells that SwiftUI fills where it needs more room.")
      }
      return true
    }
  }

  static let hits = SourceRule("hit-testing-blocked", isPossible: true, words: ["hitTest"]) {
    context, findings in
    for type in context.classes {
      for function in type.functions
      where function.name == "hitTest" && function.flags.contains(.isOverride) {
        let text = function.text
        if text.contains("rootViewController?.view") || text.contains("hosting") {
          findings.add(
            "hit-testing-blocked", .possible, at: function,
            "The hit test compares its result with the hosting view, which since iOS 18 is also the result for buttons."
          )
        }
      }
    }
  }

  static let keyboard = SourceRule(
    "keyboard-avoidance", isPossible: true, words: ["keyboardLayoutGuide"]
  ) { context, findings in
    guard context.tree.names.contains("keyboardLayoutGuide"),
      context.tree.names.contains("UIHostingController"),
      !context.mentions("safeAreaRegions")
    else { return }
    context.tree.root.walk { node in
      if node.kind == .member, node.name == "keyboardLayoutGuide" {
        findings.add(
          "keyboard-avoidance", .possible, at: node,
          "The hosting controller already avoids the keyboard, in addition to the layout guide.")
      }
      return true
    }
  }

  static let safeArea = SourceRule("safe-area", isPossible: true, words: ClassWords.hostNames) {
    context, findings in
    for type in context.ordered where type.inherits(isCell) {
      let hosts = HostingRules.hosts(of: type, context)
      guard !context.mentions("safeAreaRegions") else { continue }
      for (name, node) in hosts.sorted(by: { $0.key < $1.key }) {
        findings.add(
          "safe-area", .possible, at: node,
          "The host `\(name)` in a cell insets its content by the screen's safe area.")
      }
    }
  }

  private static func isCell(_ name: String) -> Bool { name.hasSuffix("Cell") }
}
