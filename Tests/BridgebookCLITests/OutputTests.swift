import Foundation
import TestSupport
import Testing

/// Standard output and standard error with hostile input and with readers that close early.
@Suite struct OutputTests {
  /// Characters that could move the cursor, hide text or change its direction.
  private static let hostile =
    "\u{1b}]0;x\u{7}\u{1b}[31m\u{202e}\u{2066}\u{200f}\u{61c}\u{85}\u{9b}\u{7f}"
    + "\u{8}\u{d}\u{feff}\u{2028}"

  private static let commands: [[String]] = [
    ["recommend", hostile], ["recommend", "Acme\(hostile)View"],
    ["recommend", "Acme\(hostile): UIView"], ["recommend", "AcmeView: UI\(hostile)View"],
    ["recommend", "How do I show \(hostile) in a UICollectionView"],
    ["recommend", "--explain", "UIView \(hostile) in SwiftUI"],
    ["search", hostile], ["search", "view \(hostile)"], ["show", hostile], ["list", hostile],
    ["list", "--status", hostile], ["list", "--approach", hostile], ["list", "--since", hostile],
    ["recommend", "--answer", hostile], ["recommend", "--answer", "direction=\(hostile)"],
    ["recommend", "x", "--platform", hostile], ["recommend", "x", "--target", hostile],
    ["search", "x", "--limit", hostile], [hostile], ["--\(hostile)"], ["tree", "--as", hostile],
    ["help", hostile], ["list", "--wait", hostile], ["--store", "/proc/\(hostile)/x", "list"],
    ["--store", "/dev/null/\(hostile)", "show", hostile],
  ]

  @Test(arguments: commands, Effort.isFull ? ["text", "markdown", "json"] : ["json"])
  func noControlCharacterOfAnArgumentIsPrinted(words: [String], format: String) throws {
    let store = words.contains("--store") ? [] : ["--store", SharedStore.path]
    let result = try Program.run(store + ["--format", format] + words)
    for text in [result.out, result.err] {
      let unsafe = text.unicodeScalars.filter { scalar in
        let isControl = scalar.properties.generalCategory == .control
        let isHidden = scalar.properties.generalCategory == .format
        let isSeparator = (0x2028...0x2029).contains(scalar.value)
        return (isControl && scalar != "\n" && scalar != "\t") || isHidden || isSeparator
      }
      #expect(unsafe.map { String($0.value, radix: 16) } == [])
    }
    if format == "json" { _ = try result.json() }
  }

  @Test func noEntryPrintsAControlCharacter() throws {
    let ids = try Program.run("list").out.split(separator: "\n").compactMap {
      $0.split(separator: "\t").first.map(String.init)
    }
    for format in Effort.isFull ? ["text", "markdown", "json"] : ["text"] {
      let result = try Program.run(["--store", SharedStore.path, "--format", format, "show"] + ids)
      #expect(result.status == 0)
      #expect(!hasControlCharacter(result.out))
    }
  }

  /// Returns whether a text of megabytes contains a control character other than a line feed or a
  /// tab.
  private func hasControlCharacter(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { bytes in
      // In UTF-8, the controls from U+0080 to U+009F are C2 and a byte below A0.
      var previous: UInt8 = 0
      for byte in bytes {
        if byte < 0x20, byte != 0x0A, byte != 0x09 { return true }
        if byte == 0x7F || previous == 0xC2 && byte < 0xA0 { return true }
        previous = byte
      }
      return false
    }
  }

  @Test func colorsAreOnlyUsedWhenAskedFor() throws {
    #expect(!(try Program.run("recommend", "MKMapView")).out.contains("\u{1b}"))
    #expect(!(try Program.run("--color", "never", "list")).out.contains("\u{1b}"))
    #expect(try Program.run("--color", "always", "recommend", "MKMapView").out.contains("\u{1b}["))
    for format in ["json", "markdown"] {
      let result = try Program.run("--color", "always", "--format", format, "show", "MKMapView")
      #expect(!result.out.contains("\u{1b}"))
    }
  }

  @Test func aReaderThatLeavesEarlyIsNoError() throws {
    let ids = try Program.run("list").out.split(separator: "\n").prefix(200).compactMap {
      $0.split(separator: "\t").first
    }
    // This is much more than fits into a pipe, so the program is still writing when the reader
    // closes it.
    let line = "bridgebook --format json show \(ids.joined(separator: " "))"
    #expect(try Program.shell(line).bytes.count > 1 << 18)
    let result = try Program.shell("{ \(line); echo \"status $?\" >&2; } | head -c 1")
    #expect(result.out == "{")
    #expect(result.err == "status 0\n")
  }

  @Test func aReaderThatWasNeverThereIsNoError() throws {
    let result = try Program.shell(
      "{ sleep 0.3; bridgebook list; echo \"status $?\" >&2; } | true")
    #expect(result.err == "status 0\n")
  }

  #if os(Linux)
    @Test func aFullDiskIsAnError() throws {
      let result = try Program.shell("bridgebook list > /dev/full")
      #expect(result.status == 2)
      #expect(result.err.hasPrefix("error: the answer cannot be written\n"))
    }

    @Test func aServerOnAFullDiskEndsWithAnError() throws {
      let ping = #"{"jsonrpc":"2.0","id":1,"method":"ping"}"#
      let result = try Program.shell("echo '\(ping)' | bridgebook mcp > /dev/full")
      #expect(result.status == 2)
      #expect(result.err.hasPrefix("error: the answer cannot be written\n"), "\(result.err)")
    }
  #endif

  @Test func theSameQuestionGetsTheSameBytes() throws {
    for words in [
      ["recommend", "MKMapView", "--target", "16"], ["search", "update view"], ["tree"], ["list"],
      ["show", "update-unguarded", "MKMapView"],
    ] {
      for format in ["text", "markdown", "json"] {
        let all = ["--store", SharedStore.path, "--format", format] + words
        let first = try Program.run(all)
        #expect(try Program.run(all).out == first.out)
        #expect(first.out.hasSuffix("\n") && !first.out.hasSuffix("\n\n"))
      }
    }
  }
}
