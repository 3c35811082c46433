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
}
