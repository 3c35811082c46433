/// The platform classes that scenarios may use without declaring them.
package struct PlatformLibrary: Equatable, Sendable {
  /// The kinds of objects with their own rules, and the constants they use.
  package let declarations: [ScenarioDeclaration]
  /// All classes in the book, with the effects of setting their properties.
  package let classes: SetterTable

  package init(_ declarations: [ScenarioDeclaration] = [], classes: SetterTable = SetterTable()) {
    self.declarations = declarations
    self.classes = classes
  }

  /// Returns a property for which the model has rules.
  func property(_ name: String, of type: String) -> ScenarioMember? {
    ([type] + classes.listed.ancestors(of: type)).lazy.compactMap { type in
      kind(type)?.members.first { $0.kind == .property && $0.name == name }
    }.first
  }

  /// Returns the callbacks caused by setting or using the properties of a class.
  func callbacks(of type: String) -> [String] {
    ([type] + classes.listed.ancestors(of: type))
      .flatMap { kind($0)?.members ?? [] }.flatMap(\.rules).compactMap(\.callback)
  }

  /// Returns whether a callback is called only by classes from which the class does not inherit;
  /// for example, `NSTextView` does not call `textViewDidChange`.
  func isForeign(_ callback: String, to type: String) -> Bool {
    let own = Set([type] + classes.listed.ancestors(of: type))
    let callers = declarations.filter { declaration in
      declaration.kind == .platform
        && declaration.members.contains { $0.rules.contains { $0.callback == callback } }
    }
    return kind(type) != nil && !callers.isEmpty && !callers.contains { own.contains($0.name) }
  }

  /// Returns whether a representable can wrap a class in the book without declaring it.
  func canWrap(_ type: String) -> Bool {
    kind(type) != nil || ClassWords.isController(type) || ClassWords.isView(type)
      || ClassWords.isRecognizer(type)
  }

  private func kind(_ type: String) -> ScenarioDeclaration? {
    declarations.first { $0.kind == .platform && $0.name == type }
  }
}
