import Foundation
import Testing

@testable import BridgebookCLI

/// Rules for the help of all commands in the table.
@Suite struct CommandTableTests {
  @Test func commandNamesAreUniqueLowerCaseWords() {
    let names = HelpTests.commands
    #expect(Set(names).count == names.count)
    #expect(names.count >= 6)
    for name in names { #expect(name.allSatisfy { $0.isLowercase || $0 == "-" }) }
  }

  @Test(arguments: HelpTests.commands)
  func everyCommandHasTwoExamplesThatNameIt(command: String) throws {
    let examples = try HelpTests.examples(of: command)
    #expect(examples.count >= 2)
    #expect(Set(examples).count == examples.count)
    for example in examples { #expect(example.split(separator: " ").contains(Substring(command))) }
  }

  @Test(arguments: HelpTests.commands)
  func everyExampleRuns(command: String) throws {
    let folder = try TemporaryFolder()
    for name in ["console.txt", "before.log", "after.log"] {
      try folder.write("Begin updateUIView \(name)\nEnd updateUIView\n", to: name)
    }
    let isOwn = ["add", "edit", "remove", "history", "restore", "merge"].contains(command)
    if isOwn {
      for id in ["our-caret", "our-map"] { try folder.write(OwnTexts.gotcha(id), to: "\(id).txt") }
      try FileManager.default.copyItem(atPath: OwnTexts.store, toPath: folder.path("theirs.sqlite"))
    }
    try FileManager.default.createDirectory(
      atPath: folder.path("Sources"), withIntermediateDirectories: true)
    try folder.write(Self.wrapper, to: "Sources/NoteView.swift")
    try folder.write("# bridgebook baseline 1\n", to: "bridges.txt")
    try folder.write(
      #"{"jsonrpc":"2.0","id":1,"method":"ping"}"# + "\n", to: "requests.jsonl")
    for example in try HelpTests.examples(of: command) where try isRunnable(example) {
      // Each example starts with a fresh copy, so that the shared store is not changed.
      let store = folder.path("own.sqlite")
      try? FileManager.default.removeItem(atPath: store)
      try FileManager.default.copyItem(
        atPath: isOwn && command != "merge" ? OwnTexts.store : SharedStore.path, toPath: store)
      let source = "SRCROOT=Sources; export SRCROOT; "
      let editor = source + "EDITOR='perl -pi -e s/^title:/title:A/'; export EDITOR; "
      let result = try Program.shell(editor + example, store: store, in: folder.path)
      #expect([0, 1].contains(result.status), "\(example): \(result.err)")
      let printed = try result.out + writtenFile(of: example, in: folder)
      #expect(!printed.isEmpty, "\(example) prints nothing")
      #expect(result.err == "", "\(example)")
    }
  }

  /// Sets the text in each update, so that `check` finds a gotcha.
  private static let wrapper = """
    import SwiftUI

    struct NoteView: UIViewRepresentable {
      @Binding var text: String

      func makeCoordinator() -> Coordinator { Coordinator(self) }

      func makeUIView(context: Context) -> UITextView {
        let view = UITextView()
        view.delegate = context.coordinator
        return view
      }

      func updateUIView(_ view: UITextView, context: Context) {
        view.text = text
      }

      final class Coordinator: NSObject, UITextViewDelegate {
        var parent: NoteView
        init(_ parent: NoteView) { self.parent = parent }

        func textViewDidChange(_ view: UITextView) { parent.text = view.text }
      }
    }

    """

  /// Returns whether every program after a pipe is installed.
  private func isRunnable(_ example: String) throws -> Bool {
    try example.split(separator: "|").dropFirst().allSatisfy { part in
      let program = part.split(separator: " ").first ?? ""
      return try Program.shell("command -v \(program)").status == 0
    }
  }

  /// Returns the content of the file that an example redirects to; empty if it prints.
  private func writtenFile(of example: String, in folder: TemporaryFolder) throws -> String {
    guard let mark = example.range(of: " > ") else { return "" }
    let name = String(example[mark.upperBound...])
    return try String(contentsOfFile: folder.path(name), encoding: .utf8)
  }

  /// A command's help repeats a shared option only if it takes more values with the command.
  @Test(arguments: HelpTests.commands)
  func anOptionOfACommandIsListedOnceAndIsNoSharedOne(command: String) throws {
    let shared = try options(["help"])
    let own = try options([command, "--help"])
    #expect(Set(own).count == own.count)
    let syntax = try #require(CommandTable.commands.first { $0.syntax.name == command }).syntax
    let widened = Set(syntax.moreChoices.keys.map { "--\($0)" })
    #expect(Set(own).intersection(shared) == widened)
    #expect(shared.contains("--store"))
  }

  @Test(arguments: HelpTests.commands)
  func noLineOfHelpIsTooLongOrEndsInABlank(command: String) throws {
    for line in try Program.run([command, "--help"]).out.split(separator: "\n") {
      #expect(line.count <= 100, "\(line)")
      #expect(line.last != " ", "\(line)")
    }
  }

  @Test(arguments: HelpTests.commands)
  func everyListedOptionIsUnderstood(command: String) throws {
    for option in try options([command, "--help"]) {
      // An option is recognized whether it takes a value, a choice or no value.
      let given = try Program.run(command, option + "=\u{1}", "--help")
      #expect(!given.err.contains("no option"), "\(given.err)")
    }
  }

  private func options(_ words: [String]) throws -> [String] {
    try Program.run(words).out.split(separator: "\n")
      .filter { $0.hasPrefix("  --") }
      .compactMap { $0.split { $0 == " " || $0 == "," }.first.map(String.init) }
  }
}
