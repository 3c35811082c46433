import Foundation
import Testing

/// The SARIF output of `check` conforms to the published schema of SARIF 2.1.0.
struct SARIFTests {
  /// An excerpt of the schema: the required and the allowed members of each definition; a value
  /// with a name in parentheses is an object, or a list of objects, of that definition.
  private static let definitions: [String: (required: [String], members: [String: String])] = [
    "log": (["version", "runs"], ["$schema": "", "version": "", "runs": "run"]),
    "run": (["tool"], ["tool": "tool", "results": "result", "columnKind": ""]),
    "tool": (["driver"], ["driver": "toolComponent"]),
    "toolComponent": (
      ["name"],
      ["name": "", "version": "", "informationUri": "", "rules": "reportingDescriptor"]
    ),
    "reportingDescriptor": (
      ["id"],
      [
        "id": "", "shortDescription": "message", "fullDescription": "message", "help": "message",
        "helpUri": "", "defaultConfiguration": "reportingConfiguration",
      ]
    ),
    "reportingConfiguration": ([], ["level": ""]),
    "message": (["text"], ["text": ""]),
    "result": (
      ["message"],
      [
        "ruleId": "", "ruleIndex": "", "level": "", "message": "message", "locations": "location",
        "partialFingerprints": "", "relatedLocations": "location", "fixes": "fix",
      ]
    ),
    "location": ([], ["id": "", "physicalLocation": "physicalLocation", "message": "message"]),
    "physicalLocation": (
      ["artifactLocation"], ["artifactLocation": "artifactLocation", "region": "region"]
    ),
    "artifactLocation": (["uri"], ["uri": "", "uriBaseId": ""]),
    "region": (
      ["startLine"], ["startLine": "", "startColumn": "", "endLine": "", "endColumn": ""]
    ),
    "fix": (["artifactChanges"], ["description": "message", "artifactChanges": "artifactChange"]),
    "artifactChange": (
      ["artifactLocation", "replacements"],
      ["artifactLocation": "artifactLocation", "replacements": "replacement"]
    ),
    "replacement": (
      ["deletedRegion"], ["deletedRegion": "region", "insertedContent": "message"]
    ),
  ]

  private static let levels: Set<String> = ["none", "note", "warning", "error"]

  private func examine(_ value: Any, _ definition: String, _ path: String) {
    if let list = value as? [Any] {
      for (index, element) in list.enumerated() {
        examine(element, definition, "\(path)[\(index)]")
      }
      return
    }
    guard let object = value as? [String: Any],
      let (required, members) = SARIFTests.definitions[definition]
    else {
      Issue.record("\(path) is no \(definition)")
      return
    }
    for name in required { #expect(object[name] != nil, "\(path) has no \(name)") }
    for (name, value) in object {
      guard let kind = members[name] else {
        Issue.record("\(path).\(name) is unknown")
        continue
      }
      if !kind.isEmpty { examine(value, kind, "\(path).\(name)") }
      if name == "level" { #expect(SARIFTests.levels.contains(value as? String ?? "")) }
      if name.hasSuffix("Line") || name.hasSuffix("Column") {
        #expect(value as? Int ?? 0 >= 1, "\(path).\(name)")
      }
      if name == "uri" { #expect(URL(string: value as? String ?? "") != nil, "\(path)") }
    }
  }

  @Test func theDocumentHasTheFormOfTheSchema() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      struct Note: UIViewRepresentable {
        @Binding var text: String
        let name: String
        func makeUIView(context: Context) -> UITextView {
          let view = UITextView()
          view.delegate = context.coordinator
          return view
        }
        func updateUIView(_ view: UITextView, context: Context) { view.text = text }
        func makeCoordinator() -> Coordinator { Coordinator(self) }
        class Coordinator: NSObject, UITextViewDelegate {
          var parent: Note
          init(_ parent: Note) { self.parent = parent }
          func textViewDidChange(_ view: UITextView) { print(parent.name) }
        }
      }

      """, to: "a b#1.swift")
    let document = try Program.shell(
      "bridgebook --store \(folder.path("s")) --format sarif check .", in: folder.path
    ).json()
    examine(document, "log", "log")
    #expect(document["version"] as? String == "2.1.0")
    let run = try #require((document["runs"] as? [[String: Any]])?.first)
    #expect(run["columnKind"] as? String == "utf16CodeUnits")
    let driver = try #require((run["tool"] as? [String: Any])?["driver"] as? [String: Any])
    let rules = try #require(driver["rules"] as? [[String: Any]]).compactMap { $0["id"] as? String }
    let results = try #require(run["results"] as? [[String: Any]])
    #expect(results.count == 2)
    for result in results {
      #expect(rules[try #require(result["ruleIndex"] as? Int)] == result["ruleId"] as? String)
    }
  }
}
