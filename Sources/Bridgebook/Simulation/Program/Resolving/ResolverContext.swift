/// The state of resolution: the known names, the parts resolved so far, and the problems.
final class ResolverContext {
  /// The maximum number of reported problems.
  private static let problemLimit = 100

  let program: ScenarioProgram
  var names: ProgramNames
  var resolved: ResolvedProgram
  let classes: SetterTable
  let closures = ClosureCheck()
  /// Properties used by code that neither the model nor a header has, with their kinds.
  var unlisted: [(kind: Int, name: String)] = []
  let listed: ListedProperties
  /// The kinds that inherit from a class, with the places that declare it.
  var bases: [(kind: PlatformSpec, place: ScenarioPlace)] = []
  /// The properties that change another property, with the places of the rules.
  var changes: [(kind: PlatformSpec, property: String, place: ScenarioPlace)] = []
  /// Representables whose class is unknown; this is reported once, rather than for each of their
  /// properties.
  var viewsOfUnknownKind: Set<Int> = []
  private(set) var problems: [ProgramProblem] = []
  private(set) var warnings: [SimulationWarning] = []
  private var slots = 0

  init(
    _ program: ScenarioProgram, _ names: ProgramNames, _ resolved: ResolvedProgram,
    classes: SetterTable = SetterTable()
  ) {
    self.classes = classes
    listed = ListedProperties(classes.listed)
    self.program = program
    self.names = names
    self.resolved = resolved
  }

  /// Resolves the properties of platform objects.
  var properties: PropertyResolver { PropertyResolver(context: self) }

  // MARK: Problems

  /// Reports a problem; those beyond the limit are dropped.
  func report(_ kind: @autoclosure () -> ProgramProblem.Kind, _ place: ScenarioPlace) {
    // Candidates for suggestions are collected only for reported problems.
    if !isFull { problems.append(ProgramProblem(kind(), at: place)) }
  }

  /// Whether the limit of problems is reached, so that nothing further needs to be resolved.
  var isFull: Bool { problems.count >= ResolverContext.problemLimit }

  /// Records a part of the program that has no effect.
  func warn(_ kind: SimulationWarning.Kind, _ line: Int) {
    if warnings.count < SimulationWarning.limit {
      warnings.append(SimulationWarning(kind, line: line))
    }
  }

  /// Reports a statement in an unsuitable place; returns nil.
  func misplaced<Result>(_ word: String, _ place: ScenarioPlace) -> Result? {
    report(.misplaced(word), place)
    return nil
  }

  /// Reports a name that is unknown, or that cannot be changed at that place; returns nil.
  func refuse<Result>(_ name: ScenarioName, _ scope: ResolverScope) -> Result? {
    switch meaning(name.parts, scope) {
    case nil: report(.unknownName(name.text, candidates: candidates(scope)), name.place)
    case .field(let index)? where name.parts.count == 1 && isPlain(index, scope):
      report(.notBound(name.text), name.place)
    default: report(.notAssignable(name.text), name.place)
    }
    return nil
  }

  private func isPlain(_ field: Int, _ scope: ResolverScope) -> Bool {
    scope.view.map { resolved.views[$0].fields[field].kind == .value } ?? false
  }

  // MARK: Names

  /// Returns the meaning of a name at a place, in the innermost scope that has it.
  func meaning(_ parts: [String], _ scope: ResolverScope) -> ResolvedExpression? {
    let first = parts[0]
    if parts.count == 1 {
      if let slot = scope.locals[first] { return .local(slot) }
      if let view = scope.view, let own = own(first, view) { return own }
      if let constant = names.constants[first] { return constant }
      if let cell = names.cells[first] { return .cell(cell) }
      // `coordinator` as the value of a delegate property.
      let isDelegate = first == DelegateProperty.coordinator && isRepresentable(scope)
      return isDelegate ? .value(.text(first)) : nil
    }
    guard parts.count == 2 else { return nil }
    let second = parts[1]
    if let view = scope.view {
      let spec = resolved.views[view]
      if let index = spec.ownStates.firstIndex(where: { $0.name == "\(first).\(second)" }) {
        return .own(index)
      }
      if first == "parent", let index = spec.fields.firstIndex(where: { $0.name == second }) {
        // In a representable's code, `parent` is the copy that its coordinator keeps.
        return scope.isCoordinator || spec.role != .representable
          ? .field(index) : .keptField(index)
      }
      if first == "view", let kind = spec.platform, let property = properties.property(second, kind)
      {
        return .property(.wrapped, property)
      }
      if let index = spec.objects.firstIndex(where: { $0.name == first }),
        let property = properties.property(second, spec.objects[index].kind)
      {
        return .property(.owned(index), property)
      }
    }
    if first == "environment", let key = names.environment[second] { return .environment(key) }
    if first == "traits", let key = names.environment[second], scope.view != nil {
      return .trait(key)
    }
    if let cell = names.cells["\(first).\(second)"] { return .cell(cell) }
    if let view = names.views[first], let kind = resolved.views[view].platform,
      let property = properties.property(second, kind)
    {
      return .property(.wrappedBy(view), property)
    }
    return nil
  }

  /// Returns the meaning of a name among the members of a view.
  private func own(_ name: String, _ view: Int) -> ResolvedExpression? {
    let spec = resolved.views[view]
    if let index = spec.fields.firstIndex(where: { $0.name == name }) { return .field(index) }
    if let index = spec.ownStates.firstIndex(where: { $0.name == name }) { return .own(index) }
    if let index = spec.variables.firstIndex(where: { $0.name == name }) { return .variable(index) }
    return nil
  }

  /// Returns a kind of platform object, or reports an unknown name.
  ///
  /// A class in the book without rules in the model stores the values that are set.
  func kind(_ type: String, _ place: ScenarioPlace) -> Int? {
    if let kind = knownKind(type) { return kind }
    if classes.knows(type) {
      report(.notShown(type), place)
    } else {
      let known = Set(names.kinds.keys).union(classes.components)
      report(.unknownKind(type, candidates: known.sorted()), place)
    }
    return nil
  }

  /// Returns a kind that the program, the library or the book's classes have; nil for a class that
  /// cannot be shown.
  func knownKind(_ type: String) -> Int? {
    if let kind = names.kinds[type] { return kind }
    let isController = ClassWords.isController(type)
    guard classes.knows(type),
      isController || ClassWords.isView(type) || ClassWords.isRecognizer(type)
    else { return nil }
    let spec = PlatformSpec(name: type)
    spec.isOpen = true
    if isController, let base = names.kinds["UIViewController"] {
      spec.properties = resolved.kinds[base].properties.map(\.copy)
    }
    names.kinds[type] = resolved.kinds.count
    resolved.kinds.append(spec)
    return resolved.kinds.count - 1
  }

  /// Returns the superclasses of a kind, nearest first: the declared one, and those of the headers.
  func ancestors(of kind: PlatformSpec) -> [String] {
    var found: [String] = []
    var next: PlatformSpec? = kind
    while let kind = next {
      guard let base = kind.base else { return found + classes.listed.ancestors(of: kind.name) }
      guard base != kind.name, !found.contains(base) else { return found }
      found.append(base)
      guard let index = names.kinds[base] else {
        return found + classes.listed.ancestors(of: base)
      }
      next = resolved.kinds[index]
    }
    return found
  }

  /// Returns whether the delegate of one of the kinds has a method of this name.
  func isDelegateMethod(_ name: String, of kinds: [Int], isWhole: Bool = false) -> Bool {
    kinds.contains { kind in
      let spec = resolved.kinds[kind]
      return classes.isDelegateMethod(
        name, of: [spec.name] + ancestors(of: spec), isWhole: isWhole)
    }
  }

  /// Returns whether the library or the book has a class.
  func isKnown(_ type: String) -> Bool { classes.knows(type) }

  /// Returns the number of a hosting controller or cell.
  func host(_ name: String, _ scope: ResolverScope) -> Int? {
    scope.view.flatMap { names.hosts[$0]?[name] }
  }

  /// Returns whether code belongs to a representable.
  func isRepresentable(_ scope: ResolverScope) -> Bool {
    scope.view.map { resolved.views[$0].role == .representable } ?? false
  }

  /// Returns an object of a model that the current representable could wrap.
  func shared(_ name: ScenarioName, _ scope: ResolverScope) -> Int? {
    let platform = scope.view.flatMap { resolved.views[$0].platform }
    if let index = names.shared[name.text], resolved.shared[index] == platform { return index }
    let known = names.shared.filter { resolved.shared[$0.value] == platform }.keys.sorted()
    report(.unknownName(name.text, candidates: known), name.place)
    return nil
  }

  /// Returns whether a view wraps an unknown class, so that its properties cannot be checked.
  func isOfUnknownKind(_ view: Int?) -> Bool {
    view.map(viewsOfUnknownKind.contains) ?? false
  }

  /// Returns the names that could be suggested.
  func candidates(_ scope: ResolverScope) -> [String] {
    var found = Set(scope.locals.keys)
    found.formUnion(names.constants.keys.filter { !names.libraryNames.contains($0) })
    found.formUnion(names.cells.keys)
    found.formUnion(names.environment.keys.map { "environment.\($0)" })
    if let view = scope.view {
      let spec = resolved.views[view]
      found.formUnion(spec.fields.map(\.name))
      found.formUnion(spec.ownStates.map(\.name))
      found.formUnion(spec.variables.map(\.name))
      if let kind = spec.platform {
        found.formUnion(properties.names(of: kind).map { "view.\($0)" })
      }
      for object in spec.objects {
        found.formUnion(properties.names(of: object.kind).map { "\(object.name).\($0)" })
      }
    }
    return found.sorted()
  }

  /// Returns whether a screen is a sheet.
  func isSheet(_ name: String) -> Bool {
    program.declarations.contains { $0.kind == .sheet && $0.name == name }
  }

  // MARK: Required names

  /// Returns a sheet or a stack; reports any other name.
  func presentation(_ name: String, _ place: ScenarioPlace) -> Int? {
    if let index = names.presentations[name] { return index }
    report(.unknownName(name, candidates: names.presentations.keys.sorted()), place)
    return nil
  }

  /// Returns a view, a representable or a controller; reports an unknown name.
  func view(_ name: String, _ place: ScenarioPlace) -> Int? {
    if let view = names.views[name] { return view }
    report(.unknownName(name, candidates: names.views.keys.sorted()), place)
    return nil
  }

  /// Returns a representable that wraps an object; reports any other name.
  func wrapper(_ name: String, _ place: ScenarioPlace) -> Int? {
    guard let view = view(name, place) else { return nil }
    if resolved.views[view].platform != nil { return view }
    if !isOfUnknownKind(view) { report(.notAssignable(name), place) }
    return nil
  }

  /// Returns a representable and a property of its wrapped object; reports unknown names.
  func wrapped(
    _ property: String, of name: String, _ place: ScenarioPlace
  ) -> (Int, Int)? {
    guard let view = wrapper(name, place), let kind = resolved.views[view].platform else {
      return nil
    }
    if let index = properties.property(property, kind) { return (view, index) }
    report(
      .unknownProperty(
        property, of: resolved.kinds[kind].name, candidates: properties.names(of: kind)), place)
    return nil
  }

  /// Returns the number of the next place at which a view is shown.
  func nextSlot() -> Int {
    slots += 1
    return slots
  }
}
