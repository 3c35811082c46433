/// Resolves hosting controllers and cells, and the calls on them.
struct HostingResolver {
  let context: ResolverContext
  let viewCalls: ViewCallResolver

  /// Whether a host follows its content's size, by the value of the option `sizing`; without the
  /// option, only hosts on macOS do (R5.3).
  static let sizings = [
    "none": false, "intrinsicContentSize": true, "preferredContentSize": true,
  ]

  /// Assigns numbers to the hosting controllers and cells that the declaration's code creates.
  func declareHosts(of declaration: ScenarioDeclaration, _ view: Int) {
    guard declaration.kind != .view else { return }
    let sizing = declaration.members.first { $0.kind == .option && $0.name == "sizing" }?.value
    var follows = context.program.platform == .macos
    if case .name(let name)? = sizing, let known = HostingResolver.sizings[name.text] {
      follows = known
    }
    for member in declaration.members { declareHosts(in: member.block, view, follows) }
  }

  private func declareHosts(
    in statements: [ScenarioStatement], _ view: Int, _ followsSize: Bool
  ) {
    let prefix = context.program.platform == .macos ? "NS" : "UI"
    for statement in statements {
      switch statement.kind {
      case .host(let name, _), .configure(let name, _):
        guard context.names.hosts[view]?[name] == nil else { break }
        let isCell = if case .configure = statement.kind { true } else { false }
        context.names.hosts[view, default: [:]][name] = context.resolved.hosts.count
        context.resolved.hosts.append(
          HostSpec(
            name: name, type: isCell ? "\(prefix)CollectionViewCell" : "\(prefix)HostingController",
            line: statement.place.line, isCell: isCell, followsSize: followsSize || isCell))
      default: break
      }
      for block in statement.kind.blocks { declareHosts(in: block, view, followsSize) }
    }
  }

  /// Resolves a host and the view that it shows.
  func host(
    _ name: String, _ call: ViewCall, _ word: String, _ place: ScenarioPlace,
    _ scope: inout ResolverScope
  ) -> ResolvedStatement.Kind? {
    guard let host = context.host(name, scope) else { return context.misplaced(word, place) }
    return viewCalls.resolve(call, &scope).map { .host(host, $0) }
  }

  /// Resolves a call on a hosting controller.
  func act(
    _ name: String, _ act: HostingAct, _ place: ScenarioPlace, _ scope: ResolverScope
  ) -> ResolvedStatement.Kind? {
    if let host = context.host(name, scope) { return .hosting(host, act) }
    let known = scope.view.map { Array(context.names.hosts[$0, default: [:]].keys) } ?? []
    context.report(.unknownName(name, candidates: known.sorted()), place)
    return nil
  }

  /// Resolves a strong reference between a coordinator and its platform object, from a model to a
  /// coordinator, or from a property to a hosting controller.
  func hold(
    _ name: ScenarioName, _ holder: ScenarioName?, isHeld: Bool, _ scope: ResolverScope
  ) -> ResolvedStatement.Kind? {
    if holder == nil, let host = context.host(name.text, scope) {
      return .hosting(host, isHeld ? .retain : .release)
    }
    guard context.isRepresentable(scope) else {
      return context.misplaced(isHeld ? "retain" : "release", name.place)
    }
    let holds: [String: CoordinatorHold] = ["coordinator": .byObject, "view": .ofObject]
    guard let hold = holds[name.text] else {
      context.report(.unknownName(name.text, candidates: holds.keys.sorted()), name.place)
      return nil
    }
    guard let holder else { return .hold(hold, isHeld: isHeld) }
    guard hold == .byObject, let model = context.names.models[holder.text] else {
      context.report(
        .unknownName(holder.text, candidates: context.names.models.keys.sorted()), holder.place)
      return nil
    }
    return .hold(.byModel(model), isHeld: isHeld)
  }
}
