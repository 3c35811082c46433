import Bridgebook
import TestSupport
import Testing

/// Damaged inputs cause no crash, and yield the same events regardless of how they are divided.
@Suite struct TraceFuzzTests {
  /// A SplitMix64 generator, so that a failure can be reproduced from its seed.
  struct Generator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var mixed = state
      mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
      mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
      return mixed ^ (mixed >> 31)
    }
  }

  @Test(arguments: Fixture.all)
  func damagedFixtures(_ fixture: Fixture) {
    var generator = Generator(state: 0xB41D_6E00 ^ UInt64(fixture.text.utf8.count))
    for round in 0..<60 {
      var bytes = Array(fixture.text.utf8)
      for _ in 0..<Int.random(in: 1...12, using: &generator) { damage(&bytes, &generator) }
      let whole = Imported(bytes)
      // The look-up of a line's events relies on their order.
      if whole.scores.allSatisfy({ FormatRegistry.format($0.id)?.keepsLineOrder == true }) {
        #expect(whole.lines == whole.lines.sorted(), "round \(round)")
      }
      let cuts = (0..<3).map { _ in Int.random(in: 0...bytes.count, using: &generator) }.sorted()
      #expect(Imported(bytes, cuts: cuts).events == whole.events, "round \(round)")
      _ = Imported(bytes, format: fixture.format)
    }
  }

  @Test func noise() {
    var generator = Generator(state: 7)
    for _ in 0..<200 {
      let count = Int.random(in: 0...400, using: &generator)
      let bytes = (0..<count).map { _ in
        Bool.random(using: &generator)
          ? UInt8.random(in: 0...255, using: &generator)
          : Array("[{<\"\\:,}]>\n =-0x.T".utf8).randomElement(using: &generator) ?? 0
      }
      let format = FormatRegistry.formats.randomElement(using: &generator)?.id
      _ = Imported(bytes, format: format)
    }
  }

  private func damage(_ bytes: inout [UInt8], _ generator: inout Generator) {
    guard !bytes.isEmpty else { return }
    let index = Int.random(in: 0..<bytes.count, using: &generator)
    switch Int.random(in: 0..<5, using: &generator) {
    case 0: bytes[index] = UInt8.random(in: 0...255, using: &generator)
    case 1: bytes.remove(at: index)
    case 2: bytes.insert(UInt8.random(in: 0...127, using: &generator), at: index)
    case 3:
      let end = min(bytes.count, index + Int.random(in: 0...40, using: &generator))
      bytes.removeSubrange(index..<end)
    default:
      let end = min(bytes.count, index + Int.random(in: 0...40, using: &generator))
      bytes.insert(
        contentsOf: bytes[index..<end], at: Int.random(in: 0...bytes.count, using: &generator))
    }
  }
}
