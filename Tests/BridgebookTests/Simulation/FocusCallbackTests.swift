import Bridgebook
import Testing

/// The delegate methods that report focus, by the names that they have in the frameworks.
@Suite struct FocusCallbackTests {
  private func run(_ type: String, _ begins: String, _ ends: String, _ update: String) throws
    -> Simulated
  {
    try Simulated(
      text: """
        state isEditing = false

        representable Field wraps \(type)
          let isEditing
          update
        \(update)
          callback \(begins)
            print "begins"
          callback \(ends)
            print "ends"

        view Screen
          body
            show Field(isEditing)

        steps
          launch Screen
          step "Edit"
            write isEditing = true
          step "Done"
            write isEditing = false
        """)
  }

  @Test(arguments: [
    ("UITextView", "textViewDidBeginEditing", "textViewDidEndEditing"),
    ("UITextField", "textFieldDidBeginEditing", "textFieldDidEndEditing"),
    ("UITextField", "editingDidBegin", "editingDidEnd"),
    ("UISearchBar", "searchBarTextDidBeginEditing", "searchBarTextDidEndEditing"),
    ("UITextField", "didBeginEditing", "didEndEditing"),
  ])
  func theFocusIsTold(type: String, begins: String, ends: String) throws {
    let run = try run(
      type, begins, ends,
      """
          if isEditing
            focus
          else
            resign
      """)
    #expect(run.console == ["begins", "ends"], "\(run.listing)")
    #expect(run.outcome.warnings == [])
  }

  /// If no code takes the focus, these callbacks are reported as never called.
  @Test func withoutFocusTheyAreNeverCalled() throws {
    let run = try run(
      "UITextView", "textViewDidBeginEditing", "didEndEditing", "    print \"{isEditing}\"")
    #expect(
      run.outcome.warnings.map(\.kind) == [
        .neverCalled("textViewDidBeginEditing", of: "Field"),
        .neverCalled("didEndEditing", of: "Field"),
      ])
  }
}
