import Foundation
import TestSupport
import Testing

@Suite struct ImportTests {
  @Test(arguments: ScannedFile.all)
  func importsStayInTheirLayers(_ file: ScannedFile) {
    for fault in ImportTests.faults(of: file) { Issue.record(Comment(rawValue: fault)) }
  }

  @Test func everyModuleHasALayer() {
    let modules = Set(
      Repository.files(under: "Sources").map { String($0.split(separator: "/")[1]) })
    #expect(modules == Set(Layer.table.map(\.module)))
  }

  @Test func layersAreOrdered() {
    for layer in Layer.table {
      for name in layer.mayImport {
        let other = Layer.table.first { $0.module == name }
        #expect(other.map { $0.number < layer.number } ?? false, "\(layer.module) → \(name)")
      }
    }
  }

  /// The dependencies in Package.swift do not exceed those in the table.
  @Test func packageDeclaresWhatTheTableAllows() {
    let manifest = Repository.text(of: "Package.swift")
    for layer in Layer.table where layer.number > 0 {
      for other in Layer.table where !layer.mayImport.contains(other.module) {
        let block = ImportTests.block(of: layer.module, in: manifest)
        #expect(
          !block.contains("\"\(other.module)\"") || other.module == layer.module,
          "Package.swift: \(layer.module) must not depend on \(other.module)")
      }
    }
  }

  @Test(arguments: [
    ("import BridgebookStore", "may not import BridgebookStore"),
    ("package import BridgebookCLI", "may not import BridgebookCLI"),
    ("@preconcurrency internal import BridgebookExport", "may not import BridgebookExport"),
    ("import struct BridgebookStore.Store", "may not import BridgebookStore"),
    ("let x = 1; import BridgebookStore", "may not import BridgebookStore"),
    ("#if canImport(Foundation)\nimport Foundation\n#endif", "full Foundation"),
    ("import FoundationEssentials", "#if canImport"),
    ("#if canImport(Glibc)\nimport Glibc\n#endif", "in Platform and in the System folder"),
    ("import Dispatch", "may not import Dispatch"),
  ])
  func faultsAreFound(_ text: String, _ rule: String) {
    let file = ScannedFile(path: "Sources/Bridgebook/Book/Example.swift", text: text)
    let faults = ImportTests.faults(of: file)
    #expect(
      faults.contains {
        $0.contains(rule) && $0.hasPrefix("Sources/Bridgebook/Book/Example.swift:")
      })
  }

  @Test(arguments: [
    "/* import BridgebookStore */ import CContentHash",
    "// import BridgebookStore",
    "let code = \"\"\"\n  import UIKit\n  \"\"\"",
    "let name = \"\\(names[\"a\"] ?? \"x\")\"\ninternal import CContentHash",
    "#if canImport(FoundationEssentials)\nimport FoundationEssentials\n#endif",
  ])
  func whatIsAllowedPasses(_ text: String) {
    let file = ScannedFile(path: "Sources/Bridgebook/Book/Example.swift", text: text)
    #expect(ImportTests.faults(of: file) == [])
  }

  @Test func aSystemLibraryAloneIsAFault() {
    let file = ScannedFile(
      path: "Sources/Platform/Example.swift",
      text: "#if canImport(Glibc)\nimport Glibc\n#endif")
    #expect(ImportTests.faults(of: file).count == 1)
  }

  @Test func dispatchIsForTheRecordersSystemFolder() {
    let inside = ScannedFile(
      path: "Sources/BridgeRecorder/System/Example.swift", text: "internal import Dispatch")
    let outside = ScannedFile(
      path: "Sources/BridgeRecorder/Example.swift", text: "internal import Dispatch")
    #expect(ImportTests.faults(of: inside) == [])
    #expect(ImportTests.faults(of: outside).count == 1)
  }

  private static func faults(of file: ScannedFile) -> [String] {
    let imports = ImportLine.all(in: file)
    let allowed = Layer.table.first { $0.module == file.module }?.mayImport ?? []
    var faults = imports.compactMap { line in
      rule(broken: line, in: file, allowed: allowed).map { "\(file.path):\(line.line): \($0)" }
    }
    let system = Layer.systemLibraries.intersection(imports.map(\.module))
    if !system.isEmpty, system != Layer.systemLibraries, Layer.systemFiles[file.path] == nil {
      let missing = Layer.systemLibraries.subtracting(system).sorted().joined(separator: ", ")
      faults.append("\(file.path):1: a system library comes as a trio; missing: \(missing)")
    }
    return faults
  }

  private static func rule(
    broken line: ImportLine, in file: ScannedFile, allowed: [String]
  ) -> String? {
    switch line.module {
    case _ where file.module == Layer.plugin && Layer.pluginLibraries.contains(line.module):
      return nil
    case "Foundation":
      return "no module imports full Foundation"
    case "FoundationEssentials":
      return line.isUnderCanImport ? nil : "FoundationEssentials stands under #if canImport"
    case _ where Layer.systemLibraries.contains(line.module):
      guard Layer.mayImportSystem(file.path) else {
        return
          "\(line.module) is imported in Platform and in the System folder of BridgeRecorder only"
      }
      return line.isUnderCanImport ? nil : "\(line.module) stands under #if canImport"
    case "Dispatch" where Layer.mayImportDispatch(file.path):
      return nil
    default:
      return allowed.contains(line.module)
        ? nil : "\(file.module) may not import \(line.module); it may import \(allowed)"
    }
  }

  /// Returns the declaration of one target in Package.swift, from its name to the next target.
  private static func block(of module: String, in manifest: String) -> String {
    guard let targets = manifest.range(of: "  targets: ["),
      let name = manifest.range(
        of: "\"\(module)\",", range: targets.upperBound..<manifest.endIndex)
    else { return "" }
    let rest = manifest[name.upperBound...]
    let ends = ["module(", ".executableTarget(", ".testTarget(", "tests(", ".target(", ".plugin("]
      .compactMap { rest.range(of: $0)?.lowerBound }
    return String(rest[..<(ends.min() ?? rest.endIndex)])
  }
}
