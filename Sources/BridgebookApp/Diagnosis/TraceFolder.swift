/// A folder that Apple's tools show as one document, with the command that exports a readable trace
/// from it.
package struct TraceFolder: Equatable {
  let suffix: String
  package let what: String
  package let instead: String

  package static let known: [TraceFolder] = [
    TraceFolder(
      suffix: ".trace", what: "a .trace bundle of Instruments",
      instead: "export a table: xctrace export --input FILE --toc names them, then --xpath one"),
    TraceFolder(
      suffix: ".logarchive", what: "a log archive",
      instead: "export its text: log show --archive FILE --style ndjson > FILE.ndjson"),
    TraceFolder(
      suffix: ".xcresult", what: "a result bundle of Xcode",
      instead: "export the log of the test: xcrun xcresulttool get log --path FILE"),
  ]

  /// Returns the kind of a folder, determined by its name, regardless of trailing slashes; nil for
  /// other folders.
  package static func kind(of path: String) -> TraceFolder? {
    var name = path[...]
    while name.count > 1, name.hasSuffix("/") { name.removeLast() }
    return known.first { name.hasSuffix($0.suffix) }
  }
}
