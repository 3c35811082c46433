import Testing

/// The contents of the short text about a crash report.
@Suite struct CrashTextTests {
  @Test func aReportWithoutItsReasonSaysWhereToLook() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      # Crashlytics - Stack trace
      Crashed: com.apple.main-thread
      0  Atlas            0x511ee4 Popup.modifier() + 218 (Popup.swift:218)
      1  SwiftUI          0x1008578 OUTLINED_FUNCTION_5 + 352
      2  AttributeGraph   0xb854 AG::Graph::UpdateStack::update() + 520
      """, to: "crash.txt")
    let text = try Program.run(["--store", SharedStore.path, "diagnose", folder.path("crash.txt")])
      .out
    #expect(text.contains("The line with the reason is missing"))
  }

  @Test func aFrameWithTabsIsCutToItsLibraryAndSymbol() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "Thread 0 Crashed:\n0\tlibswiftCore.dylib\t0x191c2f1a0\t_assertionFailure(_:_:) + 264\n"
        + "1\tSwiftUI\t0x1c0\tEnvironmentObject.error() + 80\n2\tAtlas\t0x1\tmain + 4\n",
      to: "crash.txt")
    let text = try Program.run(["--store", SharedStore.path, "diagnose", folder.path("crash.txt")])
      .out
    #expect(text.contains("libswiftCore.dylib: _assertionFailure(_:_:)  <- provoked it"))
    #expect(!text.contains("0x191c2f1a0"))
  }
}
