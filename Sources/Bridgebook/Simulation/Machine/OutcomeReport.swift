/// The state at the end of a run.
struct OutcomeReport {
  let program: ResolvedProgram
  let run: SimulationRun
  let state: StateStore
  let nodes: NodeStore
  let objects: PlatformObjects
  let hosts: HostStore
  let ownership: Ownership
  let leaks: LeakReport

  var outcome: SimulationOutcome {
    SimulationOutcome(
      eventCount: run.eventCount, stoppedBy: run.stoppedBy, trapReason: run.trapReason,
      stopLine: run.isRunning ? nil : run.stopLine, finals: finals,
      live: sorted(live)
        + sorted(coordinators).map { .init(type: "\($0.type).coordinator", count: $0.count) },
      made: run.madeTypes, leaks: leaks.leaks,
      warnings: run.warnings.sorted { ($0.line, "\($0.kind)") < ($1.line, "\($1.kind)") },
      consulted: run.parameters.consulted)
  }

  private var finals: [SimulationOutcome.Final] {
    var finals = program.cells.indices.map { final("", $0) }
    for node in nodes.living.compactMap(\.last) {
      let spec = program.views[node.view]
      finals += node.ownCells.map { final("\(spec.name).", $0) }
      if let object = node.object { finals += self.finals(of: object, named: spec.name) }
      for (index, object) in node.owned.enumerated() {
        finals += self.finals(of: object, named: "\(spec.name).\(spec.objects[index].name)")
      }
    }
    for host in hosts.living where host.size != .nothing {
      let name = program.hosts[host.spec].name
      finals.append(.init(name: "\(name).idealSize", value: host.idealSize.text))
      finals.append(.init(name: "\(name).size", value: host.size.text))
    }
    return finals
  }

  private func final(_ prefix: String, _ cell: Int) -> SimulationOutcome.Final {
    .init(name: prefix + state.cells[cell].spec.name, value: state.value(of: cell).text)
  }

  private func finals(of object: Int, named name: String) -> [SimulationOutcome.Final] {
    zip(program.kinds[objects.all[object].kind].properties, objects.all[object].values).map {
      .init(name: "\(name).\($0.name)", value: $1.text)
    }
  }

  /// The number of platform objects, hosts and controllers, by type.
  private var live: [String: Int] {
    var live: [String: Int] = [:]
    for object in objects.all where object.isAlive {
      live[program.kinds[object.kind].name, default: 0] += 1
    }
    for host in hosts.living { live[program.hosts[host.spec].type, default: 0] += 1 }
    for (spec, living) in zip(program.views, nodes.living) where spec.role == .controller {
      live[spec.name, default: 0] += living.count
    }
    return live
  }

  /// The number of coordinators, by the type of their representable.
  private var coordinators: [String: Int] {
    var coordinators: [String: Int] = [:]
    for node in ownership.orphans.values where !node.references.isCoordinatorGone {
      coordinators[program.views[node.view].name, default: 0] += 1
    }
    for (spec, living) in zip(program.views, nodes.living) where spec.role == .representable {
      coordinators[spec.name, default: 0] += living.count
    }
    return coordinators
  }

  private func sorted(_ counts: [String: Int]) -> [SimulationOutcome.Live] {
    counts.filter { $0.value > 0 }.sorted { $0.key < $1.key }.map {
      .init(type: $0.key, count: $0.value)
    }
  }
}
