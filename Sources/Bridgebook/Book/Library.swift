/// A third-party library whose name in a question means the class that an app shows.
///
/// In the lexicon it is a choice of the fact `library`: the class, what it is, where it exists, and
/// an address at which that can be seen, as in
/// `JitsiMeetView view ios https://github.com/jitsi/jitsi-meet`.
package struct Library: Equatable, Sendable {
  /// The class, as the library spells it.
  package let className: String
  /// A view or a controller.
  package let role: ComponentRole
  /// The toolkits in which the class exists.
  package let toolkits: [Toolkit]
  /// The page of the library or of its documentation.
  package let address: String

  /// Parses a choice; nil if it does not have this form.
  package init?(choice: String) {
    let parts = choice.split(separator: " ").map(String.init)
    guard parts.count == 4, let role = Library.roles[parts[1]],
      let toolkits = Library.places[parts[2]], parts[3].hasPrefix("https://")
    else { return nil }
    className = parts[0]
    self.role = role
    self.toolkits = toolkits
    address = parts[3]
  }

  private static let roles: [String: ComponentRole] = ["view": .view, "controller": .controller]
  private static let places: [String: [Toolkit]] = [
    "ios": [.uikit], "macos": [.appkit], "both": [.uikit, .appkit],
  ]
}
