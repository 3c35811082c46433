extension Resolver {
  /// The default follows the content on macOS and nowhere else (R5.3).
  private static let sizings = [
    "none": false, "intrinsicContentSize": true, "preferredContentSize": true,
  ]

  /// Gives hosting controllers and cells their numbers, wherever the declaration's code makes them.
  mutating func declareHosts(of declaration: ScenarioDeclaration, _ view: Int) {
    guard declaration.kind != .view else { return }
    let sizing = declaration.members.first { $0.kind == .option && $0.name == "sizing" }?.value
    var follows = program.platform == .macos
    if case .name(let name)? = sizing, let known = Resolver.sizings[name.text] { follows = known }
    for member in declaration.members { declareHosts(in: member.block, view, follows) }
  }

  private mutating func declareHosts(
    in statements: [ScenarioStatement], _ view: Int, _ followsSize: Bool
  ) {
    let prefix = program.platform == .macos ? "NS" : "UI"
    for statement in statements {
      switch statement.kind {
      case .host(let name, _), .configure(let name, _):
        guard hosts[view]?[name] == nil else { break }
        let isCell = if case .configure = statement.kind { true } else { false }
        hosts[view, default: [:]][name] = resolved.hosts.count
        resolved.hosts.append(
          HostSpec(
            name: name, type: isCell ? "\(prefix)CollectionViewCell" : "\(prefix)HostingController",
            line: statement.place.line, isCell: isCell, followsSize: followsSize || isCell))
      default: break
      }
      for block in statement.kind.blocks { declareHosts(in: block, view, followsSize) }
    }
  }

  func host(_ name: String, _ scope: ResolverScope) -> Int? {
    scope.view.flatMap { hosts[$0]?[name] }
  }

  mutating func host(
    _ name: String, _ call: ViewCall, _ word: String, _ place: ScenarioPlace,
    _ scope: inout ResolverScope
  ) -> ResolvedStatement.Kind? {
    guard let host = host(name, scope) else { return misplaced(word, place) }
    return viewCall(call, &scope).map { .host(host, $0) }
  }

  mutating func hosting(
    _ name: String, _ act: HostingAct, _ place: ScenarioPlace, _ scope: ResolverScope
  ) -> ResolvedStatement.Kind? {
    if let host = host(name, scope) { return .hosting(host, act) }
    let known = scope.view.map { Array(hosts[$0, default: [:]].keys) } ?? []
    report(.unknownName(name, candidates: known.sorted()), place)
    return nil
  }

  /// Refuses a size that hosts cannot follow.
  mutating func checkSizing(_ member: ScenarioMember) {
    if case .name(let name)? = member.value, Resolver.sizings[name.text] != nil { return }
    let word = if case .name(let name)? = member.value { name.text } else { "" }
    report(
      .valueNotAllowed(word, parameter: member.name, choices: Resolver.sizings.keys.sorted()),
      member.place)
  }

  /// A strong reference between coordinator and platform object, from a model to a coordinator, or from a property to a
  /// hosting controller.
  mutating func hold(
    _ name: ScenarioName, _ holder: ScenarioName?, isHeld: Bool, _ scope: ResolverScope
  ) -> ResolvedStatement.Kind? {
    if holder == nil, let host = host(name.text, scope) {
      return .hosting(host, isHeld ? .retain : .release)
    }
    guard isRepresentable(scope) else {
      return misplaced(isHeld ? "retain" : "release", name.place)
    }
    let holds: [String: CoordinatorHold] = ["coordinator": .byObject, "view": .ofObject]
    guard let hold = holds[name.text] else {
      report(.unknownName(name.text, candidates: holds.keys.sorted()), name.place)
      return nil
    }
    guard let holder else { return .hold(hold, isHeld: isHeld) }
    guard hold == .byObject, let model = models[holder.text] else {
      report(.unknownName(holder.text, candidates: models.keys.sorted()), holder.place)
      return nil
    }
    return .hold(.byModel(model), isHeld: isHeld)
  }
}
