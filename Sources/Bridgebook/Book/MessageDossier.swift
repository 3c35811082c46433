/// A message of the runtime with everything that is shown with it.
package struct MessageDossier: Sendable {
  package let message: MessagePattern
  /// What it can mean, the likelier first.
  package let gotchas: [(id: String, title: String)]
  /// What the explanation rests on: the sources of those gotchas.
  package let sources: [Source]

  package init(message: MessagePattern, gotchas: [(id: String, title: String)], sources: [Source]) {
    self.message = message
    self.gotchas = gotchas
    self.sources = sources
  }

  /// What it means; known noise means nothing.
  package var meaning: String {
    guard message.meaning.isEmpty else { return message.meaning }
    return message.isNoise
      ? "The frameworks print it in many programs; it points to no mistake." : ""
  }
}
