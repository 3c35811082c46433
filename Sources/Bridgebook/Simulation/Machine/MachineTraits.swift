extension Machine {
  /// What a tree hosted by a controller or a representable starts from: defaults, and what crosses as a trait (R5.5).
  func environment(below owner: Node) -> [SimulatedValue] {
    var environment = defaultEnvironment
    for key in environment.indices where isTrait(program.environmentKeys[key]) {
      environment[key] = owner.environment[key]
    }
    return environment
  }

  /// Gives a hosted tree another environment.
  func pass(_ environment: [SimulatedValue], to root: Node) {
    let before = root.environment
    let usesChange = take(environment, root)
    for key in before.indices where before[key] != root.environment[key] {
      emit(
        .environment, line: program.views[root.view].line, subject: root.subject,
        name: text(program.environmentKeys[key].name), value: text(root.environment[key]))
    }
    guard before != root.environment else { return }
    if usesChange { evaluateBody(root) } else { passEnvironment(under: root) }
  }

  /// A controller overrides a trait, which its hosted trees read as their environment.
  func setTrait(_ key: Int, to value: SimulatedValue, _ frame: Frame) {
    guard let node = frame.node, isTrait(program.environmentKeys[key]),
      node.environment[key] != value
    else { return }
    node.environment[key] = value
    emit(
      .trait, line: line, subject: node.subject, name: text(program.environmentKeys[key].name),
      value: text(value))
    for host in node.hosts where host.isOnScreen { invalidate(host) }
  }

  /// What the traits of a controller or a wrapped view say; keys that are no traits have their default there.
  func trait(_ key: Int, _ frame: Frame) -> SimulatedValue {
    guard let node = frame.node, isTrait(program.environmentKeys[key]) else {
      return defaultEnvironment[key]
    }
    return node.environment[key]
  }

  /// The environment of a representable becomes the traits of what it wraps and hosts.
  func noteTraits(of node: Node, before: [SimulatedValue]) {
    for key in before.indices
    where before[key] != node.environment[key]
      && isTrait(program.environmentKeys[key])
    {
      traitChanges.append((node, key))
    }
    for host in node.hosts where host.isOnScreen { invalidate(host) }
  }

  /// UIKit tells its objects of changed traits with the layout, outside of graph updates.
  func tellTraits() {
    guard !traitChanges.isEmpty else { return }
    let changes = traitChanges
    traitChanges.removeAll(keepingCapacity: true)
    for (node, key) in changes where node.isAlive {
      line = program.views[node.view].line
      let value = text(node.environment[key])
      emit(
        .trait, line: line, subject: node.subject,
        name: text(program.environmentKeys[key].name), value: value)
      call("traitsDidChange", of: node, value: value)
    }
  }
}

extension EnvironmentSpec {
  /// Values that are traits of the system by themselves (R5.5); the locale is none.
  static let systemTraits: Set<String> = [
    "colorScheme", "dynamicTypeSize", "horizontalSizeClass", "verticalSizeClass",
  ]

  var canBeTrait: Bool { EnvironmentSpec.systemTraits.contains(name) || isBridged }
}

extension Machine {
  /// Whether the key crosses the border between SwiftUI and UIKit; bridged keys do from iOS 17 on.
  private func isTrait(_ key: EnvironmentSpec) -> Bool {
    EnvironmentSpec.systemTraits.contains(key.name) || key.isBridged && os >= 17
  }
}
