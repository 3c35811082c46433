/// Resolves the names of a program to numbers, and reports unknown names.
///
/// First the declarations are numbered, then their members. Code is resolved last, because it may
/// name any of them. Each resolver handles one kind of construct; they share their knowledge of the
/// program in `ResolverContext`.
struct Resolver {
  private let context: ResolverContext
  private let library: PlatformLibrary
  private let kinds: KindResolver
  private let declarations: DeclarationResolver
  private let members: MemberResolver
  private let definitions: DefinitionResolver
  private let statements: StatementResolver

  /// - Parameter library: The platform classes that programs need not declare.
  init(_ program: ScenarioProgram, library: PlatformLibrary) {
    self.library = library
    context = ResolverContext(
      program, ProgramNames(), ResolvedProgram(settings: ModelSettings(platform: program.platform)),
      classes: library.classes)
    let expressions = ExpressionResolver(context: context)
    let viewCalls = ViewCallResolver(context: context, expressions: expressions)
    let hosting = HostingResolver(context: context, viewCalls: viewCalls)
    kinds = KindResolver(context: context, expressions: expressions)
    declarations = DeclarationResolver(context: context, expressions: expressions, kinds: kinds)
    members = MemberResolver(context: context, expressions: expressions, hosting: hosting)
    statements = StatementResolver(
      context: context, expressions: expressions, viewCalls: viewCalls,
      calls: CallResolver(context: context, expressions: expressions), hosting: hosting,
      steps: StepResolver(context: context, expressions: expressions))
    definitions = DefinitionResolver(
      context: context, expressions: expressions, statements: statements,
      views: ViewResolver(
        context: context, expressions: expressions, statements: statements),
      presentations: PresentationResolver(context: context, statements: statements),
      gestures: GestureResolver(context: context, statements: statements))
  }

  /// Resolves the whole program.
  ///
  /// - Parameter overrides: Values that replace parameters of the program.
  /// - Throws: All problems, in the order of the file.
  func resolve(_ overrides: [ScenarioParameter]) throws(ProgramProblems) -> Resolution {
    let source = context.program
    declarations.declareParameters(overrides)
    for declaration in source.declarations where declaration.kind == .constant {
      declarations.declare(declaration)
    }
    // A program's declaration of a class extends the library's.
    kinds.declare(library: library.declarations)
    for declaration in source.declarations where declaration.kind != .constant && !context.isFull {
      declarations.declare(declaration)
    }
    kinds.inherit()
    kinds.checkChanges()
    for declaration in source.declarations where declaration.kind == .model {
      members.declareShared(of: declaration)
    }
    for declaration in source.declarations where !context.isFull {
      members.declareMembers(of: declaration)
    }
    for declaration in source.declarations where !context.isFull { definitions.define(declaration) }
    var scope = ResolverScope.global
    context.resolved.steps = statements.resolve(source.steps, &scope)
    context.closures.find(in: context)
    for kind in context.resolved.kinds { kind.isOpen = false }
    if !context.isFull { UnusedNames(context: context).find() }
    guard context.problems.isEmpty else {
      throw ProgramProblems(
        problems: context.problems.sorted {
          ($0.place.line, $0.place.column) < ($1.place.line, $1.place.column)
        })
    }
    return Resolution(
      source: source, names: context.names, program: context.resolved, warnings: context.warnings)
  }
}

/// An executable program, with the names that were resolved.
struct Resolution: Sendable {
  let source: ScenarioProgram
  let names: ProgramNames
  let program: ResolvedProgram
  /// Warnings about parts of the program that have no effect.
  let warnings: [SimulationWarning]

  /// Resolves an expression outside of the program's code; nil if it reads an unknown name or a
  /// value that exists only during a run.
  func constant(_ expression: ScenarioExpression) -> ResolvedExpression? {
    var scope = ResolverScope.global
    let context = ResolverContext(source, names, program)
    let resolved = ExpressionResolver(context: context).resolve(expression, &scope)
    return context.problems.isEmpty && resolved.isConstant ? resolved : nil
  }
}

/// The problems that prevent a program from running.
package struct ProgramProblems: Error, Equatable, Sendable {
  /// The problems in the order of the file; never empty.
  package let problems: [ProgramProblem]
}
