/// Rules that examine one expression: calls and overrides that cannot have the intended effect.
enum PlatformRules {
  static let gestures = SourceRule("gesture-location-space", "gesture-target-added-by-hand") {
    context, findings in
    for run in context.bridges where run.bridge.kind.form == .gesture {
      for function in run.bridge.type.functions {
        function.walk { node in
          guard node.kind == .call, let callee = node.base else { return true }
          if callee.name == "location", let argument = node.all(.argument).first,
            argument.name == "in",
            callee.base?.kind == .identifier,
            argument.base?.name == "view" || argument.base?.name == "nil"
          {
            findings.add(
              "gesture-location-space", .likely, at: callee,
              "The location is in the coordinate space of the UIKit view; the context's converter returns it in SwiftUI's."
            )
          }
          if callee.name == "addTarget", function.name == run.bridge.kind.makeName {
            findings.add(
              "gesture-target-added-by-hand", .likely, at: callee,
              "SwiftUI calls the representable's own handler with a context; a separate target does not receive it."
            )
          }
          return true
        }
      }
    }
  }

  static let selectors = SourceRule("selector-on-struct") { context, findings in
    for run in context.bridges where run.bridge.type.word == "struct" {
      for function in run.bridge.type.functions {
        function.walk { node in
          guard node.kind == .call, let callee = node.base else { return true }
          let arguments = node.all(.argument)
          let takesSelf =
            ["addTarget", "addObserver"].contains(callee.name) && isSelf(arguments.first)
            || arguments.contains { $0.name == "target" && isSelf($0) }
          let hasSelector = arguments.contains {
            $0.base.map { $0.text.hasPrefix("#selector") } ?? false
          }
          if takesSelf, hasSelector {
            findings.add(
              "selector-on-struct", .likely, at: callee,
              "`self` is a struct here and cannot be the target of a selector.")
          }
          return true
        }
      }
    }
  }

  private static func isSelf(_ argument: SwiftNode?) -> Bool {
    argument?.base?.kind == .identifier && argument?.base?.name == "self"
  }

  private static let appearance: Set<String> = [
    "viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear",
  ]

  static let lifecycle = SourceRule("appearance-calls-unbalanced", words: Array(appearance)) {
    context, findings in
    guard !context.isTest else { return }
    for type in context.ordered {
      for function in type.functions {
        function.walk { node in
          guard node.kind == .call, let callee = node.base, callee.kind == .member,
            appearance.contains(callee.name), let receiver = callee.base,
            receiver.name != "super", receiver.name != "self",
            node.all(.argument).map(\.name) == [""],
            ![
              "model", "presenter", "interactor", "delegate", "output", "tracker", "logger",
              "analytics",
            ]
            .contains(where: { receiver.name.lowercased().contains($0) })
          else { return true }
          findings.add(
            "appearance-calls-unbalanced", .likely, at: callee,
            "`\(callee.name)` is called on `\(receiver.text)` manually, but containment calls it, too."
          )
          return true
        }
      }
    }
  }

  static let navigationExtension = SourceRule(
    "navigation-extension-app-wide", words: ["UINavigationController"]
  ) {
    context, findings in
    for type in context.ordered
    where type.name == "UINavigationController" && type.word == "extension" {
      for function in type.functions
      where function.flags.contains(.isOverride) || function.name == "gestureRecognizerShouldBegin"
      {
        findings.add(
          "navigation-extension-app-wide", .likely, at: function,
          "An extension of `UINavigationController` changes every navigation controller in the process."
        )
      }
    }
  }

  static let keys = SourceRule("key-events-not-delivered", words: ["keyDown"]) {
    context, findings in
    for type in context.classes where type.inherits.first == "NSView" {
      guard
        let key = type.functions.first(where: {
          $0.name == "keyDown" && $0.flags.contains(.isOverride)
        }),
        !type.variables.contains(where: { $0.name == "acceptsFirstResponder" })
      else { continue }
      findings.add(
        "key-events-not-delivered", .likely, at: key,
        "`\(type.name)` handles keys but never accepts being the first responder.")
    }
  }

  static let picker = SourceRule("picker-cancel-clears") { context, findings in
    for run in context.bridges {
      for callback in run.callbacks where callback.function.name == "picker" {
        for step in callback.steps where step.isAtOnce && step.guards.isEmpty {
          let isCleared =
            step.kind == .set
            && (step.value?.kind == .array && step.value?.base == nil || step.value?.name == "nil")
            || step.kind == .call && step.name == "removeAll"
          guard isCleared, let target = step.target,
            target.root == .kept || target.root == .coordinator,
            !target.path.isEmpty
          else { continue }
          findings.add(
            "picker-cancel-clears", .likely, at: step.node,
            "The selection is cleared before the results are checked, and a canceled picker returns none."
          )
        }
      }
    }
  }

  static let wrappersInClasses = SourceRule(
    "state-read-outside-view", "environment-outside-view",
    words: ["State", "StateObject", "Environment", "EnvironmentObject"]
  ) {
    context, findings in
    guard !context.isTest else { return }
    for type in context.classes {
      for property in type.stored {
        if property.attributes.contains("State") || property.attributes.contains("StateObject") {
          findings.add(
            "state-read-outside-view", .likely, at: property.node,
            "`\(property.name)` of the class `\(type.name)` is `@State`, which works inside a view only."
          )
        }
        if property.isEnvironment {
          findings.add(
            "environment-outside-view", .likely, at: property.node,
            "`\(property.name)` of the class `\(type.name)` reads the environment, which only a view has."
          )
        }
      }
    }
  }

  static let configuration = SourceRule(
    "hosting-configuration-rebuilt", words: ["UIHostingConfiguration"]
  ) { context, findings in
    for type in context.classes {
      for function in type.functions where function.name == "updateConfiguration" {
        guard let state = function.first(.parameter)?.name else { continue }
        var made: SwiftNode?
        var isUsed = false
        function.walk { node in
          if ClassWords.created(by: node) == "UIHostingConfiguration" { made = node }
          if node.kind == .identifier, node.name == state,
            node.parent?.parent?.base?.base?.name != "super"
          {
            isUsed = true
          }
          return true
        }
        if let made, !isUsed {
          findings.add(
            "hosting-configuration-rebuilt", .likely, at: made,
            "Each change of the cell's state makes the same configuration again: `\(state)` is not used."
          )
        }
      }
    }
  }

  static let observation = SourceRule(
    "observation-stale-by-one", words: ["withObservationTracking"]
  ) { context, findings in
    context.tree.root.walk { node in
      guard node.kind == .call, node.base?.name == "withObservationTracking",
        let change = node.all(.argument).first(where: { $0.name == "onChange" })?.base,
        change.kind == .closure
      else { return true }
      let hops = change.children.contains { child in
        var hops = false
        child.walk { inner in
          if inner.kind == .call,
            ["Task", "async", "detached", "perform"].contains(inner.base?.name ?? "")
          {
            hops = true
          }
          return !hops
        }
        return hops
      }
      let isEmpty = !change.children.contains { $0.kind != .parameter && $0.kind != .capture }
      // Code that sets a flag or requests a layout does not read new values.
      let reads = change.children.contains { child in
        child.kind == .call
          && (child.base?.name.hasPrefix("update") ?? false
            || child.base?.name.hasPrefix("render") ?? false
            || child.base?.name.hasPrefix("apply") ?? false)
          || child.kind == .assignment
            && (child.last?.kind == .member || child.last?.kind == .string)
      }
      if !hops, !isEmpty, reads {
        findings.add(
          "observation-stale-by-one", .likely, at: node,
          "`onChange` runs before the value changes, and reads it at once.")
      }
      return true
    }
  }

  static let mixed = SourceRule("mixed-navigation", words: ["pushViewController"]) {
    context, findings in
    context.tree.root.walk { node in
      guard node.kind == .call, node.base?.name == "pushViewController",
        let host = node.all(.argument).first?.base,
        let created = ClassWords.created(by: host), ClassWords.hostingControllers.contains(created),
        let view = host.all(.argument).first(where: { $0.name == "rootView" })?.base
      else { return true }
      var root = view
      for _ in 0..<32 {
        if ClassWords.created(by: root) != nil { break }
        guard let base = root.base else { break }
        root = base
      }
      if let name = ClassWords.created(by: root),
        ["NavigationStack", "NavigationView", "NavigationSplitView"].contains(name)
      {
        findings.add(
          "mixed-navigation", .likely, at: node,
          "A `\(name)` is pushed into a navigation controller: two navigation bars.")
      }
      return true
    }
  }

  static let infinite = SourceRule("invalid-frame", words: ["infinity"]) { context, findings in
    context.tree.root.walk { node in
      guard node.kind == .call, node.base?.name == "frame" else { return true }
      for argument in node.all(.argument)
      where argument.name == "width" || argument.name == "height" {
        if let value = argument.base, value.kind == .member, value.name == "infinity",
          let callee = node.base
        {
          findings.add(
            "invalid-frame", .certain, at: callee,
            "`\(argument.name)` is infinite; a frame takes that as `maxWidth` and `maxHeight` only."
          )
        }
      }
      return true
    }
  }

  static let subscription = SourceRule("subscription-in-init", words: ["sink", "addObserver"]) {
    context, findings in
    for type in context.ordered where type.word == "struct" && type.inherits.contains("View") {
      for function in type.functions where function.label == "init" {
        function.walk { node in
          guard node.kind == .call, let callee = node.base else { return true }
          if callee.name == "sink" || callee.name == "addObserver" {
            findings.add(
              "subscription-in-init", .likely, at: callee,
              "The view subscribes in its initializer, which runs for every new struct.")
          }
          return true
        }
      }
    }
  }
}
