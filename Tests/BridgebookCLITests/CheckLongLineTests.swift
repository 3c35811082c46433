import Foundation
import Testing

/// Generated lines do not make a report long.
struct CheckLongLineTests {
  /// Wrappers that each have a finding with a change; together they are one line of 86 kB.
  private static let line = String(
    repeating: """
      struct A: UIViewRepresentable { @Binding var text: String; \
      func makeUIView(context: Context) -> UITextView { UITextView() }; \
      func updateUIView(_ v: UITextView, context: Context) { v.text = text } };
      """ + " ", count: 400)

  @Test func aLineIsNotRepeatedForEachFinding() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.line + "\n", to: "Long.swift")
    let store = SharedStore.path
    for format in ["text", "json", "markdown", "sarif", "xcode", "github"] {
      let result = try Program.shell(
        "bridgebook --store \(store) --format \(format) check Long.swift", in: folder.path)
      #expect(result.status == 0 && result.bytes.count < 2_000_000, "\(format)")
      #expect(result.out.contains("update-unguarded"))
    }
    let document = try Program.shell(
      "bridgebook --store \(store) --format json check Long.swift", in: folder.path
    ).json()
    let files = try #require(document["files"] as? [[String: Any]])
    let findings = try #require(files.first?["findings"] as? [[String: Any]])
    #expect(findings.count == 400)
    #expect(findings.allSatisfy { !(($0["edits"] as? [Any])?.isEmpty ?? true) })
    let columns = findings.compactMap { $0["utf16Column"] as? Int }
    #expect(columns == findings.compactMap { $0["column"] as? Int } && columns == columns.sorted())
    #expect(Set(findings.compactMap { $0["fingerprint"] as? String }).count == 400)
  }

  @Test func findingsThatAreNotListedAreSaid() throws {
    let folder = try TemporaryFolder()
    let wrapper = Self.line.components(separatedBy: " struct")[0] + "\n"
    try folder.write(String(repeating: wrapper, count: 1_000), to: "Most.swift")
    try folder.write(String(repeating: wrapper, count: 1_001), to: "More.swift")
    let store = SharedStore.path
    let remark = "it has more than 1000 findings, and the others are not listed"
    for (name, isCut) in [("Most.swift", false), ("More.swift", true)] {
      let result = try Program.shell(
        "bridgebook --store \(store) check \(name)", in: folder.path)
      #expect(result.status == 0)
      #expect((result.out + result.err).contains("\(name): \(remark)") == isCut, "\(name)")
    }
  }
}
