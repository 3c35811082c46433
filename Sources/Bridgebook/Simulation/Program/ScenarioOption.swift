/// A setting that a declaration may have, for the resolver and the manual.
package struct ScenarioOption: Sendable {
  /// The values that an option accepts.
  enum Value: Sendable {
    case truth
    case number(ClosedRange<Int>)
    case word([String])
    /// The name of another gesture.
    case gesture
    /// The name of another representable.
    case representable
  }

  let name: String
  let owners: [ScenarioDeclaration.Kind]
  /// Whether only a representable of a gesture recognizer has it.
  var isForRecognizers = false
  let value: Value
  /// The meaning, as a sentence without a period.
  package let meaning: String

  /// The declarations that may have it, as the manual names them.
  package var ownerNames: [String] {
    owners.map { isForRecognizers ? "\($0.rawValue) of a recognizer" : $0.rawValue }
  }

  /// The options that a declaration may have, sorted by name.
  static func all(
    of kind: ScenarioDeclaration.Kind, isRecognizer: Bool = false
  ) -> [ScenarioOption] {
    table.filter { $0.owners.contains(kind) && (isRecognizer || !$0.isForRecognizers) }
  }

  /// All options, sorted by name.
  package static let table: [ScenarioOption] = [
    .init(
      name: "before", owners: [.gesture], value: .gesture,
      meaning: "exclusive with another gesture, which may begin once this one cannot"),
    .init(
      name: "captures", owners: [.representable, .controller], value: .word(["strong", "weak"]),
      meaning:
        "how a controller's closures capture it, and the blocks of a representable's timers and subscriptions the coordinator; `weak` is `[weak self]`"
    ),
    .init(
      name: "continuous", owners: [.platform], value: .truth,
      meaning:
        "whether a recognizer reports changes while the touch continues; one that does not, such as a tap, ends once"
    ),
    .init(
      name: "delegate", owners: [.representable],
      value: .word(ViewSpec.Delegate.allCases.map(\.rawValue)),
      meaning:
        "the delegate of the platform object: `closure` is a closure that `make` passed, with the struct of that time; `none` is no object, and `temporary` an object that nothing retains"
    ),
    .init(
      name: "duration", owners: [.sheet, .stack], value: .number(0...60_000),
      meaning: "milliseconds of the animation"),
    .init(
      name: "forwardsAppearance", owners: [.controller, .representable], value: .truth,
      meaning:
        "whether UIKit forwards appearance calls to children; with `false`, the code forwards them, with `call NAME.beginAppearanceTransition` and `call NAME.endAppearanceTransition`"
    ),
    .init(
      name: "lag", owners: [.sheet, .stack], value: .number(0...60_000),
      meaning: "milliseconds until a change that the screen made first reaches the state"),
    .init(
      name: "mask", owners: [.gesture], value: .word(GestureSpec.Mask.allCases.map(\.rawValue)),
      meaning: "which gestures of the view and of the views in it stay enabled"),
    .init(
      name: "priority", owners: [.gesture],
      value: .word(GestureSpec.Priority.allCases.map(\.rawValue)),
      meaning: "against which other gestures it is recognized"),
    .init(
      name: "simultaneous", owners: [.representable], isForRecognizers: true, value: .truth,
      meaning: "whether it shares a touch with other recognizers"),
    .init(
      name: "sizing", owners: [.controller, .representable],
      value: .word(HostingResolver.sizings.keys.sorted()),
      meaning: "the `sizingOptions` of its hosting controllers"),
    .init(
      name: "taps", owners: [.gesture], value: .number(1...9),
      meaning: "the number of taps; without it the gesture is a drag"),
    .init(
      name: "waitsFor", owners: [.representable], isForRecognizers: true, value: .representable,
      meaning: "the recognizer that has to fail first"),
    .init(
      name: "with", owners: [.gesture], value: .gesture,
      meaning: "simultaneous with another gesture"),
  ]

  /// The option with its values, as the manual shows it.
  package var form: String {
    let values =
      switch value {
      case .truth: "true|false"
      case .number: "NUMBER"
      case .word(let words): words.joined(separator: "|")
      case .gesture: "GESTURE"
      case .representable: "NAME"
      }
    return "\(name) = \(values)"
  }
}

/// Checks the options of declarations.
struct OptionCheck {
  let context: ResolverContext

  /// Returns whether a declaration may have an option with its value; reports it otherwise.
  func accepts(
    _ member: ScenarioMember, of name: String, _ kind: ScenarioDeclaration.Kind,
    isRecognizer: Bool = false
  ) -> Bool {
    let options = ScenarioOption.all(of: kind, isRecognizer: isRecognizer)
    guard let option = options.first(where: { $0.name == member.name }) else {
      let candidates = options.map(\.name)
      context.report(
        .unknownMember(member.name, of: name, candidates: candidates), member.place)
      return false
    }
    switch (option.value, member.value) {
    case (.truth, .truth), (.gesture, _), (.representable, _): return true
    case (.number(let range), .integer(let number)) where range.contains(number): return true
    case (.truth, _), (.number, _):
      context.report(.notAssignable(member.name), member.place)
      return false
    case (.word(let choices), let value):
      let word = OptionCheck.word(value)
      if choices.contains(word) { return true }
      context.report(
        .valueNotAllowed(word, parameter: member.name, choices: choices), member.place)
      return false
    }
  }

  /// Returns the word for a value; `none` for the value `nothing`.
  static func word(_ value: ScenarioExpression?) -> String {
    switch value {
    case .name(let name)?: name.text
    case .nothing?: "none"
    default: ""
    }
  }
}
