/// A choice the model leaves open: what sources leave uncertain, and the caps that end loops.
package struct ModelParameter: Sendable {
  package let name: String
  package let defaultValue: String
  /// Empty where any whole number will do.
  package let choices: [String]
  /// The rule it belongs to; caps belong to none.
  package let rule: String?
  /// How sure the default is.
  package let confidence: ModelRule.Confidence?
  package let meaning: String
}
