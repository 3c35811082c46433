internal import Bridgebook

/// Rewrites samples with `@Observable` models for releases that only have `ObservableObject`.
///
/// The rewriting follows Apple's article on migrating from ObservableObject to Observable, in
/// reverse: an observable class conforms to `ObservableObject` and publishes its stored variables,
/// a view that creates the model keeps it in `@StateObject`, and a view that receives it declares
/// it as `@ObservedObject`. The compiler checks the result with all other samples.
enum ObservableObjectForm {
  /// The first releases with the Observation framework; all releases of visionOS have it.
  static let releases = "iOS 17, macOS 14, tvOS 17, watchOS 10"
  private static let condition = CodeCondition("Before " + releases)

  /// Returns the blocks of a section, rewritten if the release requires it.
  static func blocks(_ blocks: [String], at place: CodePlace) -> [String] {
    guard condition?.holds(at: place) ?? false, blocks.contains(where: isObservable) else {
      return blocks
    }
    let models = Set(blocks.flatMap(modelNames))
    return blocks.map { rewritten($0, models: models) }
  }

  /// Returns whether code declares a class with `@Observable`.
  static func isObservable(_ code: String) -> Bool { code.contains("@Observable") }

  private static func lines(of code: String) -> [String] {
    code.utf8.split(separator: 10, omittingEmptySubsequences: false).map { String(Substring($0)) }
  }

  /// Returns the names of the classes that are marked as observable.
  private static func modelNames(in code: String) -> [String] {
    var names: [String] = []
    var isMarked = false
    for line in lines(of: code) {
      if line.hasPrefix("@"), line.contains("@Observable") { isMarked = true }
      guard isMarked, let name = className(in: line) else { continue }
      names.append(name)
      isMarked = false
    }
    return names
  }

  private static func className(in line: String) -> String? {
    guard let word = line.firstRange(of: "class ") else { return nil }
    let name = line[word.upperBound...].prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    return name.isEmpty ? nil : String(name)
  }

  private static func rewritten(_ code: String, models: Set<String>) -> String {
    var result: [String] = []
    var isMarked = false
    var isModel = false
    let original = lines(of: code)
    for (index, text) in original.enumerated() {
      var line = text
      if line == "import Observation" {
        line =
          code.contains("import SwiftUI") || code.contains("import Combine") ? "" : "import Combine"
        if line.isEmpty { continue }
      }
      if line.hasPrefix("@"), line.contains("@Observable") {
        isMarked = true
        line = line.replacing("@Observable ", with: "").replacing(" @Observable", with: "")
        if line == "@Observable" { continue }
      }
      if isMarked, let name = className(in: line) {
        line = conforming(line, name: name)
        isMarked = false
        isModel = true
      } else if line.hasPrefix("}") {
        isModel = false
      } else if isModel {
        line = published(line, next: index + 1 < original.count ? original[index + 1] : "")
      }
      result.append(observed(line, models: models))
    }
    return result.joined(separator: "\n")
  }

  /// Returns the declaration of a model, with the conformance.
  private static func conforming(_ line: String, name: String) -> String {
    guard let range = line.firstRange(of: "class " + name) else { return line }
    let rest = line[range.upperBound...]
    let conformance = rest.hasPrefix(":") ? withConformance(rest) : ": ObservableObject" + rest
    return line[..<range.upperBound] + conformance
  }

  /// Inserts `ObservableObject` into an inheritance list; the superclass stays first.
  private static func withConformance(_ list: Substring) -> String {
    let bases = list.dropFirst(2)
    let first = bases.prefix { $0 != "," && $0 != " " }
    return ": " + first + ", ObservableObject" + bases.dropFirst(first.count)
  }

  /// Returns a stored variable at the first level of a model, published unless it is ignored.
  private static func published(_ line: String, next: String) -> String {
    guard line.hasPrefix("  "), !line.hasPrefix("   ") else { return line }
    let member = line.dropFirst(2)
    if member.hasPrefix("@ObservationIgnored ") {
      return "  " + member.dropFirst("@ObservationIgnored ".count)
    }
    let modifiers = ["", "private ", "private(set) ", "fileprivate ", "public "]
    guard modifiers.contains(where: { member.hasPrefix($0 + "var ") }) else { return line }
    // Only a stored variable has observers; any other body computes the value.
    let isObserved = ["didSet", "willSet"].contains {
      member.contains("{ " + $0) || member.hasSuffix("{") && next.hasPrefix("    " + $0)
    }
    let isPlain = !member.hasSuffix(" }") && (!member.hasSuffix("{") || member.contains(" = "))
    return isPlain || isObserved ? "  @Published " + member : line
  }

  /// Returns a view's property that contains a model, with the wrapper for `ObservableObject`.
  private static func observed(_ line: String, models: Set<String>) -> String {
    guard line.hasPrefix("  ") else { return line }
    for model in models {
      if line.contains("@State "), line.contains(" = \(model)(") || line.contains(": \(model)") {
        return line.replacing("@State ", with: "@StateObject ")
      }
      if line.contains("@Bindable "), line.contains(": \(model)") {
        return line.replacing("@Bindable ", with: "@ObservedObject ")
      }
      if line.contains("@Environment(\(model).self)") {
        let typed = line + ": \(model)"
        return typed.replacing("@Environment(\(model).self)", with: "@EnvironmentObject")
      }
      if line.contains(".environment(") {
        return line.replacing(".environment(", with: ".environmentObject(")
      }
      if line == "  let model: \(model)" || line == "  var model: \(model)" {
        return "  @ObservedObject var model: \(model)"
      }
    }
    return line
  }
}
