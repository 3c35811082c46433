/// Resolves expressions.
struct ExpressionResolver {
  let context: ResolverContext

  /// The maximum nesting depth of expressions and of statements, because evaluation and execution
  /// are recursive.
  static let deepest = 64
  /// The maximum number of values in a constant.
  static let mostValues = 1_000

  /// Resolves an expression, and reports its problems.
  func resolve(
    _ source: ScenarioExpression, _ scope: inout ResolverScope, depth: Int = 0
  ) -> ResolvedExpression {
    guard depth < ExpressionResolver.deepest else {
      context.report(.tooDeep, ScenarioPlace(line: 1, column: 1))
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
          case .value(let value): .value(resolve(value, &scope, depth: depth))
          }
        })
    case .range(let start, let end):
      let start = resolve(start, &scope, depth: depth)
      return .range(start, resolve(end, &scope, depth: depth))
    case .list(let elements):
      return .list(elements.map { resolve($0, &scope, depth: depth) })
    case .name(let name): return read(name, scope)
    case .not(let value): return .not(resolve(value, &scope, depth: depth))
    case .binary(let left, let operation, let right, _):
      let left = resolve(left, &scope, depth: depth)
      return .binary(left, operation, resolve(right, &scope, depth: depth))
    case .function(let name, let arguments, let place):
      guard let function = ScenarioFunction(rawValue: name) else {
        let names = ScenarioFunction.allCases.map(\.rawValue)
        context.report(.unknownFunction(name, candidates: names), place)
        return .value(.nothing)
      }
      guard arguments.count == function.arguments.count else {
        context.report(
          .argumentCount(name, expected: function.arguments.count, found: arguments.count), place)
        return .value(.nothing)
      }
      return .function(function, arguments.map { resolve($0, &scope, depth: depth) })
    }
  }

  /// Resolves a name that is read.
  private func read(_ name: ScenarioName, _ scope: ResolverScope) -> ResolvedExpression {
    if let found = context.meaning(name.parts, scope) { return found }
    let first = name.parts[0]
    if first == "view", context.isOfUnknownKind(scope.view) { return .value(.nothing) }
    if context.isOfUnknownKind(context.names.views[first]) { return .value(.nothing) }
    context.report(.unknownName(name.text, candidates: context.candidates(scope)), name.place)
    return .value(.nothing)
  }
}

extension ScenarioExpression {
  /// Returns the number of values calculated for an expression; a constant counts as many as it
  /// contains.
  func valueCount(_ constants: [String: Int]) -> Int {
    func sum(_ parts: [ScenarioExpression]) -> Int {
      parts.reduce(1) { $0 + $1.valueCount(constants) }
    }
    return switch self {
    case .nothing, .truth, .integer, .decimal, .text: 1
    case .name(let name): constants[name.parts[0]] ?? 1
    case .not(let value): sum([value])
    case .range(let start, let end): sum([start, end])
    case .binary(let left, _, let right, _): sum([left, right])
    case .list(let parts), .function(_, let parts, _): sum(parts)
    case .template(let pieces):
      sum(pieces.compactMap { if case .value(let value) = $0 { value } else { nil } })
    }
  }
}
