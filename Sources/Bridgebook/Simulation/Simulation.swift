/// Runs one variant of a scenario.
package struct Simulation: Sendable {
  private let program: ResolvedProgram
  private let resolver: Resolver
  private let isIOS: Bool

  /// Prepares a program.
  ///
  /// - Parameters:
  ///   - library: kinds of platform objects that the program may use without declaring them.
  ///   - parameters: replace those of the program.
  /// - Throws: everything that is wrong with the program's names.
  package init(
    _ program: ScenarioProgram, library: [ScenarioDeclaration] = [],
    parameters: [ScenarioParameter] = []
  ) throws(ProgramProblems) {
    var resolver = Resolver(program, library: library)
    self.program = try resolver.resolve(parameters)
    self.resolver = resolver
    isIOS = program.platform == .ios || program.platform == .ipados
  }

  /// Major version of iOS that the run is about; nil on other platforms.
  package var iosVersion: Int? { isIOS ? program.settings.os : nil }

  /// The text of a value that an expectation names; empty where its names lead nowhere.
  func value(_ expression: ScenarioExpression) -> String {
    var resolver = resolver
    var scope = ResolverScope.global
    let resolved = resolver.expression(expression, &scope)
    return Machine(program, texts: TextTable(), sink: { _, _ in }).evaluate(resolved, Frame()).text
  }

  /// Whether something of that type could be in a run.
  func knows(type: String) -> Bool {
    let name = type.hasSuffix(".coordinator") ? String(type.dropLast(".coordinator".count)) : type
    return program.views.contains { $0.name == name } || program.hosts.contains { $0.type == name }
      || program.kinds.contains { $0.name == name }
  }

  /// Runs all steps and hands the events on in batches, in their order.
  ///
  /// Time is linear in the number of events; memory depends on what is alive, not on how long it runs.
  ///
  /// - Parameters:
  ///   - budget: what the run may use up; passing it ends the run.
  ///   - isUnwanted: asked again and again; ends the run when nobody wants the rest.
  package func run(
    texts: TextTable = TextTable(capacity: 1 << 18, byteCapacity: 32 << 20),
    budget: RunBudget = .standard, isUnwanted: @escaping () -> Bool = { false },
    sink: @escaping (_ events: [TraceEvent], _ texts: TextTable) -> Void
  ) -> SimulationOutcome {
    let warnings = resolver.warnings
    let machine = Machine(
      program, texts: texts, budget: budget, isUnwanted: isUnwanted, sink: sink)
    machine.warnings = Set(warnings)
    machine.runSteps()
    return machine.outcome
  }
}

/// What is left when a run ends.
package struct SimulationOutcome: Equatable, Sendable {
  /// A value at the end of the run.
  package struct Final: Equatable, Sendable {
    package let name: String
    package let value: String
  }

  /// How many objects of a type are alive.
  package struct Live: Equatable, Sendable {
    package let type: String
    package let count: Int
  }

  /// What is alive although its view or its controller is gone.
  package struct Leak: Equatable, Sendable {
    package let type: String
    package let count: Int
    /// From where it is still reached, or a cycle.
    package let holder: String
  }

  package let eventCount: Int
  /// Why it ended before its steps did; who asked for the end may say why.
  package var stoppedBy: SimulationStop?
  /// The line of the statement that ran when the run was ended early.
  package let stopLine: Int?
  /// States and properties of models, in the order of the file, then the newest view's own states and the properties of
  /// the objects that representables wrap and controllers own.
  package let finals: [Final]
  /// Platform objects and controllers, then coordinators, by type.
  package let live: [Live]
  /// By type and holder.
  package let leaks: [Leak]
  /// What had no effect, in the order of the lines.
  package let warnings: [SimulationWarning]
  /// Names of the model's parameters that the run asked for, sorted; no other had a part in it.
  package let consulted: [String]
}

extension Machine {
  private func finals(of object: Int, named name: String) -> [SimulationOutcome.Final] {
    let properties = program.kinds[objects[object].kind].properties
    return properties.indices.map {
      .init(name: "\(name).\(properties[$0].name)", value: objects[object].values[$0].text)
    }
  }

  var outcome: SimulationOutcome {
    var finals = program.cells.indices.map {
      SimulationOutcome.Final(name: cells[$0].spec.name, value: cells[$0].current.text)
    }
    for nodes in living {
      guard let node = nodes.last else { continue }
      for cell in node.ownCells {
        finals.append(
          .init(
            name: "\(program.views[node.view].name).\(cells[cell].spec.name)",
            value: cells[cell].current.text))
      }
      let spec = program.views[node.view]
      if let object = node.object { finals += self.finals(of: object, named: spec.name) }
      for (index, object) in node.owned.enumerated() {
        finals += self.finals(of: object, named: "\(spec.name).\(spec.objects[index].name)")
      }
    }
    var live: [String: Int] = [:]
    for object in objects where object.isAlive {
      live[program.kinds[object.kind].name, default: 0] += 1
    }
    for host in hosts {
      live[program.hosts[host.spec].type, default: 0] += 1
      let name = program.hosts[host.spec].name
      guard host.size != .nothing else { continue }
      finals.append(.init(name: "\(name).idealSize", value: host.idealSize.text))
      finals.append(.init(name: "\(name).size", value: host.size.text))
    }
    var coordinators: [String: Int] = [:]
    for node in orphans.values where !node.wasReleased {
      coordinators[program.views[node.view].name, default: 0] += 1
    }
    for (view, nodes) in living.enumerated() where !nodes.isEmpty {
      let spec = program.views[view]
      switch spec.role {
      case .representable: coordinators[spec.name, default: 0] += nodes.count
      case .controller: live[spec.name, default: 0] += nodes.count
      case .view: break
      }
    }
    return SimulationOutcome(
      eventCount: writer.count, stoppedBy: stoppedBy,
      stopLine: stoppedBy == nil ? nil : stopLine, finals: finals,
      live: live.sorted { $0.key < $1.key }.map { .init(type: $0.key, count: $0.value) }
        + coordinators.sorted { $0.key < $1.key }.filter { $0.value > 0 }.map {
          .init(type: "\($0.key).coordinator", count: $0.value)
        }, leaks: leaks,
      warnings: warnings.sorted { ($0.line, "\($0.kind)") < ($1.line, "\($1.kind)") },
      consulted: (consulted + asked.names).sorted())
  }
}
