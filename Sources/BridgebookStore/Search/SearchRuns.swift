internal import Bridgebook

extension SearchText {
  /// A run of text that is tokenized as a whole.
  enum Run: Equatable {
    /// Letters and digits as typed, without accents.
    case word(String)
    /// The pieces of a run of Chinese, Japanese or Korean text.
    case eastAsian([String])
    /// The end of a sentence, a phrase or a line.
    case boundary
  }

  /// Splits a text into runs, with at most `limit` words.
  static func runs(of text: String, limit: Int) -> [Run] {
    var runs: [Run] = []
    // Processes bytes, which is faster than characters; the whole book is split here.
    var word: [UInt8] = []
    var eastAsian = ""
    var count = 0
    func finish() {
      if !word.isEmpty {
        runs.append(.word(String(decoding: word, as: UTF8.self)))
        word.removeAll(keepingCapacity: true)
        count += 1
      }
      if !eastAsian.isEmpty {
        for pieces in bigrams(of: eastAsian) { runs.append(.eastAsian(pieces)) }
        eastAsian = ""
        count += 1
      }
    }
    for scalar in text.unicodeScalars {
      guard count < limit else { return runs }
      switch scalar.value {
      case 48...57, 65...90, 97...122:
        if !eastAsian.isEmpty { finish() }
        word.append(UInt8(truncatingIfNeeded: scalar.value))
      case 39, 0x2019, 0x300...0x36f: continue
      case 0x21, 0x2c, 0x2e, 0x3a, 0x3b, 0x3f, 10:
        finish()
        runs.append(.boundary)
      case 0..<128: finish()
      case _ where EastAsianText.holds(scalar):
        if !word.isEmpty { finish() }
        eastAsian.unicodeScalars.append(scalar)
      case _ where scalar.properties.isAlphabetic || scalar.properties.numericType != nil:
        if !eastAsian.isEmpty { finish() }
        word += Array(UTF8.encode(bases[scalar] ?? scalar) ?? UTF8.encodedReplacementCharacter)
      default: finish()
      }
    }
    finish()
    return runs
  }

  /// Returns the word in lowercase.
  static func folded(_ word: String) -> String {
    word.utf8.allSatisfy { !(65...90).contains($0) && $0 < 128 } ? word : word.lowercased()
  }

  /// Returns whether a word is a name such as `updateUIView`; an all-caps word is not.
  static func isName(_ word: String) -> Bool {
    var hasSmall = false
    var hasInnerCapital = false
    for (index, byte) in word.utf8.enumerated() {
      if (97...122).contains(byte) { hasSmall = true }
      if index > 0, (65...90).contains(byte) { hasInnerCapital = true }
    }
    return hasSmall && hasInnerCapital
  }

  /// Letters with diacritics, and the letters under which they are indexed.
  private static let bases: [Unicode.Scalar: Unicode.Scalar] = {
    let rows = [
      "aàáâãäåāăą", "cçćĉċč", "dďđ", "eèéêëēĕėęě", "gĝğġģ", "hĥħ", "iìíîïĩīĭį", "jĵ", "kķ", "lĺļľł",
      "nñńņň", "oòóôõöøōŏő", "rŕŗř", "sśŝşš", "tţťŧ", "uùúûüũūŭůűų", "wŵ", "yýÿŷ", "zźżž",
      "AÀÁÂÃÄÅĀĂĄ", "CÇĆĈĊČ", "DĎĐ", "EÈÉÊËĒĔĖĘĚ", "GĜĞĠĢ", "HĤĦ", "IÌÍÎÏĨĪĬĮİ", "JĴ", "KĶ",
      "LĹĻĽŁ",
      "NÑŃŅŇ", "OÒÓÔÕÖØŌŎŐ", "RŔŖŘ", "SŚŜŞŠ", "TŢŤŦ", "UÙÚÛÜŨŪŬŮŰŲ", "WŴ", "YÝŶŸ", "ZŹŻŽ",
    ]
    var bases: [Unicode.Scalar: Unicode.Scalar] = [:]
    for row in rows {
      guard let base = row.unicodeScalars.first else { continue }
      for scalar in row.unicodeScalars.dropFirst() { bases[scalar] = base }
    }
    return bases
  }()
}
