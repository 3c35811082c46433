// swift-tools-version: 6.2
import Foundation
import PackageDescription

/// Whether warnings are errors, which continuous integration requests; a user's build never fails
/// because of a newer compiler's warning.
let warningsAreErrors = Context.environment["BRIDGEBOOK_STRICT"] == "1"

let settings: [SwiftSetting] =
  [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
  ] + (warningsAreErrors ? [.treatAllWarnings(as: .error)] : [])

/// For the simulator, whose machine calls itself through what a scenario makes it call, and for the
/// detectors.
///
/// With checks, `doctor scenarios` takes 5.5 % more instructions, and `diagnose` of a trace of 60,000
/// events 4.5 % (callgrind, with nothing else changed in the core). Debug builds, and so the tests,
/// check.
let uncheckedAccess: [SwiftSetting] = [
  .unsafeFlags(["-enforce-exclusivity=unchecked"], .when(configuration: .release))
]

/// The names of the entries of a folder; empty if there is none.
func entryNames(of folder: String) -> [String] {
  (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
}

/// Whether GCC's C++ library is also installed as an archive, as with every Debian compiler.
let hasCxxArchive = entryNames(of: "/usr/lib/gcc").contains { compiler in
  entryNames(of: "/usr/lib/gcc/\(compiler)").contains { version in
    FileManager.default.fileExists(atPath: "/usr/lib/gcc/\(compiler)/\(version)/libstdc++.a")
  }
}

#if arch(arm64)
  let machine = "aarch64"
#else
  let machine = "x86_64"
#endif

/// Whether SQLite is also installed as an archive for this machine, as with Debian's
/// libsqlite3-dev.
///
/// The environment variable is for checks that put another SQLite in place of the system's, and for
/// cross-compilation to a system without the archive.
let linksSQLiteArchive =
  Context.environment["BRIDGEBOOK_SHARED_SQLITE"] != "1"
  && FileManager.default.fileExists(atPath: "/usr/lib/\(machine)-linux-gnu/libsqlite3.a")

/// The folder of linker scripts that replace shared libraries by their archives.
let archives = "\(Context.packageDirectory)/Sources/bridgebook/Archives"

/// The linker settings by which the installed program on Linux contains Swift's library, and if
/// possible the C++ library and SQLite.
///
/// It runs without them, and looks up none of their symbols at start; for the C++ library that is
/// 8 % of a question's instructions. The program exports no symbols and links the unwinder
/// statically, so that less is relocated and loaded at each start. It has a fixed address: 44,000
/// pointers in its metadata would otherwise be relocated at each start, which took 11 % of a
/// question's time. Libraries, heap and stack still have random addresses. SQLite's archive is
/// linked only together with that of C++, for which the linker is lld.
let selfContained: [LinkerSetting] = [
  .unsafeFlags(
    [
      "-static-stdlib", "-Xlinker", "--no-export-dynamic", "-Xclang-linker", "-static-libgcc",
      "-Xclang-linker", "-no-pie",
    ]
      + (hasCxxArchive ? ["-use-ld=lld", "-L", "\(archives)"] : [])
      + (hasCxxArchive && linksSQLiteArchive ? ["-L", "\(archives)/SQLite"] : []),
    .when(platforms: [.linux], configuration: .release))
]

/// The settings for modules in which tests spend their time: optimized in debug builds too, with
/// every assertion and exclusivity check.
///
/// Only modules for which it pays are optimized. If the core were not, `OutputTests`,
/// `BuiltInBookTests` and `LongReadingTests` would take 35.2 s of processor time instead of 10.1 s.
/// Optimizing `BridgebookExport` and `BridgebookApp` as well added 243 s to the 1,484 s of a build of
/// everything, and made all tests about 40 s faster, of 894 s.
let fastChecks: [SwiftSetting] = [
  .unsafeFlags(["-O", "-assert-config", "Debug"], .when(configuration: .debug))
]

/// Creates the target of a Swift module; `Tests/ArchitectureTests` contains the layers that the
/// dependencies must respect.
func module(
  _ name: String, _ dependencies: [String], exclude: [String] = [],
  isFastInDebug: Bool = false, extra: [SwiftSetting] = []
) -> Target {
  .target(
    name: name, dependencies: dependencies.map { .byName(name: $0) }, exclude: exclude,
    swiftSettings: settings + (isFastInDebug ? fastChecks : []) + extra)
}

func tests(_ name: String, _ dependencies: [String], exclude: [String] = []) -> Target {
  .testTarget(
    name: name, dependencies: dependencies.map { .byName(name: $0) }, exclude: exclude,
    swiftSettings: settings)
}

let package = Package(
  name: "bridgebook",
  // The program requires macOS 13, whose standard library searches and replaces text, and whose
  // SQLite has the STRICT tables that came with 3.37 (macOS 12.4). The other platforms are for the
  // recorder, which apps link.
  platforms: [
    .macOS(.v13), .iOS(.v15), .macCatalyst(.v15), .tvOS(.v15), .watchOS(.v8), .visionOS(.v1),
  ],
  products: [
    .executable(name: "bridgebook", targets: ["bridgebook"]),
    .library(name: "BridgeRecorder", targets: ["BridgeRecorder"]),
  ],
  targets: [
    // On a Mac, the system's own library is linked, even if Homebrew has installed another.
    .systemLibrary(name: "CSQLite", providers: [.apt(["libsqlite3-dev"])]),
    .target(name: "CEmbedded"),
    // Without the unsafe flags of `module`, which would apply to the build of every app that links
    // the recorder. SwiftPM itself no longer refuses them in a dependency whose manifest has
    // tools-version 6.2 or newer, regardless of the version in the app's manifest
    // (`PackageBuilder`, in the 6.3 and 6.4 toolchains).
    .target(name: "BridgeRecorder", swiftSettings: settings),
    .target(name: "CContentHash"),
    .target(name: "CSignal"),
    module("Platform", ["CSignal"]),
    module("Bridgebook", ["CContentHash"], isFastInDebug: true, extra: uncheckedAccess),
    module("BookData", ["CEmbedded", "Bridgebook"], exclude: ["Knowledge"], isFastInDebug: true),
    module(
      "BridgebookStore", ["CSQLite", "BookData", "Bridgebook", "Platform"], isFastInDebug: true),
    module("BridgebookExport", ["Bridgebook"]),
    module(
      "BridgebookApp",
      ["Bridgebook", "BookData", "BridgebookStore", "BridgebookExport", "Platform"]),
    module("BridgebookMCP", ["Bridgebook", "BridgebookExport", "BridgebookApp", "Platform"]),
    module(
      "BridgebookCLI",
      [
        "Bridgebook", "BookData", "BridgebookStore", "BridgebookExport", "BridgebookApp",
        "BridgebookMCP", "Platform",
      ],
      exclude: ["Manual"]),
    .executableTarget(
      name: "bridgebook", dependencies: ["BridgebookCLI"], exclude: ["Archives"],
      swiftSettings: settings,
      linkerSettings: selfContained),
    .executableTarget(
      name: "bridgebook-bench", dependencies: ["CSQLite", "Bridgebook", "Platform"],
      path: "Tests/Benchmark", swiftSettings: settings),
    .target(name: "TestSupport", path: "Tests/TestSupport", swiftSettings: settings),
    tests("ArchitectureTests", ["TestSupport"]),
    tests("BridgebookTests", ["Bridgebook", "BookData", "BridgebookExport", "TestSupport"]),
    tests(
      "BookDataTests",
      [
        "BookData", "BridgebookApp", "BridgebookExport", "Bridgebook",
        "TestSupport",
      ],
      exclude: ["Coverage"]),
    tests("PlatformTests", ["Platform"]),
    tests("BridgebookStoreTests", ["BridgebookStore", "BookData", "Bridgebook", "TestSupport"]),
    tests("BridgebookExportTests", ["BridgebookExport", "Bridgebook", "TestSupport"]),
    tests(
      "BridgebookCLITests",
      [
        "bridgebook", "BridgebookCLI", "BridgebookMCP", "BridgebookApp", "BridgebookExport",
        "BridgebookStore", "BookData", "Bridgebook", "Platform", "TestSupport",
      ],
      exclude: [
        "Corpus", "Goldens", "Release-0.1.0", "own-texts.sh", "crowd.sh", "manual.sh",
        "completions.py", "corpus_rows.py", "fail_calls.c", "mcp_client.py", "screen.py",
        "terminal.py",
      ]),
    .executableTarget(
      name: "recorder-probe", dependencies: ["BridgeRecorder"], path: "Tests/RecorderProbe",
      swiftSettings: settings),
    tests(
      "BridgeRecorderTests",
      ["BridgeRecorder", "recorder-probe", "BookData", "Bridgebook"]),
  ],
  swiftLanguageModes: [.v6],
  cLanguageStandard: .c2x
)

// SwiftPM builds the program for a plug-in again, for the host, which doubles the time of every
// build. Packages that depend on this one check it out in a folder of that name;
// BRIDGEBOOK_PLUGIN=1 declares the plug-in in a clone too.
if Context.packageDirectory.contains("/checkouts/")
  || Context.environment["BRIDGEBOOK_PLUGIN"] == "1"
{
  package.products.append(.plugin(name: "BridgebookPlugin", targets: ["BridgebookPlugin"]))
  package.targets.append(
    // The plug-in requests no permission to write; `check --fix` requires permission on the command
    // line.
    .plugin(
      name: "BridgebookPlugin",
      capability: .command(
        intent: .custom(
          verb: "bridgebook",
          description: "Checks wrappers in a package's sources, or runs any bridgebook command")),
      dependencies: ["bridgebook"], path: "Sources/BridgebookPlugin"))
}
