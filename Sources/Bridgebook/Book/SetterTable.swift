/// The properties and methods of platform classes that do more than store a value, and the effect
/// of setting them again.
package struct SetterTable: Equatable, Sendable {
  /// The effect of setting a value that is already set; raw values are the spellings in the book's
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
      case .selects: "changes the user's selection"
      }
    }
  }

  /// A property or method with its effect.
  package struct Setter: Equatable, Sendable {
    package let name: String
    /// The property that is set; nil for a method that does not set one.
    package let property: String?
    package let effect: Effect
    /// The delegate methods that are called before setting it returns.
    package let callbacks: [String]
    /// Whether only a newly created value has the effect, while setting the same object again does
    /// not.
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

  /// The names of all properties and methods, regardless of class.
  private var names: Set<String> = []

  /// The ids of the sources that the rows cite.
  package var sources: Set<String> = []
  /// The classes in the book; a class without rows has properties that only store their value.
  package var components: Set<String> = []
  /// The names of all properties of the classes whose headers were read.
  package var listed = PropertyTable()
  /// The names of the methods of the delegates and data sources of those classes.
  package var delegates = PropertyTable()

  /// Creates an empty table.
  package init() {}

  /// Adds a setter to a class, replacing one of the same name.
  package mutating func add(_ setter: Setter, to type: String) {
    setters[type, default: [:]][setter.name] = setter
    names.insert(setter.name)
  }

  /// Makes a class inherit the setters of another class.
  package mutating func inherit(from base: String, in type: String) {
    bases[type, default: []].append(base)
  }

  /// The classes in the table, sorted.
  package var classes: [String] { Set(setters.keys).union(bases.keys).sorted() }

  /// The meaning of setting a property to the value that it already has.
  package enum Meaning: Equatable, Sendable {
    case acts
    /// The property belongs to a known class and only stores its value.
    case stores
    /// The class is unknown; `isElsewhere` is true if a property with that name in another class
    /// has effects.
    case unknown(isElsewhere: Bool)
  }

  /// Returns the meaning of setting a property to an equal value; used for sources, traces and
  /// runs.
  ///
  /// - Parameters:
  ///   - type: The class of the object; nil if it was not recorded.
  ///   - isReadOnly: Whether the user cannot edit the object, which then has no caret to move.
  package func meaning(
    ofSetting name: String, of type: String?, isReadOnly: Bool = false
  ) -> Meaning {
    guard let type, knows(type) else { return .unknown(isElsewhere: names.contains(name)) }
    guard let setter = setter(name, of: type), !setter.onlyFresh else { return .stores }
    return isReadOnly && setter.effect == .movesCaret ? .stores : .acts
  }

  /// Returns the effect of setting a property; for an unknown class, the effect in the first class
  /// that has the property.
  package func effect(ofSetting name: String, of type: String?) -> Effect? {
    if let type, knows(type) { return setter(name, of: type)?.effect }
    return names.contains(name)
      ? setters.keys.sorted().lazy.compactMap { setters[$0]?[name]?.effect }.first : nil
  }

  /// The properties that prevent the user from editing a view while they are false.
  static let editingProperties = [
    "isEditable", "isEnabled", "isSelectable", "isUserInteractionEnabled",
  ]

  /// Returns whether the table or the book has a class.
  package func knows(_ type: String) -> Bool {
    setters[type] != nil || bases[type] != nil || components.contains(type)
  }

  /// Returns the sorted names of a class's properties in the table, including inherited ones.
  package func properties(of type: String) -> [String] {
    var found: Set<String> = []
    var types = [type]
    var seen: Set<String> = []
    while let next = types.popLast(), seen.insert(next).inserted {
      found.formUnion((setters[next] ?? [:]).values.compactMap(\.property))
      types += bases[next] ?? []
    }
    return found.sorted()
  }

  /// Returns whether a class or one of its superclasses has a delegate with a method of this name.
  ///
  /// The table has the labels of selectors. Swift leaves out trailing words that repeat a type, so
  /// that the beginning of a label up to the end of a word counts as well.
  ///
  /// - Parameter isWhole: Whether only whole labels count.
  func isDelegateMethod(_ name: String, of types: [String], isWhole: Bool) -> Bool {
    types.contains { type in
      guard let labels = delegates.names(of: type) else { return false }
      if isWhole || labels.contains(name) { return labels.contains(name) }
      return labels.contains { label in
        label.hasPrefix(name)
          && (label.utf8.dropFirst(name.utf8.count).first.map { (65...90).contains($0) } ?? true)
      }
    }
  }

  /// Returns the setter of a class or of its superclasses.
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
