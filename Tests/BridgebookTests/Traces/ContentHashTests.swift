import Bridgebook
import Testing

/// The processor's SHA instructions and the portable implementation yield the same digests.
@Suite struct ContentHashTests {
  @Test(arguments: [true, false])
  func knownDigests(mayUseInstructions: Bool) {
    func digest(_ bytes: [UInt8], chunk: Int) -> String {
      var hash = ContentHash(mayUseInstructions: mayUseInstructions)
      for start in stride(from: 0, to: bytes.count, by: chunk) {
        bytes[start..<min(start + chunk, bytes.count)].withUnsafeBytes { hash.update($0) }
      }
      return hash.hexadecimal
    }
    let empty = "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"
    let abc = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"
    let million = "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0"
    #expect(digest([], chunk: 1) == empty)
    #expect(digest(Array("abc".utf8), chunk: 3) == abc)
    let letters = [UInt8](repeating: UInt8(ascii: "a"), count: 1_000_000)
    for chunk in [63, 64, 65, 4_096, 1_000_000] {
      #expect(digest(letters, chunk: chunk) == million, "in chunks of \(chunk)")
    }
  }
}
