extension ModelParameter {
  /// All parameters of the model, sorted by name.
  package static let table: [ModelParameter] = [
    ModelParameter(
      name: "capturingClosures", defaultValue: "different", choices: ["different", "same"],
      rule: "R2.4", confidence: .medium,
      meaning: "whether closures of one action that captured something are different in each struct"
    ),
    ModelParameter(
      name: "directDismissal", defaultValue: "resets", choices: ["resets", "returns", "stays"],
      rule: "R8.3", confidence: .low,
      meaning:
        "whether the state of a screen is updated when code dismisses the screen directly, and if not, whether the screen returns with the next update"
    ),
    ModelParameter(
      name: "dismissAction", defaultValue: "afterAnimation",
      choices: ["afterAnimation", "beforeAnimation"], rule: "R8.7", confidence: .low,
      meaning: "when the handler of a dismissal runs"),
    ModelParameter(
      name: "dismissedContent", defaultValue: "goes", choices: ["goes", "stays"], rule: "R8.3",
      confidence: .low,
      meaning: "whether the content of a screen whose state does not follow it is removed"),
    ModelParameter(
      name: "equalText", defaultValue: "keepsCaret", choices: ["keepsCaret", "movesCaret"],
      rule: "R4.4", confidence: .low,
      meaning: "whether setting the text that a text view already has moves the caret"),
    ModelParameter(
      name: "identityChange", defaultValue: "insertFirst", choices: ["insertFirst", "removeFirst"],
      rule: "R2.8", confidence: .low,
      meaning: "whether the new view is made before the old one is dismantled"),
    ModelParameter(
      name: "modifyingState", defaultValue: "drop", choices: ["apply", "drop"], rule: "R3.1",
      confidence: .medium,
      meaning: "what happens to a write to state during an update"),
    ModelParameter(
      name: "observationTracking", defaultValue: "no", choices: ["no", "yes"], rule: "R6.3",
      confidence: .high,
      meaning: "whether the app's property list turns automatic tracking on (iOS 18, macOS 15)"),
    ModelParameter(
      name: "os", defaultValue: "17", choices: [], rule: "R8.5", confidence: .high,
      meaning: "major version of the system, for behavior that a release added or corrected"),
    ModelParameter(
      name: "policy", defaultValue: "byPlatform",
      choices: ["byPlatform", "flushFirst", "queueFirst"], rule: "R1.5", confidence: .medium,
      meaning: "whether a view update or the main queue comes first after an event"),
    ModelParameter(
      name: "readBinding", defaultValue: "yes", choices: ["no", "yes"], rule: "R2.4",
      confidence: .low,
      meaning:
        "whether a representable that read a binding is updated with any change of the environment"),
    ModelParameter(
      name: "recognizerUpdate", defaultValue: "yes", choices: ["no", "yes"], rule: "R7.3",
      confidence: .low,
      meaning: "whether a represented recognizer is updated right after it is created"),
    ModelParameter(
      name: "removalUpdate", defaultValue: "yes", choices: ["no", "yes"], rule: "R2.5",
      confidence: .medium,
      meaning: "whether a representable is updated once more before it is dismantled"),
    ModelParameter(
      name: "reusedState", defaultValue: "keeps", choices: ["keeps", "resets"], rule: "R5.6",
      confidence: .low,
      meaning: "whether a cell with a hosting configuration keeps its state for the next item"),
    ModelParameter(
      name: "selectionCallbacks", defaultValue: "no", choices: ["no", "yes"], rule: "R4.1",
      confidence: .low,
      meaning: "whether UIKit's text views report a caret that was moved by setting the text"),
    ModelParameter(
      name: "siblings", defaultValue: "firstToLast", choices: ["firstToLast", "lastToFirst"],
      rule: "R2.8", confidence: .low,
      meaning: "the order in which sibling views are made and appear"),
    ModelParameter(
      name: "stateObjects", defaultValue: "once", choices: ["eachStruct", "once"], rule: "R6.7",
      confidence: .high,
      meaning:
        "whether each new struct creates the object of a state again and discards it, as before Xcode 27"
    ),
    ModelParameter(
      name: "teardownUpdate", defaultValue: "no", choices: ["no", "yes"], rule: "R2.5",
      confidence: .low,
      meaning:
        "whether that update also happens when a whole hosting controller or screen is removed"),
    ModelParameter(
      name: "turnCap", defaultValue: "100", choices: [], rule: nil, confidence: nil,
      meaning: "how often the queue and the view graph may alternate in one turn"),
    ModelParameter(
      name: "unreadBinding", defaultValue: "yes", choices: ["no", "yes"], rule: "R2.4",
      confidence: .medium,
      meaning:
        "whether a new struct counts as different if only the value of an unread binding differs"
    ),
  ]
}

/// A parameter of the model: a behavior on which sources are unclear, or a limit that ends loops.
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
