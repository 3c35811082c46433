/// Makes the texts of a run readable.
package enum ReadableNames {
  /// Returns the text with class names spelled as in code; nil if that changes nothing.
  ///
  /// A stack frame is reduced to its library and function, without addresses and offsets.
  package static func readable(_ text: String) -> String? {
    let cut = frame(text)
    return demangled(cut ?? text) ?? cut
  }

  /// Returns the library and function of a frame such as `4   SwiftUI   0x18c3e1a20 symbol + 120`;
  /// nil for other text.
  private static func frame(_ text: String) -> String? {
    // Crash reports align their columns with spaces, other tools with tabs.
    let words = text.split { $0 == " " || $0 == "\t" }
    let start = words.first == "frame" ? 1 : 0
    guard words.count > start + 3, words[start].utf8.allSatisfy({ (48...57).contains($0) }),
      let address = words.firstIndex(where: { $0.hasPrefix("0x") }), address > start + 1,
      address + 1 < words.count
    else { return nil }
    var function = words[(address + 1)...]
    if let plus = function.lastIndex(of: "+"), plus > function.startIndex {
      function = function[..<plus]
    }
    for noise in [["@objc"], ["specialized"], ["partial", "apply", "for"]]
    where function.starts(with: noise.map { Substring($0) }) {
      function = function.dropFirst(noise.count)
    }
    guard !function.isEmpty else { return nil }
    return words[(start + 1)..<address].joined(separator: " ") + ": "
      + function.joined(separator: " ")
  }

  private static func demangled(_ text: String) -> String? {
    var text = text
    guard text.withUTF8({ $0.contains(where: mayBegin) }) else { return nil }
    let bytes = Array(text.utf8)
    var readable: [UInt8] = []
    var kept = 0
    var index = 0
    while index < bytes.count {
      guard mayBegin(bytes[index]), let (name, end) = MangledName.read(bytes[index...]) else {
        index += 1
        continue
      }
      readable += bytes[kept..<index] + Array(name.utf8)
      index = end
      kept = end
    }
    return kept == 0 ? nil : String(decoding: readable + bytes[kept...], as: UTF8.self)
  }

  /// Returns whether a mangled name may begin with this byte.
  private static func mayBegin(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "_") || byte == UInt8(ascii: "$")
  }
}
