import Foundation
import Testing

@testable import BridgebookCLI

/// Conventions for programs on a terminal: questions, filled text, colors, and consent.
@Suite struct MannersTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func shown(
    _ words: [String], columns: Int = 80, _ options: [String] = ["PAGER=cat"],
    store: String = SharedStore.path
  ) throws -> Screens.Screen {
    try #require(
      try Screens.after([words], columns: columns, options, store: store, in: folder).first)
  }

  // MARK: The wizard

  @Test func theExampleOfTheWizardEndsInItsTask() throws {
    let screen = try shown(["recommend"], ["--type", "scan a code\n\n", "PAGER=cat"])
    #expect(screen.status == 0)
    #expect(screen.lines.contains { $0.contains("bridgebook show scan-code") })
    #expect(!screen.lines.contains { $0.contains("not covered") })
  }

  @Test func wordsThatLeadNowhereLeadToTheQuestionsOfTheTree() throws {
    let typed = "xyzzy plugh\n\ninto-swiftui\nview\n"
    let screen = try shown(
      ["recommend", "--platform", "ios"], columns: 120, ["--type", typed, "PAGER=cat"])
    #expect(screen.status == 0)
    let text = screen.lines.joined(separator: "\n")
    #expect(text.contains("A few questions find the bridge instead."))
    #expect(text.contains("What goes into what?"))
    #expect(text.contains("so it is wrapped in a representable. It leads to"))
    #expect(
      screen.lines.last
        == "  bridgebook recommend --platform ios --answer direction=into-swiftui --answer thing=view"
    )
  }

  @Test func anEmptyLineIsAnsweredWithAnExample() throws {
    let screen = try shown(["recommend"], ["--type", "\nq\n", "PAGER=cat"])
    #expect(screen.status == 1)
    #expect(screen.lines.contains { $0.contains("Type the name of a class or a few words") })
  }

  // MARK: Typed input

  /// The progress of a reading would be drawn over pasted lines.
  @Test func nothingIsDrawnOverWhatIsPasted() throws {
    let message =
      "[SwiftUI] Modifying state during view update, this will cause undefined"
      + " behavior."
    let typed = "Begin didChange 1\n\u{c}\(message)\n\u{c}\u{4}"
    let screen = try shown(["diagnose"], ["--type", typed, "--errors", "PAGER=cat"])
    #expect(screen.status == 0)
    #expect(screen.lines.contains("note: paste the console, then press Ctrl-D"))
    #expect(screen.lines.contains { $0.hasPrefix("1 error in 2 lines") })
    #expect(!screen.raw.contains("bytes") && !screen.raw.contains("\u{1b}[K"))
  }

  // MARK: Width

  /// A line of prose is full if the first word of the next line would not have fit.
  @Test(arguments: [60, 80, 120]) func paragraphsOfHelpAreFilled(columns: Int) throws {
    let commands = ["diagnose", "fleet", "traces", "remove", "simulate", "recommend"]
      .map { ["help", $0] }
    var pairs = 0
    for (words, screen) in zip(
      commands, try Screens.after(commands, columns: columns, in: folder))
    {
      for (line, next) in zip(screen.lines, screen.lines.dropFirst()) {
        guard Self.isProse(line), Self.isProse(next) else { continue }
        pairs += 1
        let word = next.prefix { $0 != " " }
        #expect(
          TextWidth.of(line) + 1 + TextWidth.of(word) > columns, "\(words): \(line)\n\(next)")
      }
    }
    #expect(pairs > 20)
  }

  private static func isProse(_ line: String) -> Bool {
    !line.isEmpty && !line.hasPrefix(" ") && !line.contains("  ") && !line.hasPrefix("- ")
  }

  @Test func aSheetIsWrappedAndSaysHowToKeepIt() throws {
    let paged = try shown(["export", "gotchas"], ["--errors", "PAGER=sed s/^/P:/"])
    #expect(paged.lines.count > 50)
    let sheet = paged.lines.filter { $0.hasPrefix("P:") }
    #expect(sheet.count > 50 && sheet.allSatisfy { TextWidth.of($0) <= 82 })
    let advice = paged.lines.drop { $0.hasPrefix("P:") }.joined(separator: " ")
    #expect(advice.contains("bridgebook export gotchas -o gotchas.html"))
    #expect(try shown(["export"]).lines.first?.hasPrefix("To print: ") == true)
    #expect(try Program.run("export", "gotchas").err == "")
  }

  @Test func codeStaysWholeAndRecordsAreWrapped() throws {
    let words = ["recommend", "UITextView", "--code"]
    let code = try shown(words, columns: 40)
    let piped = try Program.run(["--store", SharedStore.path] + words).out
    #expect(code.lines.joined(separator: "\n") + "\n" == piped)
    #expect(code.lines.contains { TextWidth.of($0) > 40 })
    let query = "SELECT id, title, fix FROM gotchas LIMIT 3"
    for columns in [20, 80] {
      let rows = try shown(["sql", "--format", "records", query], columns: columns)
      #expect(rows.status == 0 && rows.lines.allSatisfy { TextWidth.of($0) <= columns })
    }
  }

  // MARK: Colors

  @Test func severitiesHaveTheColorsOfADiagnosis() throws {
    try folder.write(Self.wrapper, to: "MapView.swift")
    for columns in [40, 80] {
      let screen = try shown(["check", folder.path("MapView.swift")], columns: columns)
      #expect(screen.raw.contains("\u{1b}[33mwarning"))
      #expect(screen.raw.contains("\u{1b}[31merror"))
      #expect(screen.lines.allSatisfy { TextWidth.of($0) <= columns })
      let frame = try #require(screen.lines.firstIndex { $0.contains("^") })
      let column = screen.lines[frame].prefix { $0 != "^" }.count
      #expect(screen.lines[frame - 1].dropFirst(column).hasPrefix("centerCoordinate"))
    }
  }

  private static let wrapper = """
    import MapKit
    import SwiftUI

    struct MapView: UIViewRepresentable {
      @Binding var center: CLLocationCoordinate2D
      func makeUIView(context: Context) -> MKMapView {
        let map = MKMapView()
        map.delegate = context.coordinator
        return map
      }
      func updateUIView(_ map: MKMapView, context: Context) { map.centerCoordinate = center }
      func makeCoordinator() -> Coordinator { Coordinator(center: $center) }
      final class Coordinator: NSObject, MKMapViewDelegate {
        @Binding var center: CLLocationCoordinate2D
        init(center: Binding<CLLocationCoordinate2D>) { _center = center }
        func mapViewDidChangeVisibleRegion(_ map: MKMapView) { center = map.centerCoordinate }
      }
    }

    """

  @Test func anErrorIsRedOnATerminalOnly() throws {
    let words = ["show", "no-such-entry"]
    let red = "\u{1b}[31merror\u{1b}[0m: "
    #expect(try shown(words, ["--errors", "PAGER=cat"]).raw.hasPrefix(red))
    #expect(try !shown(words, ["--errors", "NO_COLOR=1"]).raw.contains("\u{1b}"))
    #expect(try !shown(words + ["--color", "never"], ["--errors"]).raw.contains("\u{1b}"))
    #expect(try Program.run("show", "no-such-entry").err.hasPrefix("error: "))
  }

  @Test func aTerminalWithoutATypeGetsNoPager() throws {
    let long = ["show", "--all", "update-unguarded"]
    for type in ["TERM=", "TERM=dumb"] {
      let screen = try shown(long, ["PAGER=sed s/^/P:/", type])
      #expect(screen.lines.count > 100 && !screen.lines.contains { $0.hasPrefix("P:") })
    }
  }

  // MARK: Consent

  @Test func anOwnTextIsRemovedOnATerminalOnlyAfterConsent() throws {
    let store = try OwnStore()
    #expect(try store.add(["a.txt": OwnTexts.gotcha("our-caret")]).status == 0)
    let words = ["remove", "our-caret"]
    let kept = try shown(words, ["--type", "n\n", "PAGER=cat"], store: store.path)
    #expect(kept.status == 1 && kept.raw.contains("Remove gotcha our-caret? y/N: "))
    #expect(try store.run("show", "our-caret").status == 0)
    let gone = try shown(words + ["--yes"], ["--type", "n\n", "PAGER=cat"], store: store.path)
    #expect(gone.status == 0)
    #expect(try store.run("show", "our-caret").status == 2)
  }
}
