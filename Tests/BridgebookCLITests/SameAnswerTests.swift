import Foundation
import Testing

/// The server's tools return the same documents as the command line.
@Suite struct SameAnswerTests {
  /// A question as a tool call and as a command line.
  private struct Pair {
    let tool: String
    let arguments: [String: Any]
    /// The words after `--format json`.
    let words: [String]
    /// The standard input of the command.
    var input: String?
  }

  private static let questions = [
    "MKMapView", "UITextView", "NSTextView", "WKWebView", "MyPlayer: UIView",
    "how do I show a video player in SwiftUI",
    "put SwiftUI rows into my UICollectionView on iOS 16",
    "a SwiftUI settings page inside an AppKit window",
    "present a photo picker from a SwiftUI button", "drag and drop with AppKit in a SwiftUI list",
    "the caret jumps when I type in my wrapped text view", "should I wrap UILabel",
    "wrap a UIPageViewController", "scan a QR code with the camera", "what is the weather today",
    "a map that follows the user", "NSOutlineView in SwiftUI",
    "share an observable model with UIKit",
    "read a SwiftUI environment value in a UIViewController", "rotate with two fingers",
  ]
  private static let ids = [
    "update-unguarded", "MKMapView", "map-wrapper", "msg-modifying-state", "wrap-view-uikit",
    "updateUIView", "update-unguarded.cause.1", "c01-scroll-edge-receiver", "show-pdf", "nobody",
  ]
  private static let listings: [[String: String]] = [
    [:], ["kind": "gotchas"], ["kind": "claim", "status": "refuted"], ["kind": "scenario"],
    ["kind": "messages"], ["kind": "sentence"], ["kind": "lacks"], ["kind": "own"],
    ["kind": "task", "platform": "macos"], ["approach": "hosting", "target": "15"],
    ["kind": "nothing"],
  ]
  private static let logs = [
    "[SwiftUI] Modifying state during view update, this will cause undefined behavior.\n",
    "Begin updateUIView A\nBegin updateUIView A\nEnd updateUIView A\nEnd updateUIView A\n",
    "nothing that anybody knows\n", "",
  ]
  private static let source = """
    import SwiftUI

    struct NoteView: UIViewRepresentable {
      @Binding var text: String

      func makeUIView(context: Context) -> UITextView { UITextView() }

      func updateUIView(_ view: UITextView, context: Context) { view.text = text }
    }

    """

  private static var pairs: [Pair] {
    questions.map {
      Pair(tool: "recommend", arguments: ["question": $0], words: ["recommend", "--", $0])
    }
      + [
        Pair(
          tool: "recommend",
          arguments: [
            "question": "UIDatePicker", "platform": "ios", "target": "15",
            "answers": ["direction=into-swiftui"],
          ],
          words: [
            "recommend", "--platform", "ios", "--target", "15", "--answer",
            "direction=into-swiftui", "--", "UIDatePicker",
          ]),
        Pair(
          tool: "recommend", arguments: ["question": "MKMapView", "target": "1"],
          words: ["recommend", "--target", "1", "--", "MKMapView"]),
      ]
      + questions.map {
        Pair(tool: "search", arguments: ["words": $0], words: ["search", "--", $0])
      }
      + [
        Pair(
          tool: "search", arguments: ["words": "text", "kind": "gotcha", "limit": 3],
          words: ["search", "--kind", "gotcha", "--limit", "3", "--", "text"]),
        Pair(
          tool: "search", arguments: ["words": "text", "limit": 0],
          words: ["search", "--limit", "0", "--", "text"]),
      ]
      + ids.map { Pair(tool: "show", arguments: ["id": $0], words: ["show", "--", $0]) }
      + listings.map { options in
        let flags = options.filter { $0.key != "kind" }.flatMap { ["--\($0.key)", $0.value] }
        return Pair(
          tool: "list", arguments: options,
          words: ["list"] + flags + (options["kind"].map { [$0] } ?? []))
      }
      + logs.map {
        Pair(tool: "diagnose", arguments: ["text": $0], words: ["diagnose", "-"], input: $0)
      }
      + ["map-wrapper/M1", "nobody"].map {
        Pair(tool: "diagnose", arguments: ["run": $0], words: ["diagnose", $0])
      }
      + [
        Pair(
          tool: "check", arguments: ["text": source, "path": "A.swift", "possible": true],
          words: ["check", "--stdin-path", "A.swift", "--possible", "-"], input: source),
        Pair(
          tool: "simulate", arguments: ["scenario": "map-wrapper"],
          words: ["simulate", "map-wrapper"]
        ),
        Pair(
          tool: "simulate",
          arguments: ["scenario": "text-view", "variant": "N4", "set": ["policy=queueFirst"]],
          words: ["simulate", "--variant", "N4", "--set", "policy=queueFirst", "text-view"]),
        Pair(
          tool: "simulate", arguments: ["scenario": "map-wrapper", "variant": "M9"],
          words: ["simulate", "--variant", "M9", "map-wrapper"]),
      ]
  }

  @Test func bothSayTheSame() throws {
    let pairs = Self.pairs
    #expect(pairs.count > 60)
    let folder = try TemporaryFolder()
    let results = try ToolCall.results(
      of: pairs.map { ToolCall(tool: $0.tool, arguments: $0.arguments) })
    for (index, pair) in pairs.enumerated() {
      try folder.write(pair.input ?? "", to: "input")
      let words = (["bridgebook", "--format", "json"] + pair.words)
        .map { "'" + $0.replacingOccurrences(of: "'", with: "'\\''") + "'" }
      let printed = try Program.shell(
        words.joined(separator: " ") + " < input", in: folder.path)
      #expect(ToolCall.text(of: results[index]) == printed.out, "\(pair.words)")
      #expect(results[index]["isError"] as? Bool == (printed.status == 2), "\(pair.words)")
    }
  }
}
