/// The program of one variant: the shared declarations with the variant's changes applied.
package struct ScenarioProgram: Equatable, Sendable {
  package let scenario: String
  package fileprivate(set) var variant: String
  package let platform: Platform
  package var parameters: [ScenarioParameter]
  package var declarations: [ScenarioDeclaration]
  package var steps: [ScenarioStatement]
  /// The names used by any variant of the scenario; nil if the program does not come from a
  /// scenario.
  fileprivate(set) var shared: ProgramUses?

  package init(
    scenario: String, variant: String, platform: Platform, parameters: [ScenarioParameter],
    declarations: [ScenarioDeclaration], steps: [ScenarioStatement]
  ) {
    self.scenario = scenario
    self.variant = variant
    self.platform = platform
    self.parameters = parameters
    self.declarations = declarations
    self.steps = steps
  }
}

extension Scenario {
  /// Returns the program of a variant, or nil if the variant does not exist or its bases form a
  /// cycle.
  package func program(_ name: String) -> ScenarioProgram? {
    var programs = ScenarioPrograms(self)
    return programs.program(name)
  }
}

/// Resolves the programs of a scenario's variants.
///
/// The most recent program is kept, so that a variant based on it only applies its own changes.
/// Resolving all variants of a chain in order therefore takes time proportional to the length of
/// the chain.
package struct ScenarioPrograms {
  private let scenario: Scenario
  private let places: [String: Int]
  private var last: ScenarioProgram?
  private let shared: ProgramUses

  /// Creates a resolver without resolved programs.
  package init(_ scenario: Scenario) {
    self.scenario = scenario
    places = Dictionary(
      scenario.variants.indices.map { (scenario.variants[$0].name, $0) },
      uniquingKeysWith: { first, _ in first })
    shared = ProgramUses(scenario)
  }

  /// Returns the program of a variant, or nil if the variant does not exist or its bases form a
  /// cycle.
  package mutating func program(_ name: String) -> ScenarioProgram? {
    var chain: [ScenarioVariant] = []
    var next: String? = name
    while let name = next, last?.variant != name {
      guard let place = places[name], chain.count < scenario.variants.count else { return nil }
      chain.append(scenario.variants[place])
      next = scenario.variants[place].base
    }
    var program =
      (next == nil ? nil : last)
      ?? ScenarioProgram(
        scenario: scenario.id, variant: name, platform: scenario.platform,
        parameters: scenario.parameters, declarations: scenario.declarations,
        steps: scenario.steps)
    // Releases the second reference, so that the arrays below are changed in place instead of being
    // copied.
    last = nil
    for variant in chain.reversed() { program.apply(variant) }
    program.variant = name
    program.shared = shared
    last = program
    return program
  }
}

extension ScenarioProgram {
  fileprivate mutating func apply(_ variant: ScenarioVariant) {
    for parameter in variant.parameters {
      parameters.removeAll { $0.name == parameter.name }
      parameters.append(parameter)
    }
    for change in variant.changes { apply(change) }
    if !variant.steps.isEmpty { steps = variant.steps }
  }

  /// Applies a change to the declaration of the same name, or appends it if there is none.
  fileprivate mutating func apply(_ change: ScenarioDeclaration) {
    // An environment key may have the same name as a state.
    let sameName = declarations.indices.filter { declarations[$0].name == change.name }
    guard
      let index = sameName.first(where: { declarations[$0].kind == change.kind }) ?? sameName.first
    else {
      declarations.append(change)
      return
    }
    if change.value != nil { declarations[index].value = change.value }
    if change.type != nil { declarations[index].type = change.type }
    // A new value or type counts as a new declaration; changed members alone do not.
    if change.value != nil || change.type != nil { declarations[index].place = change.place }
    for member in change.members {
      let isSame: (ScenarioMember) -> Bool = { $0.kind == member.kind && $0.name == member.name }
      let old = declarations[index].members.firstIndex(where: isSame)
      // Only the first of several equal modifiers in this change replaces the old one.
      let isFirst = change.members.first(where: isSame) == member
      if let old, isFirst {
        declarations[index].members[old] = member
      } else {
        declarations[index].members.append(member)
      }
    }
    if change.owner != nil { declarations[index].owner = change.owner }
  }
}
