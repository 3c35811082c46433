import Bridgebook
import Testing

/// Counts, order and final values that follow from the sources' rules, although the sources do not
/// print them.
@Suite struct SeedSequenceTests {
  private static let north = "CLLocationCoordinate2D(latitude: 52.6, longitude: 13.4)"
  private static let farthest = "CLLocationCoordinate2D(latitude: 52.8, longitude: 13.4)"

  @Test("seed-000: the map's drag halts after one movement without a guard (M2)")
  func dragHalts() throws {
    let run = try Simulated("map-wrapper", "M2")
    #expect(run.messages.isEmpty)
    #expect(run.final("position") == Self.north)
    #expect(run.count(.input, named: "drag") == 1)
    #expect(run.events.contains { $0.kind == .gesture && run.texts[$0.value] == "cancelled" })
  }

  @Test("seed-000: with the guard the map follows the drag (M3)")
  func dragFollows() throws {
    let run = try Simulated("map-wrapper", "M3")
    #expect(run.messages.isEmpty)
    #expect(run.final("position") == Self.farthest)
    #expect(run.count(.input, named: "drag") == 3)
  }

  @Test("seed-000: at launch the guarded map is updated twice and set once (M3 launch)")
  func guardedLaunch() throws {
    let run = try Simulated("map-wrapper", "M3")
    let launch = run.events.prefix { $0.kind != .idle }
    #expect(launch.filter { $0.kind == .updateBegin }.count == 2)
    #expect(launch.filter { $0.kind == .set }.count == 1)
    #expect(launch.filter { $0.kind == .write }.map(\.outcome) == [.committed, .equal])
  }

  @Test("seed-000: direct writes of a text view are warned about (N1)")
  func directWrites() throws {
    #expect(try Simulated("text-view", "N1").messages.isEmpty == false)
  }

  @Test("seed-000: with the selection deferred no message is left (N2)")
  func deferredSelection() throws {
    #expect(try Simulated("text-view", "N2").messages.isEmpty)
  }

  @Test("seed-000: an older selection lands last, and the next character before the last (N3)")
  func olderSelectionLandsLast() throws {
    let run = try Simulated("text-view", "N3")
    #expect(run.messages.isEmpty)
    let afterFirst = run.events(after: "type", before: "type")
    #expect(
      afterFirst.filter { $0.kind == .enqueue }.map { run.texts[$0.value] } == ["{3, 0}", "{2, 0}"])
    #expect(
      afterFirst.filter { $0.kind == .write && run.texts[$0.name] == "selection" }
        .map { run.texts[$0.value] } == ["{3, 0}", "{2, 0}"])
    #expect(run.final("content") == "abdc")
  }

  @Test("seed-000: both writes deferred arrive in their order, in one update (N4)")
  func bothDeferred() throws {
    let run = try Simulated("text-view", "N4")
    #expect(run.messages.isEmpty)
    let afterFirst = run.events(after: "type", before: "type")
    let kinds: [TraceEventKind] = [.enqueue, .run, .write, .dirty, .flush, .updateBegin, .set]
    #expect(
      afterFirst.map(\.kind).filter(kinds.contains)
        == [.enqueue, .enqueue, .run, .write, .dirty, .run, .write, .flush, .updateBegin])
    #expect(run.final("content") == "abcd")
    #expect(run.final("selection") == "{4, 0}")
  }

  @Test("seed-000: a value that was set before is not set again (N5)")
  func rememberedValue() throws {
    let run = try Simulated("text-view", "N5")
    #expect(run.events(after: "type").contains { $0.kind == .set } == false)
    #expect(run.final("content") == "abcd")
  }

  @Test("seed-001: a body that loads does so at every evaluation (B1)")
  func loadingBody() throws {
    let run = try Simulated("article-view", "B1")
    let bodies = run.events.filter { $0.kind == .body }.count
    #expect(run.final("article.loads") == String(bodies))
    #expect(run.outcome.stoppedBy == .loop(turns: 10))
    #expect(try Simulated("article-view", "B1-fixed").final("article.loads") == "1")
  }

  @Test("seed-001: destinations that are never shown listen too (B2)")
  func listeningDestinations() throws {
    let run = try Simulated("list-destinations", "B2")
    #expect(run.count(.callbackBegin, named: "willEnterForeground") == 3)
    let fixed = try Simulated("list-destinations", "B2-fixed")
    #expect(fixed.count(.callbackBegin, named: "willEnterForeground") == 0)
  }

  @Test("seed-001: a label in the struct is made with every struct (B3a)")
  func storedLabel() throws {
    let run = try Simulated("attributed-label", "B3a")
    #expect(run.events.filter { $0.kind == .platformInit }.count == 3)
    #expect(run.events.filter { $0.kind == .updateBegin }.count == 3)
  }

  @Test("seed-001: a text set in make stays for ever (B3b)")
  func emptyUpdate() throws {
    #expect(
      try Simulated("attributed-label", "B3b").final("AttributedLabel.attributedText") == "first")
  }

  @Test("seed-004: a swipe back before the sheet's state follows freezes (F1)")
  func freeze() throws {
    let run = try Simulated("sheet-then-back", "F1")
    #expect(run.outcome.stoppedBy == .freeze)
    #expect(run.final("showSheet") == "true")
  }

  @Test("seed-004: closed by its state, or blocked until it follows, the way back works (F2, F3)")
  func noFreeze() throws {
    for variant in ["F2", "F3"] {
      let run = try Simulated("sheet-then-back", variant)
      #expect(run.outcome.stoppedBy == nil)
      #expect(run.final("path") == "[]")
    }
  }

  @Test("seed-004: going back twice while scrolling crashes on iOS 16 only (C1)")
  func crash() throws {
    #expect(try Simulated("back-while-scrolling", "C1").outcome.stoppedBy == .crash)
    #expect(try Simulated("back-while-scrolling", "C1-17").outcome.stoppedBy == nil)
  }

  @Test("seed-004: a button that shortens the path does not crash (C2)")
  func noCrash() throws {
    let run = try Simulated("back-while-scrolling", "C2")
    #expect(run.outcome.stoppedBy == nil)
    #expect(run.final("path") == "[1]")
  }
}
