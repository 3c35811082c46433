/// Finds the bridges in a file.
package enum SourceLedger {
  /// Returns the bridges in source order, at most one for each position.
  ///
  /// - Parameters:
  ///   - path: The path of the file in the folder.
  ///   - folder: The files that may declare parts of the bridges.
  package static func bridges(
    in tree: SwiftTree, path: String = "", folder: SourceFolder = SourceFolder()
  ) -> [BridgeUse] {
    let context = SourceContext(
      tree, folder: folder, joined: SourceJoin(tree, path: path, in: folder).trees)
    let kept = KeepComment.all(in: tree)
    var uses = context.bridges.compactMap { use(of: $0, context, kept) }
    for type in context.ordered { hosts(in: type, context, kept, &uses) }
    for node in tree.root.children where node.kind != .type {
      hosts(outsideOfTypes: node, path, kept, &uses)
    }
    var seen: Set<Int> = []
    return uses.sorted { ($0.line, $0.column, $0.className) < ($1.line, $1.column, $1.className) }
      .filter { seen.insert($0.line << 16 | $0.column & 0xffff).inserted }
  }

  private static func use(
    of run: BridgeRun, _ context: SourceContext, _ kept: [Int: String]
  ) -> BridgeUse? {
    let bridge = run.bridge
    guard let node = bridge.declaration(in: context.tree) else { return nil }
    let (line, column) = node.tree.position(of: node.anchor)
    var members = UsedMembers()
    var options: [String] = []
    for step in run.make + run.update where step.kind != .create {
      guard let place = step.target, place.root == .view else { continue }
      let member = place.path.first { $0.first?.isLowercase ?? false && !$0.hasSuffix("()") }
      members.insert(step.kind == .set ? member ?? step.name : step.name)
      if step.kind == .set, place.path.count == 1 {
        members.note(choice(step, bridge) ?? step.value, of: step.name)
      }
      members.formUnion(place.path.filter(BridgeUse.parts.contains))
      if let option = choice(step, bridge)?.name { options.append(option) }
    }
    if let coordinator = bridge.coordinator,
      coordinator.inherits({ $0.hasSuffix("Delegate") || $0.hasSuffix("DataSource") })
    {
      for function in coordinator.functions {
        guard let method = delegateMethod(function) else { continue }
        members.insert(method, returning: function.results)
      }
    }
    for steps in [run.make, run.update, run.coordinatorStart] + run.callbacks.map(\.steps) {
      members.noteElsewhere(steps)
    }
    let object = WrappedObject(run, context)
    members.formUnion(object.members)
    members.formUnion(parts(in: bridge.make, of: run.returnedNames))
    members.formUnion(parts(in: bridge.update, of: [bridge.viewName]))
    let carrier: BridgeUse.Carrier =
      switch bridge.kind.form {
      case .view: .view
      case .controller: .controller
      case .gesture: .gesture
      }
    return BridgeUse(
      line: line, column: column, name: bridge.type.name, direction: .platformInSwiftUI,
      carrier: carrier, className: object.className, content: object.content,
      options: object.options + options, isAppKit: bridge.kind.toolkit == "NS",
      used: members,
      kept: kept[line] ?? kept[line - 1], lastLine: nil, variable: nil,
      places: places(of: bridge, in: context.tree), wrapperLine: nil)
  }

  private static func places(of bridge: Bridge, in tree: SwiftTree) -> [ClosedRange<Int>] {
    (bridge.type.declarations + (bridge.coordinator?.declarations ?? []))
      .filter { $0.tree === tree }
      .map { node in
        let range = node.range
        let first = tree.position(of: range.lowerBound).line
        return first...max(first, tree.position(of: range.upperBound).line)
      }
  }

  /// Returns the parts of the view that a function reads, for example in a loop over `subviews`.
  private static func parts(in function: SwiftNode?, of names: Set<String>) -> Set<String> {
    var found: Set<String> = []
    function?.walk { node in
      if node.kind == .member, BridgeUse.parts.contains(node.name),
        let root = BridgeRun.rootName(of: node), names.contains(root)
      {
        found.insert(node.name)
      }
      return true
    }
    return found
  }

  /// Returns the choice that a step sets: the value itself, or the default value of the wrapper's
  /// property that is assigned.
  private static func choice(_ step: FlowStep, _ bridge: Bridge) -> SwiftNode? {
    var value = step.value
    if let place = step.valuePlace, place.root == .wrapper, place.path.count == 1 {
      value = bridge.type.property(place.path[0])?.value
    }
    guard let value, value.kind == .member,
      value.base == nil || value.base?.name.first?.isUppercase ?? false
    else { return nil }
    return value
  }

  /// Returns the full name of a method whose first parameter has no label or only a preposition, as
  /// in delegate methods.
  private static func delegateMethod(_ function: SwiftNode) -> String? {
    let labels = function.all(.parameter).map(\.label)
    guard function.label == "func", ["_", "in", "for"].contains(labels.first ?? ""),
      !function.flags.contains(.isPrivate)
    else { return nil }
    return "\(function.name)(\(labels.map { "\($0):" }.joined()))"
  }

  private static let carriers: [String: BridgeUse.Carrier] = [
    "UIHostingController": .hosting, "NSHostingController": .hosting,
    "WKHostingController": .hosting, "NSHostingView": .hostingView, "NSHostingMenu": .hostingView,
    "UIHostingConfiguration": .cell,
  ]

  private static func hosts(
    in type: CheckedType, _ context: SourceContext, _ kept: [Int: String],
    _ uses: inout [BridgeUse]
  ) {
    // An interaction that a platform view controller adds to its own views is not a bridge.
    let owner = context.bridges.first {
      $0.bridge.type === type || $0.bridge.coordinator === type
    }
    let isBridge = owner != nil
    let ownerLine = owner.flatMap { run in
      run.bridge.declaration(in: context.tree)
        .flatMap { $0.tree === context.tree ? $0.line : nil }
    }
    for declaration in type.declarations where declaration.tree === context.tree {
      // Excludes the extensions of a subclass, which are other parts of the same bridge.
      let parents = declaration.all(.inheritance).map(\.name)
      if let parent = parents.first(where: { carriers[$0] != nil }), let carrier = carriers[parent]
      {
        add(declaration, type.name, .swiftUIInPlatform, carrier, parent, kept, &uses)
      }
      declaration.walk { node in
        if node.kind == .type, node != declaration { return false }
        guard node.kind == .call else { return true }
        if let created = ClassWords.created(by: node), let carrier = carriers[created] {
          add(
            node, type.name, .swiftUIInPlatform, carrier, created, kept, &uses,
            within: declaration, partOf: ownerLine)
        }
        if isBridge, node.base?.name == "addInteraction",
          let value = node.all(.argument).first?.base,
          let created = ClassWords.created(by: value)
        {
          add(node, type.name, .platformInSwiftUI, .interaction, created, kept, &uses)
        }
        return true
      }
    }
  }

  /// Lists the hosts created by functions, variables and statements outside of types, as in a
  /// playground; a statement is named after its file.
  private static func hosts(
    outsideOfTypes top: SwiftNode, _ path: String, _ kept: [Int: String],
    _ uses: inout [BridgeUse]
  ) {
    top.walk { node in
      if node.kind == .type { return false }
      guard let created = ClassWords.created(by: node), let carrier = carriers[created] else {
        return true
      }
      let isNamed = top.kind == .function || top.kind == .variable
      let file = path.split(separator: "/").last.map(String.init) ?? path
      add(
        node, isNamed ? top.name : file, .swiftUIInPlatform, carrier, created, kept, &uses,
        within: top)
      return true
    }
  }

  private static func add(
    _ node: SwiftNode, _ name: String, _ direction: BridgeUse.Direction,
    _ carrier: BridgeUse.Carrier, _ className: String, _ kept: [Int: String],
    _ uses: inout [BridgeUse], within scope: SwiftNode? = nil, partOf wrapperLine: Int? = nil
  ) {
    let (line, column) = node.tree.position(of: node.anchor)
    uses.append(
      BridgeUse(
        line: line, column: column, name: name, direction: direction, carrier: carrier,
        className: className, content: .framework, options: [],
        isAppKit: className.hasPrefix("NS"), used: UsedMembers(),
        kept: kept[line] ?? kept[line - 1],
        lastLine: scope.map { $0.tree.position(of: $0.range.upperBound).line },
        variable: variable(holding: node), places: [], wrapperLine: wrapperLine))
  }

  /// Returns the variable to which a created object is assigned.
  private static func variable(holding node: SwiftNode) -> String? {
    switch node.parent?.kind {
    case .variable: node.parent?.name
    case .assignment: node.parent?.base?.name
    default: nil
    }
  }
}

/// A comment `// bridgebook:keep reason`, which marks a bridge that is kept on purpose.
enum KeepComment {
  private static let mark = Array("bridgebook:keep".utf8)

  /// Returns the reasons by line number.
  static func all(in tree: SwiftTree) -> [Int: String] {
    var reasons: [Int: String] = [:]
    for range in tree.comments {
      guard let place = IgnoreComment.place(of: mark, in: tree.bytes, range) else { continue }
      let words = tree.text(Int32(place)..<range.upperBound)
        .split { $0 == " " || $0 == "\t" || $0 == "*" || $0 == "/" || $0 == "\r" || $0 == "\n" }
      reasons[tree.position(of: range.lowerBound).line] = words.joined(separator: " ")
    }
    return reasons
  }
}
