import Testing

@testable import Bridgebook

/// Each rule reports a small source, but not its corrected form.
@Suite struct SourceRuleTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let gotcha: String
    /// The line of the finding.
    let line: Int
    let broken: String
    let fixed: String
    var testDescription: String { gotcha }
  }

  static func find(_ text: String) -> [(gotcha: String, line: Int)] {
    let result = SourceCheck.ofTheBook(includesPossible: true).check(Array(text.utf8))
    return result.findings.map { ($0.gotcha, result.tree.position(of: $0.range.lowerBound).line) }
  }

  @Test(arguments: SourceRuleCases.all)
  func theRuleSpeaks(_ item: Case) {
    let found = SourceRuleTests.find(item.broken)
    #expect(found.contains { $0.gotcha == item.gotcha && $0.line == item.line }, "\(found)")
  }

  @Test(arguments: SourceRuleCases.all)
  func theCorrectedFormIsSilent(_ item: Case) {
    let found = SourceRuleTests.find(item.fixed)
    #expect(!found.contains { $0.gotcha == item.gotcha }, "\(found)")
  }

  @Test func aCommentWithAReasonLetsOff() {
    let text = SourceRuleCases.unguarded.broken
    let marked = text.replacing(
      "    view.text = text\n",
      with:
        "    // bridgebook:ignore update-unguarded the text is never edited\n    view.text = text\n"
    )
    let result = SourceCheck.ofTheBook().check(Array(marked.utf8))
    #expect(!result.findings.contains { $0.gotcha == "update-unguarded" })
    #expect(result.ignored.map(\.reason) == ["the text is never edited"])
    let bare = marked.replacing(" the text is never edited", with: "")
    let without = SourceCheck.ofTheBook().check(Array(bare.utf8))
    #expect(without.findings.contains { $0.gotcha == "update-unguarded" })
    #expect(without.uselessComments.count == 1)
  }

  /// Whether SwiftUI notices such a dismissal is disputed, and no source can decide it.
  @Test func aDismissalIsOnlyPossible() {
    let line = "picker.dismiss(animated: true)"
    for (told, evidence) in [
      ("", "the code here does not update the state"), ("; isShown = false", "is updated as well"),
    ] {
      let text = Array(SourceRuleCases.controller(line + told).utf8)
      let finding = SourceCheck.ofTheBook(includesPossible: true).check(text).findings
        .first { $0.gotcha == "dismiss-directly" }
      #expect(finding?.confidence == .possible)
      #expect(finding?.evidence.contains(evidence) ?? false)
      #expect(!SourceCheck.ofTheBook().check(text).findings.contains(where: { $0 == finding }))
    }
  }

  /// A picker inside a plain controller is as short-lived as one that `make` declares.
  @Test func aPickerBehindAPlainControllerIsShownOnce() {
    for (made, confidence) in [
      ("ScannerController", "likely"), ("UIImagePickerController", "possible"),
    ] {
      let text = """
        struct Camera: UIViewControllerRepresentable {
          let onImage: (UIImage) -> Void
          func makeUIViewController(context: Context) -> UIViewController {
            let controller = \(made)()
            controller.delegate = context.coordinator
            return controller
          }
          func updateUIViewController(_ controller: UIViewController, context: Context) {}
          func makeCoordinator() -> Coordinator { Coordinator(onImage: onImage) }
          class Coordinator: NSObject {
            let onImage: (UIImage) -> Void
            init(onImage: @escaping (UIImage) -> Void) { self.onImage = onImage }
            func imagePickerController(_ image: UIImage) { onImage(image) }
          }
        }
        """
      let result = SourceCheck.ofTheBook(includesPossible: true).check(Array(text.utf8))
      let finding = result.findings.first { $0.gotcha == "stale-coordinator-parent" }
      #expect(finding?.confidence.rawValue == confidence)
    }
  }

  /// Types with the same name in two branches of a directive are checked separately.
  @Test func bothBranchesOfADirectiveAreJudged() {
    let same = SourceRuleTests.find(
      "#if os(iOS)\n\(SourceRuleCases.unguarded.broken)#else\n\(SourceRuleCases.unguarded.broken)#endif\n"
    )
    #expect(same.count { $0.gotcha == "update-unguarded" } == 2)
  }

  @Test func whatAProgramWroteIsNotJudged() {
    let text = "// Generated using SwiftGen. DO NOT EDIT.\n" + SourceRuleCases.unguarded.broken
    let result = SourceCheck.ofTheBook().check(Array(text.utf8))
    #expect(result.isGenerated && result.findings.isEmpty)
  }

  /// After a local edit, the rule reports nothing, and no other rule reports anything new.
  @Test(arguments: SourceRuleCases.all)
  func afterTheChangeNothingNewIsFound(_ item: Case) throws {
    let check = SourceCheck.ofTheBook(includesPossible: true)
    let result = check.check(Array(item.broken.utf8))
    for finding in result.findings where !finding.edits.isEmpty {
      var bytes = Array(item.broken.utf8)
      for edit in finding.edits.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
        bytes.replaceSubrange(
          Int(edit.range.lowerBound)..<Int(edit.range.upperBound), with: Array(edit.text.utf8))
      }
      let after = check.check(bytes)
      #expect(!after.tree.isDamaged)
      var rest = result.findings.map(\.gotcha)
      rest.removeAll { $0 == finding.gotcha && item.gotcha == $0 }
      for gotcha in after.findings.map(\.gotcha) {
        #expect(rest.contains(gotcha), "\(String(decoding: bytes, as: UTF8.self))")
      }
    }
  }

  /// Every gotcha that source can reveal has a source that triggers it, and a corrected form.
  @Test func everyGotchaHasACase() {
    let named = Set(SourceRuleCases.all.map(\.gotcha))
    #expect(SourceRuleTable.gotchas.filter { !named.contains($0) } == [])
  }

  @Test(arguments: [
    SourceRuleCases.staleParent, SourceRuleCases.fixedParent, SourceRuleCases.containment,
    SourceRuleCases.stacked, SourceRuleCases.bothBranches, SourceRuleCases.insideIf,
    SourceRuleCases.copied, SourceRuleCases.unguarded,
  ])
  func aLocalChangeIsOffered(_ item: Case) {
    let result = SourceCheck.ofTheBook(includesPossible: true).check(Array(item.broken.utf8))
    #expect(result.findings.contains { $0.gotcha == item.gotcha && !$0.edits.isEmpty })
  }

  /// A method that is never called does not change a view, and the struct that created the
  /// coordinator is the one whose view `make` returned.
  @Test func aMethodCommandsAViewOnlyWhereItIsCalled() {
    func confidence(_ update: String, _ user: String) -> Finding.Confidence? {
      let text = """
        struct Camera: UIViewControllerRepresentable {
          let controller = UIViewController()
          func makeUIViewController(context: Context) -> UIViewController { controller }
          func updateUIViewController(_ view: UIViewController, context: Context) {\(update)}
          func makeCoordinator() -> Coordinator { Coordinator(self) }
          func alert() { controller.title = "a" }
          class Coordinator {
            var parent: Camera
            init(_ parent: Camera) { self.parent = parent }
            func found() { \(user.hasPrefix("parent") ? user : "") }
          }
        }
        func use(_ camera: Camera) { \(user.hasPrefix("parent") ? "" : user) }
        """
      return SourceCheck.ofTheBook(includesPossible: true).check(Array(text.utf8)).findings
        .first { $0.gotcha == "method-call-on-struct" }?.confidence
    }
    #expect(confidence("", "") == .possible)
    #expect(confidence("", "camera.alert()") == .likely)
    #expect(confidence("", "parent.alert()") == nil)
    #expect(confidence("context.coordinator.parent = self", "parent.alert()") != nil)
  }
}
