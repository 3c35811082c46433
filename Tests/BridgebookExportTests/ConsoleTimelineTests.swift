import Bridgebook
import BridgebookExport
import Testing

/// Timelines of console logs, which have no depths, threads and times.
@Suite struct ConsoleTimelineTests {
  private static func lines(of console: String) -> [String] {
    let message = MessagePattern(
      id: "modifying-state", pattern: "Modifying state during view update",
      gotchas: ["state-modified-during-update"], severity: .error, isOnceOnly: false)
    var importer = TraceImporter(messages: MessageMatcher(MessageCatalog([message])))
    Array(console.utf8).withUnsafeBytes { importer.consume($0) }
    importer.finish()
    var collector = TimelineCollector()
    let texts = importer.texts
    for event in importer.drain() { collector.take(event, texts) }
    return TimelineText.lines(of: collector.finish(), run: "run")
  }

  @Test func theMapThatWritesAtOnce() {
    let console = """
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
    let expected = """
      step           1       2          3          4
      update         update                        update
      platform view          didChange  didChange  didChange
      message                                      modifying-state

      1     1: update.begin updateUIView = CLLocationCoordinate2D(latitude: 52.518611, longitude:
            13.408333)
      2     3: callback.begin didChange = CLLocationCoordinate2D(latitude: 51.117027, longitude:
            10.333652000000006)
      3     5: callback.begin didChange = CLLocationCoordinate2D(latitude: 52.51861099999999, longitude:
            13.40833300000003)
      4     7: update.begin updateUIView = CLLocationCoordinate2D(latitude: 52.51861099999999, longitude:
            13.40833300000003)
            8: callback.begin didChange = CLLocationCoordinate2D(latitude: 52.51861099999999, longitude:
            13.40833300000003)
            9: message modifying-state = Modifying state during view update, this will cause undefined
            behavior.

      These steps have no events in: input, main queue, view, state.
      """
    #expect(Self.lines(of: console).dropFirst(2).joined(separator: "\n") == expected)
  }

  @Test func aLabelThatIsShownAndRemoved() {
    let console = """
      Parent body
      CounterLabelRepresentable init(count:)
      CounterLabelRepresentable makeUIView(context:)
      UILabel init(frame:)
      CounterLabelRepresentable updateUIView(_:context:)
      Parent body
      CounterLabelRepresentable updateUIView(_:context:)
      CounterLabelRepresentable dismantleUIView(_:coordinator:)
      UILabel deinit

      """
    let expected = """
      step           1                     2                     3
      view           body Parent
      update         init CounterLabelRe…  make CounterLabelRe…  update CounterLabel…
      platform view                        init UILabel

      1     1: body Parent body · 2: struct.init CounterLabelRepresentable init(count:)
      2     3: view.make CounterLabelRepresentable makeUIView · 4: platform.init UILabel init(frame:)
      3     5: update.begin CounterLabelRepresentable updateUIView

      step           4                     5
      view           body Parent
      update         update CounterLabel…  dismantle CounterLa…
      platform view                        deinit UILabel

      4     6: body Parent body · 7: update.begin CounterLabelRepresentable updateUIView
      5     8: dismantle CounterLabelRepresentable dismantleUIView · 9: platform.deinit UILabel deinit

      These steps have no events in: input, main queue, state.
      """
    #expect(Self.lines(of: console).dropFirst(2).joined(separator: "\n") == expected)
  }
}
