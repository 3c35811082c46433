extension Resolver {
  /// Nested deeper than this an expression is refused, since evaluating it recurses.
  static let deepest = 64

  mutating func expression(
    _ source: ScenarioExpression, _ scope: inout ResolverScope, depth: Int = 0
  )
    -> ResolvedExpression
  {
    guard depth < Resolver.deepest else {
      report(.tooDeep, ScenarioPlace(line: 1, column: 1))
      return .value(.nothing)
    }
    let depth = depth + 1
    switch source {
    case .nothing: return .value(.nothing)
    case .truth(let value): return .value(.truth(value))
    case .integer(let value): return .value(.integer(value))
    case .decimal(let value): return .value(.decimal(value))
    case .text(let value): return .value(.text(value))
    case .template(let pieces):
      return .template(
        pieces.map { piece in
          switch piece {
          case .text(let text): .text(text)
          case .value(let value): .value(expression(value, &scope, depth: depth))
          }
        })
    case .range(let start, let end):
      let start = expression(start, &scope, depth: depth)
      return .range(start, expression(end, &scope, depth: depth))
    case .list(let elements):
      return .list(elements.map { expression($0, &scope, depth: depth) })
    case .name(let name): return read(name, scope)
    case .not(let value): return .not(expression(value, &scope, depth: depth))
    case .binary(let left, let operation, let right, _):
      let left = expression(left, &scope, depth: depth)
      return .binary(left, operation, expression(right, &scope, depth: depth))
    case .function(let name, let arguments, let place):
      guard let function = ScenarioFunction(rawValue: name) else {
        let names = ScenarioFunction.allCases.map(\.rawValue)
        report(.unknownFunction(name, candidates: names), place)
        return .value(.nothing)
      }
      guard arguments.count == function.argumentCount else {
        report(
          .argumentCount(name, expected: function.argumentCount, found: arguments.count), place)
        return .value(.nothing)
      }
      return .function(function, arguments.map { expression($0, &scope, depth: depth) })
    }
  }

  /// What a name reads where it stands: the nearest meaning wins.
  func meaning(_ parts: [String], _ scope: ResolverScope) -> ResolvedExpression? {
    let first = parts[0]
    if parts.count == 1 {
      if let slot = scope.locals[first] { return .local(slot) }
      if let view = scope.view, let own = own(first, view) { return own }
      if let constant = constants[first] { return constant }
      if let cell = cells[first] { return .cell(cell) }
      return nil
    }
    guard parts.count == 2 else { return nil }
    let second = parts[1]
    if let view = scope.view {
      let spec = resolved.views[view]
      if let index = spec.ownStates.firstIndex(where: { $0.name == "\(first).\(second)" }) {
        return .own(index)
      }
      if first == "parent", let index = spec.fields.firstIndex(where: { $0.name == second }) {
        // Where a representable's own code says parent, it means the copy that its coordinator keeps.
        return scope.isCoordinator || spec.role != .representable
          ? .field(index) : .keptField(index)
      }
      if first == "view", let kind = spec.platform, let property = property(second, kind) {
        return .property(.wrapped, property)
      }
      if let index = spec.objects.firstIndex(where: { $0.name == first }),
        let property = property(second, spec.objects[index].kind)
      {
        return .property(.owned(index), property)
      }
    }
    if first == "environment", let key = environment[second] { return .environment(key) }
    if first == "traits", let key = environment[second], scope.view != nil { return .trait(key) }
    if let cell = cells["\(first).\(second)"] { return .cell(cell) }
    if let view = views[first], let kind = resolved.views[view].platform,
      let property = property(second, kind)
    {
      return .property(.wrappedBy(view), property)
    }
    return nil
  }

  private func own(_ name: String, _ view: Int) -> ResolvedExpression? {
    let spec = resolved.views[view]
    if let index = spec.fields.firstIndex(where: { $0.name == name }) { return .field(index) }
    if let index = spec.ownStates.firstIndex(where: { $0.name == name }) { return .own(index) }
    if let index = spec.variables.firstIndex(where: { $0.name == name }) { return .variable(index) }
    return nil
  }

  func property(_ name: String, _ kind: Int) -> Int? {
    resolved.kinds[kind].properties.firstIndex { $0.name == name }
  }

  private mutating func read(_ name: ScenarioName, _ scope: ResolverScope) -> ResolvedExpression {
    if let found = meaning(name.parts, scope) { return found }
    report(.unknownName(name.text, candidates: candidates(scope)), name.place)
    return .value(.nothing)
  }

  /// The names that could have been meant, for a suggestion.
  func candidates(_ scope: ResolverScope) -> [String] {
    var names = Set(scope.locals.keys)
    names.formUnion(constants.keys.filter { !libraryNames.contains($0) })
    names.formUnion(cells.keys)
    names.formUnion(environment.keys.map { "environment.\($0)" })
    if let view = scope.view {
      let spec = resolved.views[view]
      names.formUnion(spec.fields.map(\.name))
      names.formUnion(spec.ownStates.map(\.name))
      names.formUnion(spec.variables.map(\.name))
      if let kind = spec.platform {
        names.formUnion(resolved.kinds[kind].properties.map { "view.\($0.name)" })
      }
      for object in spec.objects {
        names.formUnion(resolved.kinds[object.kind].properties.map { "\(object.name).\($0.name)" })
      }
    }
    return names.sorted()
  }
}
