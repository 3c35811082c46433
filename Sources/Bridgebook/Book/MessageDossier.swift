/// A runtime message with all information that is displayed with it.
package struct MessageDossier: Sendable {
  package let message: MessagePattern
  /// The gotchas it can indicate, most likely first.
  package let gotchas: [(id: String, title: String)]
  /// The sources of those gotchas, which support the explanation.
  package let sources: [Source]

  package init(message: MessagePattern, gotchas: [(id: String, title: String)], sources: [Source]) {
    self.message = message
    self.gotchas = gotchas
    self.sources = sources
  }

  /// The explanation of the message, or a standard sentence for known noise.
  package var meaning: String {
    guard message.meaning.isEmpty else { return message.meaning }
    return message.isNoise
      ? "The frameworks print it in many programs; it points to no mistake." : ""
  }
}
