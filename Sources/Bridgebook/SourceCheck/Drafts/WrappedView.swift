/// The object that a scenario wraps: the one that `make` returns, or the document view of its
/// scroll view.
struct WrappedView {
  let className: String
  /// The framework class from which it inherits.
  let root: String
  private let settings: SetterTable
  /// The names of the document view in `make`; nil if the wrapped view is not a scroll view with
  /// one.
  private let documentNames: Set<String>?
  /// The coordinator's properties that contain the wrapped object.
  private let holders: Set<String>
  /// The properties of the wrapper whose object `make` returns.
  private let returned: Set<String>
  /// Whether it is the document view of a scroll view.
  var isDocument: Bool { documentNames != nil }

  init(_ run: BridgeRun, _ context: SourceContext) {
    let declared = WrappedView.declared(run)
    let document = WrappedObject.documentClass(declared, run, context)
    className = document ?? declared
    root = context.root(of: className)
    settings = context.settings
    let documentNames = document.map { _ in WrappedView.documentNames(in: run.bridge.make) }
    self.documentNames = documentNames
    returned = run.returnedNames.filter { run.bridge.type.property($0) != nil }
    holders = WrappedView.holders(run, documentNames)
  }

  /// Returns the class that a wrapper declares, or the created one if it only declares
  /// `some UIView`.
  private static func declared(_ run: BridgeRun) -> String {
    let result = run.bridge.make?.first(.result)?.text ?? ""
    guard result.split(whereSeparator: { !$0.isLetter }).contains("some"),
      let created = run.made.creation?.name, WrappedObject.isPlain(run.bridge.viewClass)
    else { return run.bridge.viewClass }
    return created
  }

  /// Returns the coordinator's properties that contain the wrapped object, because `make` returns
  /// one of them or stores it there.
  private static func holders(_ run: BridgeRun, _ documentNames: Set<String>?) -> Set<String> {
    var names: Set<String> = []
    for result in run.bridge.make?.results ?? [] {
      if documentNames == nil, result.kind == .member, result.base?.name == "coordinator" {
        names.insert(result.name)
      }
    }
    let wrapped = documentNames ?? run.returnedNames
    for step in run.make
    where step.kind == .set && step.target?.root == .coordinator && step.target?.path.count == 1 {
      if let value = step.value, value.kind == .identifier, wrapped.contains(value.name) {
        names.insert(step.name)
      }
    }
    return names
  }

  private static func documentNames(in make: SwiftNode?) -> Set<String> {
    var names: Set<String> = []
    make?.walk { node in
      if node.kind == .assignment, node.base?.name == "documentView", let value = node.last,
        value.kind == .identifier
      {
        names.insert(value.name)
      }
      return true
    }
    return names
  }

  /// Returns whether a step stores the wrapped object in the coordinator.
  func isHeld(by step: FlowStep) -> Bool {
    step.target?.root == .coordinator && step.target?.path.count == 1
      && holders.contains(step.name)
  }

  /// Returns the members from the wrapped object to the target of a step; nil if the target is part
  /// of another object.
  func path(of step: FlowStep) -> [String]? {
    step.target.flatMap { path(in: $0, of: step.node) }
  }

  /// Returns the members from the wrapped object to a place; nil if the place is part of another
  /// object.
  ///
  /// - Parameter node: The expression that reaches the place.
  func path(in place: FlowPlace, of node: SwiftNode) -> [String]? {
    if place.root == .coordinator, let first = place.path.first, holders.contains(first) {
      return Array(place.path.dropFirst())
    }
    guard let documentNames else { return place.root == .view ? place.path : nil }
    if place.root == .view {
      return place.path.first == "documentView" ? Array(place.path.dropFirst()) : nil
    }
    if place.root == .wrapper, place.path.count > 1, returned.contains(place.path[0]) {
      return place.path[1] == "documentView" ? Array(place.path.dropFirst(2)) : nil
    }
    guard place.root == .made || place.root == .other,
      let name = BridgeRun.rootName(of: node), documentNames.contains(name)
    else { return nil }
    return place.path
  }

  /// Returns the view's property that a step sets, by assignment or by a method such as
  /// `setCenter(_:animated:)`.
  func property(setBy step: FlowStep) -> String? {
    guard let path = path(of: step) else { return nil }
    switch step.kind {
    case .set: return path.count == 1 ? step.name : nil
    case .call:
      guard path.isEmpty else { return nil }
      // A call without arguments is a read, such as `selectedRange()`.
      if let known = settings.setter(step.name, of: root),
        step.value != nil || known.property != step.name
      {
        // In a scenario, the content loaded by a web view is its `url`.
        let loads = known.effect == .loads && settings.setter("url", of: root) != nil
        return known.property ?? (loads && step.value != nil ? "url" : nil)
      }
      let labels = step.node.all(.argument).map(\.name)
      guard step.name.hasPrefix("set"), labels.first == "",
        labels.dropFirst().allSatisfy(WrappedView.labelsOfSetters.contains)
      else { return nil }
      let name = step.name.dropFirst("set".count)
      guard let first = name.first, first.isUppercase else { return nil }
      return first.lowercased() + name.dropFirst()
    case .create: return nil
    }
  }

  /// The argument labels that may follow the value in a setter method, as in `setOn(_:animated:)`
  /// and `setTitle(_:for:)`.
  private static let labelsOfSetters: Set<String> = ["animated", "for", "completion"]

  /// Returns whether the property that a step sets does more than store the value.
  func acts(_ step: FlowStep) -> Bool {
    path(of: step) != nil
      && (WrappedView.focusing.contains(step.name)
        || settings.meaning(ofSetting: step.name, of: root) == .acts)
  }

  private static let focusing: Set<String> = [
    "becomeFirstResponder", "makeFirstResponder", "resignFirstResponder",
  ]
}
