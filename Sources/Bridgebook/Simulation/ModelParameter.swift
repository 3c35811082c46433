/// A parameter of the model: a behavior that sources leave uncertain, or a limit that ends loops.
package struct ModelParameter: Sendable {
  package let name: String
  package let defaultValue: String
  /// The permitted values; empty if any integer is permitted.
  package let choices: [String]
  /// The rule that the parameter belongs to; nil for limits.
  package let rule: String?
  /// The confidence in the default value.
  package let confidence: ModelRule.Confidence?
  package let meaning: String
}
