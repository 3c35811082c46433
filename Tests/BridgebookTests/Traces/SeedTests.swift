import Bridgebook
import Testing

/// The output printed in the seeds, pasted unchanged.
@Suite struct SeedTests {
  @Test func mapLaunchNestsTheCallbackInTheSecondUpdate() {
    let first = "CLLocationCoordinate2D(latitude: 52.518611, longitude: 13.408333)"
    let far = "CLLocationCoordinate2D(latitude: 51.117027, longitude: 10.333652000000006)"
    let near = "CLLocationCoordinate2D(latitude: 52.51861099999999, longitude: 13.40833300000003)"
    let run = Imported(
      """
      Begin updateUIView \(first)
      End updateUIView
      Begin didChange \(far)
      End didChange
      Begin didChange \(near)
      End didChange
      Begin updateUIView \(near)
      Begin didChange \(near)
      [SwiftUI] Modifying state during view update, this will cause undefined behavior.
      End didChange
      End updateUIView
      """)
    #expect(
      run.events == [
        "1 update.begin updateUIView \(first)",
        "2 update.end updateUIView",
        "3 callback.begin didChange \(far)",
        "4 callback.end didChange",
        "5 callback.begin didChange \(near)",
        "6 callback.end didChange",
        "7 update.begin updateUIView \(near)",
        "8 callback.begin didChange \(near) +1",
        "9 message msg-modifying-state Modifying state during view update, this will cause "
          + "undefined behavior. +2",
        "10 callback.end didChange +1",
        "11 update.end updateUIView",
      ])
    #expect(run.format == "plain")
    #expect(run.issues.isEmpty)
    #expect(run.lineCount == 11)
  }

  private static let label = "CounterLabelRepresentable"
  private static let created = "Parent body\n\(label) init(count:)\n"

  @Test(arguments: [
    (
      "\(created)\(label) makeUIView(context:)\nUILabel init(frame:)\n\(label) updateUIView(_:context:)",
      [
        "1 body Parent body", "2 struct.init \(label) init(count:)",
        "3 view.make \(label) makeUIView", "4 platform.init UILabel init(frame:)",
        "5 update.begin \(label) updateUIView", "5 update.end \(label) updateUIView",
      ]
    ),
    (
      "\(created)\(label) updateUIView(_:context:)",
      [
        "1 body Parent body", "2 struct.init \(label) init(count:)",
        "3 update.begin \(label) updateUIView", "3 update.end \(label) updateUIView",
      ]
    ),
    (
      "Parent body\n\(label) updateUIView(_:context:)\n\(label) dismantleUIView(_:coordinator:)\n"
        + "UILabel deinit",
      [
        "1 body Parent body", "2 update.begin \(label) updateUIView",
        "2 update.end \(label) updateUIView", "3 dismantle \(label) dismantleUIView",
        "4 platform.deinit UILabel deinit",
      ]
    ),
    (created, ["1 body Parent body", "2 struct.init \(label) init(count:)"]),
    (
      "Parent body\nRepresentable init(count:)\nRepresentable makeUIView(context:)",
      [
        "1 body Parent body", "2 struct.init Representable init(count:)",
        "3 view.make Representable makeUIView",
      ]
    ),
  ])
  func counterSequences(text: String, events: [String]) {
    let run = Imported(text)
    #expect(run.events == events)
    #expect(!run.kinds.contains(.message))
    #expect(run.issues.isEmpty)
  }
}
