import TestSupport
import Testing

@testable import Bridgebook

/// Checks take time linear in the number of files, and in the length of one file.
@Suite(.serialized) struct SourceLinearTimeTests {
  /// Most wrappers of a project have a nested type of the same name.
  @Test func manyFilesDeclareACoordinator() {
    let excess = ProcessorTime.excess(from: 200) { count in
      let text = Array("struct A: UIViewRepresentable { class Coordinator {} }\n".utf8)
      let files = (0..<count).map { number in
        ("Feature\(number / 40)/File\(number).swift", SourceDeclarations(text))
      }
      return {
        let folder = SourceFolder(files, load: { _ in nil })
        var found = 0
        for file in files {
          if folder.file(declaring: "Coordinator", seenFrom: file.0) != nil { found += 1 }
          found += folder.files(extending: "Coordinator", seenFrom: file.0).count
        }
        if found > 0 { fatalError("each folder declares it forty times") }
      }
    }
    #expect(excess == nil)
  }

  enum Shape: String, CaseIterable, CustomTestStringConvertible {
    case types, nestedTypes, extensions, wrappers, ignored, brackets, rawQuotes, directives
    case attributes, comparisons, marks

    var testDescription: String { rawValue }

    func text(_ number: Int) -> String {
      switch self {
      case .types: "struct A\(number): View { var body: some View { Text(\"a\") } }\n"
      case .nestedTypes: "class A\(number) { class Coordinator { struct B {} } }\n"
      case .extensions: "extension A.B { func c\(number)() {} }\n"
      case .wrappers:
        """
        struct W\(number): UIViewRepresentable {
          let text: String
          func makeUIView(context: Context) -> UITextView { UITextView() }
          func updateUIView(_ view: UITextView, context: Context) { view.text = text }
        }

        """
      case .ignored: "// bridgebook:ignore update-unguarded reason\n"
      case .brackets: "let a = [(((([[1]]))))]\n"
      case .rawQuotes: "#\"\"\" "
      case .directives: "#if A\n@B\n#else\n"
      case .attributes: "@A(b) "
      case .comparisons: "a < b < "
      case .marks: number == 0 ? "a" : String(repeating: "!", count: 100)
      }
    }
  }

  @Test(arguments: Shape.allCases)
  func oneFile(_ shape: Shape) {
    let excess = ProcessorTime.excess(from: 100) { count in
      let bytes = Array((0..<count).map { shape.text($0) }.joined().utf8)
      let check = SourceCheck(settings: SetterTable.ofTheBook)
      return { _ = check.check(bytes) }
    }
    #expect(excess == nil, "\(shape)")
  }
}
