/// A runtime message that the model prints, with its id in the book's catalog.
package struct SimulatedMessage: Sendable {
  package let id: String
  package let text: String

  package static let modifyingState = SimulatedMessage(
    id: "msg-modifying-state",
    text: "Modifying state during view update, this will cause undefined behavior.")
  package static let publishingInUpdate = SimulatedMessage(
    id: "msg-publishing-within-update",
    text:
      "Publishing changes from within view updates is not allowed, this will cause undefined behavior."
  )
  package static let publishingOffMain = SimulatedMessage(
    id: "msg-publishing-background",
    text:
      "Publishing changes from background threads is not allowed; make sure to publish values from the main thread (via operators like receive(on:)) on model updates."
  )

  package static let singleSheet = SimulatedMessage(
    id: "msg-single-sheet", text: "Currently, only presenting a single sheet is supported.")

  /// Returns the message about an object that no ancestor put into the environment.
  package static func missingObject(_ type: String) -> SimulatedMessage {
    SimulatedMessage(
      id: "msg-no-observable-object", text: "No ObservableObject of type \(type) found.")
  }

  /// Returns the message about a controller whose appearance began or ended twice.
  package static func unbalancedAppearance(_ type: String) -> SimulatedMessage {
    SimulatedMessage(
      id: "msg-appearance-unbalanced",
      text: "Unbalanced calls to begin/end appearance transitions for <\(type)>.")
  }

  /// Returns the message about a modifier whose action fires too often in a frame.
  package static func multipleUpdates(_ label: String) -> SimulatedMessage {
    SimulatedMessage(
      id: "msg-multiple-updates", text: "\(label) tried to update multiple times per frame.")
  }
}
