/// The platform classes that scenarios may use without declaring them.
package struct PlatformLibrary: Equatable, Sendable {
  /// The kinds of objects with rules of their own, and the constants they use.
  package let declarations: [ScenarioDeclaration]
  /// All classes of the book, with what setting their properties does.
  package let classes: SetterTable

  package init(_ declarations: [ScenarioDeclaration] = [], classes: SetterTable = SetterTable()) {
    self.declarations = declarations
    self.classes = classes
  }

  /// Returns a property that the model has rules for.
  func property(_ name: String, of type: String) -> ScenarioMember? {
    kind(type)?.members.first { $0.kind == .property && $0.name == name }
  }

  /// Returns the callbacks that setting or using the properties of a class makes.
  func callbacks(of type: String) -> [String] {
    (kind(type)?.members ?? []).flatMap(\.rules).compactMap(\.callback)
  }

  /// Returns whether a representable can wrap a class of the book without a declaration of it.
  func canWrap(_ type: String) -> Bool {
    kind(type) != nil || ClassWords.isController(type) || ClassWords.isView(type)
      || ClassWords.isRecognizer(type)
  }

  private func kind(_ type: String) -> ScenarioDeclaration? {
    declarations.first { $0.kind == .platform && $0.name == type }
  }
}
