/// The properties and methods of platform classes that do more than store a value, and the effect
/// of setting them again.
package struct SetterTable: Sendable {
  /// The effect of setting a value that is already set; raw values are the spelling in the book's
  /// table.
  package enum Effect: String, Sendable, CaseIterable {
    case movesCaret = "moves-caret"
    case moves
    case loads
    case restarts
    case replaces
    case selects

    /// The effect as the end of a sentence.
    var sentence: String {
      switch self {
      case .movesCaret: "moves the caret and ends the composition of text"
      case .moves: "moves what the user sees"
      case .loads: "loads again"
      case .restarts: "starts again"
      case .replaces: "replaces what is shown"
      case .selects: "changes the selection under the user"
      }
    }
  }

  /// A property or method with its effect.
  package struct Setter: Sendable {
    package let name: String
    /// The property that is set; nil for a method that sets none.
    package let property: String?
    package let effect: Effect
    /// The delegate methods that are called before setting it returns.
    package let callbacks: [String]
    /// Whether only a newly created value is harmful, while setting the same object again is not.
    package let onlyFresh: Bool

    package init(
      name: String, property: String?, effect: Effect, callbacks: [String], onlyFresh: Bool
    ) {
      self.name = name
      self.property = property
      self.effect = effect
      self.callbacks = callbacks
      self.onlyFresh = onlyFresh
    }
  }

  private var setters: [String: [String: Setter]] = [:]
  /// The classes from which each class inherits setters.
  private var bases: [String: [String]] = [:]

  /// The ids of the sources that the rows cite.
  package var sources: Set<String> = []

  /// Creates an empty table.
  package init() {}

  /// Adds a setter to a class, replacing one of the same name.
  package mutating func add(_ setter: Setter, to type: String) {
    setters[type, default: [:]][setter.name] = setter
  }

  /// Lets a class inherit the setters of another class.
  package mutating func inherit(from base: String, in type: String) {
    bases[type, default: []].append(base)
  }

  /// The classes in the table, sorted.
  package var classes: [String] { Set(setters.keys).union(bases.keys).sorted() }

  /// Returns the setter of a class or of the classes it inherits from.
  package func setter(_ name: String, of type: String) -> Setter? {
    setter(name, of: type, depth: 0)
  }

  /// Limits the depth of inheritance to eight, which also ends the search in a cycle.
  private func setter(_ name: String, of type: String, depth: Int) -> Setter? {
    if let setter = setters[type]?[name] { return setter }
    guard depth < 8 else { return nil }
    for base in bases[type] ?? [] {
      if let setter = setter(name, of: base, depth: depth + 1) { return setter }
    }
    return nil
  }
}
