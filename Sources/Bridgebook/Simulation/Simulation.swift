/// Runs a variant of a scenario.
package struct Simulation: Sendable {
  private let resolution: Resolution
  private let isIOS: Bool
  private let classes: SetterTable

  private var program: ResolvedProgram { resolution.program }

  /// Resolves the names of a program.
  ///
  /// - Parameters:
  ///   - library: The platform classes that the program may use without declaring them.
  ///   - parameters: Parameters that replace those of the program.
  /// - Throws: All problems with the program's names.
  package init(
    _ program: ScenarioProgram, library: PlatformLibrary = PlatformLibrary(),
    parameters: [ScenarioParameter] = []
  ) throws(ProgramProblems) {
    resolution = try Resolver(program, library: library).resolve(parameters)
    classes = library.classes
    isIOS = program.platform == .ios || program.platform == .ipados
  }

  /// The major version of iOS that is simulated; nil for other platforms.
  package var iosVersion: Int? { isIOS ? resolution.program.settings.os : nil }

  /// The setters of platform classes, with those that the program's own kinds declare.
  package var setters: SetterTable {
    var table = classes
    for kind in program.kinds {
      table.components.insert(kind.name)
      if let base = kind.base { table.inherit(from: base, in: kind.name) }
      for property in kind.properties
      where property.acts
        || kind.properties.contains(where: { $0.name == property.changes && $0.acts })
      {
        guard table.setter(property.name, of: kind.name)?.onlyFresh ?? true else { continue }
        table.add(
          .init(
            name: property.name, property: property.name, effect: .moves,
            callbacks: property.callsWhenSet.map(\.name), onlyFresh: false), to: kind.name)
      }
    }
    return table
  }

  /// Returns the text of an expected value; nil if it is not known before the run.
  func value(_ expression: ScenarioExpression) -> String? {
    resolution.constant(expression).map {
      Machine(resolution.program, texts: TextTable(), sink: { _, _ in }).value(of: $0).text
    }
  }

  /// Returns whether a run can contain instances of a type.
  func knows(type: String) -> Bool {
    let name = type.hasSuffix(".coordinator") ? String(type.dropLast(".coordinator".count)) : type
    return program.views.contains { $0.name == name } || program.hosts.contains { $0.type == name }
      || program.kinds.contains { $0.name == name }
  }

  /// The names of the views, representables and controllers, and the types of the hosts.
  var typeNames: [String] { program.views.map(\.name) + program.hosts.map(\.type) }

  /// Returns whether a type can have the events of a figure; views have no updates, and
  /// representables no body.
  func knows(_ figure: RunFigures.Figure, of type: String) -> Bool {
    guard figure.isPerType else { return false }
    guard let view = program.views.first(where: { $0.name == type }) else {
      return knowsKind(figure, type)
        ?? (knows(type: type) && !RunFigures.Figure.ofViews.contains(figure))
    }
    // Only a view's own states belong to it; those of the app are not counted by type.
    if [.written, .dropped, .equal].contains(figure), view.ownStates.isEmpty { return false }
    if figure == .objects || figure == .resizes && view.size == nil { return false }
    return switch view.role {
    case .view:
      !RunFigures.Figure.ofRepresentables.union(RunFigures.Figure.ofObjects).contains(figure)
    case .representable: !RunFigures.Figure.ofBodies.contains(figure)
    case .controller: !RunFigures.Figure.ofViews.contains(figure)
    }
  }

  /// Returns whether a platform class can have the events of a figure; nil for any other type.
  ///
  /// The events of a wrapped object are counted for its representable.
  private func knowsKind(_ figure: RunFigures.Figure, _ type: String) -> Bool? {
    guard let kind = program.kinds.firstIndex(where: { $0.name == type }),
      !program.hosts.contains(where: { $0.type == type })
    else { return nil }
    let isOwned =
      program.shared.contains(kind)
      || program.views.contains { $0.objects.contains { $0.kind == kind } }
    return figure == .objects || figure == .sets && isOwned
  }

  /// Returns the representables that wrap a class.
  func wrappers(of type: String) -> [String] {
    program.views.filter { $0.platform.map { program.kinds[$0].name } == type }.map(\.name)
  }

  /// Returns whether a type is that of objects: platform objects, controllers and hosts, or the
  /// coordinators of a representable.
  func knowsObject(_ type: String) -> Bool {
    let isCoordinator = type.hasSuffix(".coordinator")
    let name = isCoordinator ? String(type.dropLast(".coordinator".count)) : type
    if let view = program.views.first(where: { $0.name == name }) {
      return view.role == (isCoordinator ? .representable : .controller)
    }
    return !isCoordinator && knows(type: type)
  }

  /// Returns the class that a representable wraps, by the representable's name.
  func wrappedType(of representable: String) -> String? {
    program.views.first { $0.name == representable }?.platform.map { program.kinds[$0].name }
  }

  /// Runs all steps and passes the events on in batches, in order.
  ///
  /// Time is linear in the number of events; memory depends on the live objects, not on the length
  /// of the run.
  ///
  /// - Parameters:
  ///   - budget: The amounts that the run may use; exceeding one of them ends the run.
  ///   - isUnwanted: A closure that is called repeatedly and ends the run by returning true.
  ///   - ended: A closure that is called with the texts after the last batch.
  ///   - sink: A closure that is called with each batch. If it keeps the texts, the table is copied
  ///     before the next text is added.
  package func run(
    texts: TextTable = TextTable(capacity: 1 << 18, byteCapacity: 32 << 20),
    budget: RunBudget = .standard, isUnwanted: @escaping () -> Bool = { false },
    ended: (TextTable) -> Void = { _ in },
    sink: @escaping (_ events: [TraceEvent], _ texts: TextTable) -> Void
  ) -> SimulationOutcome {
    let machine = Machine(
      resolution.program, texts: texts, budget: budget, warnings: resolution.warnings,
      isUnwanted: isUnwanted, sink: sink)
    let outcome = machine.runSteps()
    ended(machine.texts)
    return outcome
  }
}
