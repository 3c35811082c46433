/// A module with its layer and the modules it may import.
struct Layer {
  let number: Int
  let module: String
  let mayImport: [String]

  static let swiftModules = table.filter { $0.number > 0 }.map(\.module)

  /// The modules with their layers; a module may import only modules of lower layers, and of those
  /// only the listed ones.
  static let table: [Layer] = [
    Layer(number: 0, module: "CSQLite", mayImport: []),
    Layer(number: 0, module: "CEmbedded", mayImport: []),
    Layer(number: 0, module: "BridgeRecorder", mayImport: []),
    Layer(number: 0, module: "CContentHash", mayImport: []),
    Layer(number: 0, module: "CSignal", mayImport: []),
    Layer(number: 1, module: "Platform", mayImport: ["CSignal"]),
    Layer(number: 1, module: "Bridgebook", mayImport: ["CContentHash"]),
    Layer(number: 2, module: "BookData", mayImport: ["CEmbedded", "Bridgebook"]),
    Layer(number: 2, module: "BridgebookExport", mayImport: ["Bridgebook"]),
    Layer(
      number: 3, module: "BridgebookStore",
      mayImport: ["CSQLite", "BookData", "Bridgebook", "Platform"]),
    Layer(
      number: 4, module: "BridgebookApp",
      mayImport: [
        "Bridgebook", "BookData", "BridgebookStore", "BridgebookExport", "Platform",
      ]),
    Layer(
      number: 5, module: "BridgebookMCP",
      mayImport: [
        "Bridgebook", "BridgebookExport", "BridgebookApp", "Platform",
      ]),
    Layer(
      number: 6, module: "BridgebookCLI",
      mayImport: [
        "Bridgebook", "BookData", "BridgebookStore", "BridgebookExport", "BridgebookApp",
        "BridgebookMCP", "Platform",
      ]),
    Layer(number: 7, module: "bridgebook", mayImport: ["BridgebookCLI"]),
    Layer(number: 8, module: plugin, mayImport: ["bridgebook"]),
  ]

  /// The plug-in, which may import Foundation: SwiftPM runs it on the developer's machine, where
  /// Foundation is available to start a program.
  static let plugin = "BridgebookPlugin"
  static let pluginLibraries: Set<String> = ["Foundation", "PackagePlugin"]

  /// The names of the C library on different systems; only the files that `mayImportSystem(_:)`
  /// accepts may import it.
  static let systemLibraries: Set<String> = ["Darwin", "Glibc", "Musl"]

  static func mayImportSystem(_ path: String) -> Bool {
    path.hasPrefix("Sources/Platform/") || mayImportDispatch(path)
  }

  /// The files with system-specific code, each entirely inside its condition.
  static let systemFiles: [String: String] = [
    "Sources/Platform/Darwin.swift": "#if canImport(Darwin)",
    "Sources/Platform/Linux.swift": "#if os(Linux)",
    "Sources/BridgeRecorder/System/Darwin.swift": "#if canImport(Darwin)",
    "Sources/BridgeRecorder/System/Linux.swift": "#if os(Linux)",
  ]

  /// The files below Tests whose conditions for systems do more than import the C library, with the
  /// reason for each.
  static let conditionsInTests: [String: String] = [
    "Tests/BridgebookCLITests/FailingCalls.swift": "makes calls fail through LD_PRELOAD",
    "Tests/BridgebookCLITests/FileNameTests.swift": "APFS has no names that are not Unicode",
    "Tests/BridgebookCLITests/FullDiskTests.swift": "uses FailingCalls",
    "Tests/BridgebookCLITests/MCPBoundTests.swift": "uses FailingCalls",
    "Tests/BridgebookCLITests/OutputTests.swift": "writes to a full device",
    "Tests/BridgebookCLITests/RefusedReadTests.swift": "uses FailingCalls",
    "Tests/BridgebookCLITests/RefusedStatusTests.swift": "uses FailingCalls",
    "Tests/BridgebookCLITests/SlowImportTests.swift":
      "no Mac has shown the signal for a mapped file that is cut off",
    "Tests/BridgebookCLITests/StoreObstacleTests.swift": "each system has its own data folder",
    "Tests/BridgebookCLITests/StorePlaceTests.swift": "each system has its own data folder",
    "Tests/BridgebookCLITests/TemporaryPlaceTests.swift": "uses FailingCalls",
    "Tests/BridgebookCLITests/UnreadableStoreTests.swift": "reads procfs",
    "Tests/BridgebookStoreTests/SQLite/DistrustTests.swift":
      "no Mac has shown what Apple's SQLite maps",
    "Tests/BridgebookTests/Detection/DetectorPropertyTests.swift": "reads procfs",
    "Tests/BridgeRecorderTests/BufferTests.swift": "names threads through procfs",
    "Tests/BridgeRecorderTests/WritingTests.swift": "writes to a full device",
    "Tests/RecorderProbe/main.swift": "setrlimit has its own type of resource in glibc",
  ]

  /// Returns whether a file may import Dispatch; only the recorder may, because it writes on its
  /// own queue so that the app does not have to wait.
  static func mayImportDispatch(_ path: String) -> Bool {
    path.hasPrefix("Sources/BridgeRecorder/System/")
  }
}
