/// The propagation of environment values down a tree, and, as traits, into and out of the content
/// that UIKit hosts (R5.5).
final class EnvironmentFlow {
  private let program: ResolvedProgram
  private let run: SimulationRun
  private let code: CodeRunner
  private let graphUpdate: GraphUpdate
  private let callbacks: DelegateCalls
  private let hosts: HostStore
  /// The environment at the root of a tree.
  private(set) var defaults: [SimulatedValue] = []
  /// The changed traits of which wrapped objects will be notified in the next layout.
  private var traitsToTell: [(node: Node, key: Int)] = []

  init(
    _ program: ResolvedProgram, _ run: SimulationRun, _ code: CodeRunner,
    _ graphUpdate: GraphUpdate, _ callbacks: DelegateCalls, _ hosts: HostStore
  ) {
    self.program = program
    self.run = run
    self.code = code
    self.graphUpdate = graphUpdate
    self.callbacks = callbacks
    self.hosts = hosts
  }

  /// Evaluates the default values of the environment.
  func makeDefaults() {
    defaults = program.environmentKeys.map { key in
      run.line = key.line
      return code.evaluate(key.value, Frame())
    }
    run.line = 0
  }

  /// Reads a key, on which the reader then depends; ends the run if no ancestor provides a required
  /// object.
  func read(_ key: Int, _ frame: Frame) -> SimulatedValue {
    guard let node = frame.node else { return .nothing }
    if graphUpdate.reader === node, !node.readEnvironment.contains(key) {
      node.readEnvironment.append(key)
    }
    let value = node.environment[key]
    if program.environmentKeys[key].isRequired, value == .nothing, run.isRunning {
      miss(key, node)
    }
    return value
  }

  /// Ends the run because an object is missing.
  ///
  /// The runtime prints the same message for every cause. Here it is printed only if a hosting
  /// controller prevents access to the object, which is how the book explains the message.
  private func miss(_ key: Int, _ node: Node) {
    let name = program.environmentKeys[key].name
    guard isKeptAway(key, from: node) else {
      return run.trap("no ancestor view puts \(name) into the environment")
    }
    run.say(.missingObject(name), line: run.line, subject: node.subject)
    run.emit(.crash, line: run.line, subject: node.subject)
    run.crash()
  }

  /// Returns whether the object is available to code that directly or indirectly hosts the tree of
  /// a node.
  private func isKeptAway(_ key: Int, from node: Node) -> Bool {
    var root = node
    while true {
      while let parent = root.parent { root = parent }
      guard let host = hosts.living.first(where: { $0.root === root }) else { return false }
      if host.owner.environment[key] != .nothing { return true }
      root = host.owner
    }
  }

  /// Returns the initial environment of a tree hosted by a controller or a representable: the
  /// defaults, and the values that are passed as traits.
  func environment(below owner: Node) -> [SimulatedValue] {
    var environment = defaults
    for key in environment.indices where isTrait(program.environmentKeys[key]) {
      environment[key] = owner.environment[key]
    }
    return environment
  }

  /// Sets a node's environment; returns true if the change requires an update of the node.
  func take(_ parent: [SimulatedValue], _ node: Node) -> Bool {
    var environment = parent
    for (key, value) in node.overrides { environment[key] = value }
    let isUsed = node.readEnvironment.contains { environment[$0] != node.environment[$0] }
    let before = node.environment
    node.environment = environment
    guard program.views[node.view].role == .representable else { return isUsed }
    noteTraits(of: node, before: before)
    return isUsed
      || before != environment && readsBinding(node) && run.asks(.readBinding)
  }

  private func readsBinding(_ node: Node) -> Bool {
    node.fields.contains {
      if case .binding(let cell) = $0 { node.reads.contains(cell) } else { false }
    }
  }

  /// Overrides a trait in a controller, whose hosted trees read it as their environment.
  func setTrait(_ key: Int, to value: SimulatedValue, _ frame: Frame) {
    guard let node = frame.node, isTrait(program.environmentKeys[key]),
      node.environment[key] != value
    else { return }
    node.environment[key] = value
    run.emit(
      .trait, line: run.line, subject: node.subject,
      name: run.text(program.environmentKeys[key].name), value: run.text(value))
    for host in node.hosts where host.isOnScreen { hosts.invalidate(host) }
  }

  /// Returns a trait of a controller or a wrapped view; for keys that are not traits, the default
  /// value.
  func trait(_ key: Int, _ frame: Frame) -> SimulatedValue {
    guard let node = frame.node, isTrait(program.environmentKeys[key]) else {
      return defaults[key]
    }
    return node.environment[key]
  }

  /// Converts the changed environment of a representable to traits of its wrapped object and hosts.
  private func noteTraits(of node: Node, before: [SimulatedValue]) {
    for key in before.indices
    where before[key] != node.environment[key] && isTrait(program.environmentKeys[key]) {
      traitsToTell.append((node, key))
    }
    for host in node.hosts where host.isOnScreen { hosts.invalidate(host) }
  }

  /// Notifies objects of changed traits, as UIKit does during layout, outside of graph updates.
  func notifyTraits() {
    guard !traitsToTell.isEmpty else { return }
    let changes = traitsToTell
    traitsToTell.removeAll(keepingCapacity: true)
    for (node, key) in changes where node.isAlive {
      run.line = program.views[node.view].line
      let value = run.text(node.environment[key])
      run.emit(
        .trait, line: run.line, subject: node.subject,
        name: run.text(program.environmentKeys[key].name), value: value)
      callbacks.call("traitsDidChange", of: node, value: value)
    }
  }

  /// Returns whether a key is passed between SwiftUI and UIKit, as bridged keys are from iOS 17 on.
  private func isTrait(_ key: EnvironmentSpec) -> Bool {
    EnvironmentSpec.systemTraits.contains(key.name) || key.isBridged && run.parameters.os >= 17
  }
}

extension EnvironmentSpec {
  /// The environment values that correspond to traits of the system (R5.5); the locale does not.
  static let systemTraits: Set<String> = [
    "colorScheme", "dynamicTypeSize", "horizontalSizeClass", "verticalSizeClass",
  ]

  var canBeTrait: Bool { EnvironmentSpec.systemTraits.contains(name) || isBridged }
}
