/// What one variant runs: the shared declarations with the variant's changes.
package struct ScenarioProgram: Equatable, Sendable {
  package let scenario: String
  package let variant: String
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
    guard let chain = chain(to: name) else { return nil }
    var program = ScenarioProgram(
      scenario: id, variant: name, platform: platform, parameters: parameters,
      declarations: declarations, steps: steps)
    for variant in chain {
      for parameter in variant.parameters {
        program.parameters.removeAll { $0.name == parameter.name }
        program.parameters.append(parameter)
      }
      for change in variant.changes { program.apply(change) }
      if !variant.steps.isEmpty { program.steps = variant.steps }
    }
    return program
  }

  /// The variant and those it starts from, the first one first.
  private func chain(to name: String) -> [ScenarioVariant]? {
    var chain: [ScenarioVariant] = []
    var next: String? = name
    while let name = next {
      guard let variant = variants.first(where: { $0.name == name }),
        !chain.contains(where: { $0.name == name })
      else { return nil }
      chain.insert(variant, at: 0)
      next = variant.base
    }
    return chain
  }
}

extension ScenarioProgram {
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
      let old = declarations[index].members.firstIndex {
        $0.kind == member.kind && $0.name == member.name
      }
      if let old {
        declarations[index].members[old] = member
      } else {
        declarations[index].members.append(member)
      }
    }
  }
}
