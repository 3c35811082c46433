import BookData
import Bridgebook
import Testing

/// Diagnoses of the traces printed in the sources, pasted unchanged.
struct DiagnosisSeedTests {
  /// The console of the map wrapper, from seed-000.
  private let map = """
    Begin updateUIView CLLocationCoordinate2D(latitude: 52.518611, longitude: 13.408333)
    End updateUIView
    Begin didChange CLLocationCoordinate2D(latitude: 51.117027, longitude: 10.333652000000006)
    End didChange
    Begin didChange CLLocationCoordinate2D(latitude: 52.51861099999999, longitude: 13.40833300000003)
    End didChange
    Begin updateUIView CLLocationCoordinate2D(latitude: 52.51861099999999, longitude: 13.40833300000003)
    Begin didChange CLLocationCoordinate2D(latitude: 52.51861099999999, longitude: 13.40833300000003)
    [SwiftUI] Modifying state during view update, this will cause undefined behavior.
    End didChange
    End updateUIView

    """

  /// The sequences of seed-003: shown, counted up, hidden, parent redrawn, environment changed.
  static let sequences = [
    """
    Parent body
    CounterLabelRepresentable init(count:)
    CounterLabelRepresentable makeUIView(context:)
    UILabel init(frame:)
    CounterLabelRepresentable updateUIView(_:context:)
    """,
    """
    Parent body
    CounterLabelRepresentable init(count:)
    CounterLabelRepresentable updateUIView(_:context:)
    """,
    """
    Parent body
    CounterLabelRepresentable updateUIView(_:context:)
    CounterLabelRepresentable dismantleUIView(_:coordinator:)
    UILabel deinit
    """,
    """
    Parent body
    CounterLabelRepresentable init(count:)
    """,
    """
    Parent body
    CounterLabelRepresentable init(count:)
    CounterLabelRepresentable updateUIView(_:context:)
    """,
  ]

  @Test func theMapIsCertainAndProvokedByTheDelegateInTheSecondUpdate() throws {
    let findings = diagnose(map, as: nil, catalog: try Simulated.book.get().catalog)
    #expect(findings.map(\.gotcha) == ["state-modified-during-update"])
    let finding = try #require(findings.first)
    #expect(finding.confidence == .certain)
    #expect(finding.lines == [7, 9, 11])
    #expect(finding.provokedBy?.line == 8)
    #expect(finding.provokedBy?.text.hasPrefix("didChange") == true)
  }

  @Test(arguments: sequences)
  func aHealthyWrapperShowsNothing(_ text: String) throws {
    let catalog = try Simulated.book.get().catalog
    #expect(diagnose(text + "\n", as: nil, catalog: catalog) == [])
  }

  @Test func theFiveSequencesInOneRunShowNothing() throws {
    let text = Self.sequences.joined(separator: "\n") + "\n"
    #expect(diagnose(text, as: nil, catalog: try Simulated.book.get().catalog) == [])
  }
}
