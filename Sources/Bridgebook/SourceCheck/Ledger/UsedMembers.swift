/// The members of a class that a wrapper sets, calls and implements, with the values it assigns.
package struct UsedMembers: Equatable, Sendable {
  /// The names of the members; names of delegate methods include the labels.
  package private(set) var names: Set<String> = []
  /// The values that members are set to or that methods return, as written; a question mark
  /// represents a value that is known only at run time.
  private var values: [String: Set<String>] = [:]
  /// The classes that the wrapper and its coordinator create, and the members of other objects that
  /// they set.
  private var elsewhere: Set<String> = []

  /// The values that turn a member off or leave it empty.
  static let switchedOff: Set<String> = ["false", "nil", "[]"]

  /// Creates an empty set.
  package init() {}

  /// Returns whether a member is used; the name of a method without labels matches any labels.
  func contains(_ name: String) -> Bool {
    names.contains(name) || names.contains { UsedMembers.isMethod($0, named: name) }
  }

  func values(of name: String) -> Set<String> {
    var found = values[name] ?? []
    for (method, results) in values where UsedMembers.isMethod(method, named: name) {
      found.formUnion(results)
    }
    return found
  }

  private static func isMethod(_ method: String, named name: String) -> Bool {
    method.utf8.count > name.utf8.count && method.hasPrefix(name)
      && method.utf8.dropFirst(name.utf8.count).first == UInt8(ascii: "(")
  }

  mutating func insert(_ name: String) { names.insert(name) }

  mutating func formUnion(_ others: some Sequence<String>) { names.formUnion(others) }

  mutating func formUnion(_ other: UsedMembers) {
    names.formUnion(other.names)
    elsewhere.formUnion(other.elsewhere)
    values.merge(other.values) { $0.union($1) }
  }

  /// Adds a value of a member without adding the member itself.
  mutating func note(_ value: SwiftNode?, of name: String) {
    values[name, default: []].formUnion(value.map(UsedMembers.literals) ?? ["?"])
  }

  /// Adds the classes that steps create, and the members that they set on any object.
  mutating func noteElsewhere(_ steps: [FlowStep]) {
    for step in steps where step.kind != .call {
      elsewhere.insert(step.name)
      guard step.kind == .create else { continue }
      // Arguments of an initializer are noted as members, such as `UIBlurEffect.style`.
      for argument in step.node.all(.argument) where !argument.name.isEmpty {
        let name = "\(step.name).\(argument.name)"
        elsewhere.insert(name)
        note(argument.base, of: name)
      }
    }
  }

  /// Returns whether a class is created, or a member is set on any object.
  func mentions(_ name: String) -> Bool { elsewhere.contains(name) }

  /// Adds a delegate method with its return values.
  mutating func insert(_ method: String, returning results: [SwiftNode]) {
    names.insert(method)
    for result in results { note(result, of: method) }
  }

  /// Returns the value of an expression as far as the source reveals it; for a member of another
  /// value, such as `pages.last`, only the member's name.
  private static func literals(_ node: SwiftNode) -> Set<String> {
    switch node.kind {
    case .identifier where ["true", "false", "nil"].contains(node.name): [node.name]
    case .number: [node.text]
    case .member where node.base == nil || node.base?.name.first?.isUppercase ?? false:
      [".\(node.name)"]
    case .member: [".\(node.name)", "?"]
    case .array where node.base == nil: ["[]"]
    default: ["?"]
    }
  }
}

extension MemberUses {
  /// Returns the purposes for which a bridge uses its class.
  package func purposes(of use: BridgeUse) -> [String] {
    rows.filter { $0.className == use.className && $0.applies(to: use.used) }.map(\.purpose)
  }

  /// Returns the members whose values determine the purposes of a bridge's class, and are known
  /// only at run time.
  package func undecided(of use: BridgeUse) -> [String] {
    var names: [String] = []
    for row in rows where row.className == use.className {
      for condition in row.conditions
      where !condition.isExcluding && !condition.isAnywhere && !names.contains(condition.name) {
        guard let value = condition.value else { continue }
        let values = use.used.values(of: condition.name)
        if values.contains("?"), !values.contains(value) { names.append(condition.name) }
      }
    }
    return names
  }
}

extension MemberUses.Row {
  /// Returns whether one of the conditions is met, and none of those that exclude the row.
  fileprivate func applies(to used: UsedMembers) -> Bool {
    let wanted = conditions.filter { !$0.isExcluding }
    let excluding = conditions.filter(\.isExcluding)
    // A value of one of the row's members only makes that member not count; any other condition
    // excludes the row.
    let isExcluded = excluding.contains { condition in
      !wanted.contains { $0.name == condition.name } && condition.holds(for: used)
    }
    return !isExcluded
      && wanted.contains { condition in
        let values = excluding.filter { $0.name == condition.name }.compactMap(\.value)
        return condition.holds(for: used, except: UsedMembers.switchedOff.union(values))
      }
  }
}

extension MemberUses.Condition {
  fileprivate func holds(
    for used: UsedMembers, except excluded: Set<String> = UsedMembers.switchedOff
  ) -> Bool {
    let values = used.values(of: name)
    if let value { return values.contains(value) }
    return (isAnywhere ? used.mentions(name) : used.contains(name))
      && (values.isEmpty || !values.isSubset(of: excluded))
  }
}
