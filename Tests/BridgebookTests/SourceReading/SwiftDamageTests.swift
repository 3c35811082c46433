import TestSupport
import Testing

@testable import Bridgebook

/// Arbitrary bytes make neither the parser nor a rule fail or become slow.
@Suite struct SwiftDamageTests {
  private static let sample = """
    import SwiftUI
    struct Field: UIViewRepresentable {
      @Binding var text: String
      let onEnd: (String) -> Void
      func makeCoordinator() -> Coordinator { Coordinator(self) }
      func makeUIView(context: Context) -> UITextField {
        let field = UITextField()
        field.delegate = context.coordinator
        return field
      }
      func updateUIView(_ field: UITextField, context: Context) {
        if let text = text.first, #available(iOS 17, *) { print("a \\(text) \\("b") c") }
        field.text = text
        DispatchQueue.main.async { [weak field] in field?.becomeFirstResponder() }
      }
      class Coordinator: NSObject, UITextFieldDelegate {
        var parent: Field
        init(_ parent: Field) { self.parent = parent }
        func textFieldDidEndEditing(_ field: UITextField) { parent.onEnd(field.text ?? "") }
      }
    }
    """

  private static let check = SourceCheck.ofTheBook(includesPossible: true)

  @Test func eachPrefixIsRead() {
    let bytes = Array(SwiftDamageTests.sample.utf8)
    for count in stride(from: 0, through: bytes.count, by: Effort.amount(brief: 13, full: 1)) {
      let result = SwiftDamageTests.check.check(Array(bytes[..<count]))
      #expect(result.tree.lineCount >= 1)
    }
  }

  @Test func aMissingByteIsRead() {
    let bytes = Array(SwiftDamageTests.sample.utf8)
    var (reads, count) = (0, 0)
    for index in stride(from: 0, to: bytes.count, by: Effort.amount(brief: 13, full: 1)) {
      count += 1
      var damaged = bytes
      damaged.remove(at: index)
      reads += SwiftDamageTests.check.check(damaged).tree.root.base == nil ? 0 : 1
    }
    #expect(reads == count)
  }

  @Test(arguments: [
    "(", "[", "{", "<", "\"\\(", "{(", "a(", "if {", "/*", "#if\n", "A<", "`", "#/",
  ])
  func deepNestingIsPassedOver(_ opening: String) {
    let text = String(repeating: opening, count: 100_000)
    #expect(SwiftDamageTests.check.check(Array(text.utf8)).findings.isEmpty)
  }

  @Test(arguments: ["(]", "{)", "{}}", "a ? b : ", "x = ", ", ", "\"", "a.b", "{ $0 "])
  func unbalancedBracketsAreRead(_ part: String) {
    let text = String(repeating: part, count: 100_000)
    #expect(SwiftDamageTests.check.check(Array(text.utf8)).findings.isEmpty)
  }

  /// Rules that walk the tree of a wrapper must not exhaust the stack.
  @Test(arguments: [
    ".b", ".b()", " as A", "!", "[0]", " { }.b", ".b(c(d", " ? a : a", "\\n.b", " = a", "(a.b.c.d",
  ])
  func longChainsInAWrapperAreRead(_ link: String) {
    let chain = "a" + String(repeating: link, count: 50_000)
    let text = """
      struct A: UIViewRepresentable {
        func makeUIView(context: Context) -> UIView { \(chain) }
        func updateUIView(_ view: UIView, context: Context) { \(chain) }
      }
      """
    let result = SwiftDamageTests.check.check(Array(text.utf8))
    #expect(result.tree.root.all(.type).map(\.name) == ["A"])
  }

  @Test func aLongLineIsRead() {
    let text = "let a = [" + String(repeating: "\"value\", ", count: 1_000_000) + "]\nstruct B {}"
    let tree = SwiftTree(Array(text.utf8))
    #expect(tree.root.all(.type).map(\.name) == ["B"])
  }

  @Test func anyBytesAreRead() {
    var state: UInt64 = 42
    for round in 0..<200 {
      var bytes: [UInt8] = []
      for _ in 0..<2_000 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        let value = UInt8(truncatingIfNeeded: state >> 33)
        bytes.append(
          round.isMultiple(of: 2)
            ? value : Array("(){}[]\"\\#/.,:?!<>=@`\n a0_".utf8)[Int(value) % 25])
      }
      #expect(SwiftDamageTests.check.check(bytes).tree.bytes.count == bytes.count)
    }
  }
}
