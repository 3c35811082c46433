/// What one variant runs: the shared declarations with the variant's changes.
package struct ScenarioProgram: Equatable, Sendable {
  package let scenario: String
  package fileprivate(set) var variant: String
  package let platform: Platform
  package var parameters: [ScenarioParameter]
  package var declarations: [ScenarioDeclaration]
  package var steps: [ScenarioStatement]

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
  /// The program of a variant; nil where there is no such variant, or its base leads back to itself.
  package func program(_ name: String) -> ScenarioProgram? {
    var programs = ScenarioPrograms(self)
    return programs.program(name)
  }
}

/// The programs of a scenario's variants, one after the other.
///
/// Resolving all variants of a chain costs as much as the chain is long: the program made last is kept, and a variant
/// that starts from it only adds its own changes.
package struct ScenarioPrograms {
  private let scenario: Scenario
  private let places: [String: Int]
  private var last: ScenarioProgram?

  /// Nothing resolved yet.
  package init(_ scenario: Scenario) {
    self.scenario = scenario
    places = Dictionary(
      scenario.variants.indices.map { (scenario.variants[$0].name, $0) },
      uniquingKeysWith: { first, _ in first })
  }

  /// The program of a variant; nil where there is no such variant, or its base leads back to itself.
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
    // So that the arrays below are changed in place.
    last = nil
    for variant in chain.reversed() { program.apply(variant) }
    program.variant = name
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

  /// Puts a change in the place of what it changes, or beside it.
  fileprivate mutating func apply(_ change: ScenarioDeclaration) {
    // A key of the environment may share its name with a state.
    let sameName = declarations.indices.filter { declarations[$0].name == change.name }
    guard
      let index = sameName.first(where: { declarations[$0].kind == change.kind }) ?? sameName.first
    else {
      declarations.append(change)
      return
    }
    if change.value != nil { declarations[index].value = change.value }
    if change.type != nil { declarations[index].type = change.type }
    // Declared anew, not only changed in its members.
    if change.value != nil || change.type != nil { declarations[index].place = change.place }
    for member in change.members {
      let isSame: (ScenarioMember) -> Bool = { $0.kind == member.kind && $0.name == member.name }
      let old = declarations[index].members.firstIndex(where: isSame)
      // A second modifier for the same value comes beside the first one of this change.
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
