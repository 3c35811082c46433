import Foundation
import Testing

/// System-specific code is limited to two files of `Platform`, two of the recorder, and the tests
/// in `Layer.conditionsInTests`.
@Suite struct PlatformConditionTests {
  @Test(arguments: ScannedFile.all)
  func conditionsStayInTheirFiles(_ file: ScannedFile) {
    for fault in PlatformConditionTests.faults(of: file) { Issue.record(Comment(rawValue: fault)) }
  }

  @Test(arguments: ScannedFile.tests)
  func testsAreForEverySystem(_ file: ScannedFile) {
    guard Layer.conditionsInTests[file.path] == nil else { return }
    for fault in PlatformConditionTests.faults(of: file) { Issue.record(Comment(rawValue: fault)) }
  }

  @Test(arguments: Layer.conditionsInTests.keys.sorted())
  func everyExceptionIsStillNeeded(_ path: String) throws {
    let file = try #require(ScannedFile.tests.first { $0.path == path }, "it has no conditions")
    #expect(!PlatformConditionTests.faults(of: file).isEmpty)
  }

  @Test(arguments: [
    "#if os(macOS)\nlet a = 1\n#endif", "#if canImport(Darwin)\nlet a = 1\n#endif",
    "#if DEBUG\n#elseif os(Linux)\n#endif", "#if targetEnvironment(simulator)\n#endif",
    "#if arch(arm64)\n#endif", "#if !canImport(Glibc)\nlet a = 1\n#endif",
    "#if canImport(Darwin)\ninternal import Darwin\nlet a = 1\n#endif",
    "#if canImport(Darwin)\nimport Darwin\n#else\nlet a = 1\n#endif",
    "#if canImport(Darwin)\nimport Darwin\n#elseif DEBUG\nlet a = 1\n#endif",
    "#if canImport(Darwin)\nimport Darwin\n#else\n#if DEBUG\nlet a = 1\n#endif\n#endif",
    "#if canImport(Darwin)\nimport Darwin\n#if DEBUG\n#else\n#endif\n#else\nlet a = 1\n#endif",
    "#if os (Linux)\n#endif", "#if _runtime(_ObjC)\n#endif", "#if _pointerBitWidth(_32)\n#endif",
    "#if (DEBUG\n&& os(Linux))\n#endif",
  ])
  func otherConditionsAreFound(_ text: String) {
    for path in [
      "Sources/BridgeStore/A.swift", "Sources/Platform/A.swift", "Tests/PlatformTests/A.swift",
    ] {
      #expect(!PlatformConditionTests.faults(of: ScannedFile(path: path, text: text)).isEmpty)
    }
  }

  @Test func importsOfTheLibraryPass() {
    let text =
      "#if canImport(Darwin)\n  internal import Darwin\n#elseif canImport(Glibc)\n"
      + "  internal import Glibc\n#elseif canImport(Musl)\n  internal import Musl\n#endif\n"
    let inside = ScannedFile(path: "Sources/Platform/A.swift", text: text)
    #expect(PlatformConditionTests.faults(of: inside) == [])
    let inTests = ScannedFile(
      path: "Tests/PlatformTests/A.swift",
      text: "#if canImport(Darwin)\nimport Darwin\n#else\n\nimport Glibc\n#endif")
    #expect(PlatformConditionTests.faults(of: inTests) == [])
  }

  @Test(arguments: ["let a = 1\n#if os(Linux)\n#endif", "#if os(Linux)\n#endif\nlet a = 1"])
  func aSystemFileIsWhollyUnderItsCondition(_ text: String) {
    let file = ScannedFile(path: "Sources/Platform/Linux.swift", text: text)
    #expect(!PlatformConditionTests.faults(of: file).isEmpty)
  }

  private static let words = [
    "os(", "canImport(", "targetEnvironment(", "arch(", "_runtime(", "_endian(",
    "_pointerBitWidth(",
  ]

  /// Returns whether the condition in this line, which may continue the line above, is about a
  /// system.
  private static func asksForSystem(_ lines: [String], at index: Int) -> Bool {
    let isCondition = { (line: String) in line.hasPrefix("#if") || line.hasPrefix("#elseif") }
    let isContinued = ["&&", "||"].contains { lines[index].hasPrefix($0) }
    guard isCondition(lines[index]) || index > 0 && isContinued && isCondition(lines[index - 1])
    else { return false }
    let text = lines[index].filter { $0 != " " }
    return words.contains(where: text.contains)
  }

  private static func faults(of file: ScannedFile) -> [String] {
    let lines = file.code.map { $0.trimmingCharacters(in: .whitespaces) }
    if let condition = Layer.systemFiles[file.path] {
      let used = lines.filter { !$0.isEmpty }
      // The first line opens a condition that the last line closes.
      let depths = used.reduce(into: [0]) { depths, line in
        let step = line.hasPrefix("#if") ? 1 : line.hasPrefix("#endif") ? -1 : 0
        depths.append((depths.last ?? 0) + step)
      }
      let isWhole = used.first == condition && depths.dropFirst().dropLast().allSatisfy { $0 > 0 }
      return isWhole ? [] : ["\(file.path):1: the whole file stands under \(condition)"]
    }
    var chains: [Bool] = []  // for each open `#if`, whether a condition so far asks for a system
    return lines.indices.compactMap { index in
      let line = lines[index]
      let asks = asksForSystem(lines, at: index)
      if line.hasPrefix("#if") { chains.append(false) }
      defer {
        if line.hasPrefix("#endif") {
          _ = chains.popLast()
        } else if asks, let last = chains.indices.last {
          chains[last] = true
        }
      }
      let isOtherBranch = line.hasPrefix("#else") && !asks && chains.last == true
      guard
        asks && !isImport(lines, after: index) || isOtherBranch && !isImports(lines, after: index)
      else { return nil }
      return
        "\(file.path):\(index + 1): systems differ in \(Layer.systemFiles.keys.sorted()) and Layer.conditionsInTests only"
    }
  }

  /// Returns whether a branch for all other systems contains only imports.
  private static func isImports(_ lines: [String], after index: Int) -> Bool {
    lines[(index + 1)...].prefix { !$0.hasPrefix("#e") }.allSatisfy {
      $0.isEmpty || $0.hasPrefix("import ") || $0.contains(" import ")
    }
  }

  /// Returns whether the branch only imports its own module.
  private static func isImport(_ lines: [String], after index: Int) -> Bool {
    guard index + 2 < lines.count, let open = lines[index].range(of: "canImport("),
      let close = lines[index].range(of: ")", range: open.upperBound..<lines[index].endIndex),
      !lines[index].contains("!")
    else { return false }
    let module = lines[index][open.upperBound..<close.lowerBound]
    return lines[index + 1].hasSuffix("import \(module)") && lines[index + 2].hasPrefix("#e")
  }
}
