/// A callback of a wrapper in the form of its scenario.
struct TranslatedCallback {
  let name: String
  let line: Int
  let lines: [String]
  /// The property of the view whose changes it observes.
  var observed: String?

  /// Returns the name of a callback.
  ///
  /// It is the name of the function, or the label of a later parameter if the function is named
  /// after the object that calls it, as in `webView(_:didFinish:)`.
  static func name(of function: SwiftNode) -> String {
    let parameters = function.all(.parameter)
    let verbs = ["did", "Did", "will", "Will", "should", "Should", "handle"]
    guard parameters.count > 1, parameters[0].label == "_",
      !verbs.contains(where: { function.name.contains($0) })
    else { return function.name }
    // In `control(_:textView:doCommandBy:)`, the objects precede the label that identifies the
    // method.
    let telling = parameters.dropFirst().first { parameter in
      ["did", "will", "should", "do"].contains { parameter.label.hasPrefix($0) }
    }
    let label = (telling ?? parameters[1]).label
    return label.isEmpty || label == "_" || label == parameters[1].name ? function.name : label
  }

  /// Returns callbacks under the names that the model uses, without duplicates.
  static func named(
    _ callbacks: [TranslatedCallback], as known: [String]
  ) -> [TranslatedCallback] {
    let taken = Set(callbacks.map(\.name))
    var names: Set<String> = []
    return callbacks.map { callback in
      let named = callback.named(as: known.filter { !taken.contains($0) && !names.contains($0) })
      names.insert(named.name)
      return taken.contains(callback.name) && known.contains(callback.name) ? callback : named
    }
  }

  /// Returns the callback under the name that the model uses for it: `didFinishNavigation` for
  /// `webView(_:didFinish:)`, and `didSelectRow` for `tableView(_:didSelectRowAt:)`.
  private func named(as known: [String]) -> TranslatedCallback {
    guard !known.contains(name),
      let name = known.first(where: { $0.hasPrefix(name) || name.hasPrefix($0) })
    else { return self }
    return TranslatedCallback(name: name, line: line, lines: lines, observed: observed)
  }

  /// Whether the callback reports that the user has changed a text.
  var isTyping: Bool {
    observed == nil
      && (TranslatedCallback.typing.contains(name) || name.lowercased().contains("changed"))
  }

  private static let typing: Set<String> = [
    "textViewDidChange", "textFieldDidChangeSelection", "textDidChange", "controlTextDidChange",
  ]
}
