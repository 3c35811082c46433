#if os(Linux)
  import Foundation
  import Platform
  import Testing

  @testable import BridgebookStore

  /// File names that are not UTF-8, which Linux allows.
  @Suite struct FileNameTests {
    @Test(arguments: [
      [0x61], [0xff], [0x61, 0xe9, 0x2e], [0xc3, 0xa9], [0xf4, 0x8f, 0xbf, 0xbf], [0xc3],
      [0xe2, 0x82],
      [0xed, 0xa0, 0x80], [0xf0, 0x9f, 0x98, 0x80], [0xff, 0xf4, 0x8f, 0xbe, 0x80, 0x61],
    ])
    func everyNameComesBack(bytes: [UInt8]) {
      let text = PathText.text(of: bytes)
      #expect(PathText.bytes(of: text).map { UInt8(bitPattern: $0) } == bytes + [0])
    }

    @Test func plainNamesStayAsTheyAre() {
      #expect(PathText.text(of: Array("Bücher/本.log".utf8)) == "Bücher/本.log")
    }

    @Test func randomNamesComeBack() {
      var state: UInt64 = 7
      for _ in 0..<2000 {
        var bytes: [UInt8] = []
        for _ in 0..<6 {
          state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
          let mask: UInt8 = state >> 60 > 7 ? 0xc0 : 0
          bytes.append(max(1, UInt8(truncatingIfNeeded: state >> 40) | mask))
        }
        let text = PathText.text(of: bytes)
        #expect(PathText.bytes(of: text).dropLast().map { UInt8(bitPattern: $0) } == bytes)
      }
    }

    @Test func commandsReadAndWriteSuchFiles() throws {
      let folder = try TemporaryFolder()
      let result = try Program.shell(
        """
        set -e
        name=$(printf 'caf\\351')
        mkdir "$name.dir"; cd "$name.dir"
        printf 'Begin updateUIView\\nEnd updateUIView\\n' > "$name.log"
        bridgebook diagnose "$name.log" > diagnosis.txt || [ $? = 1 ]
        bridgebook --store "$name.sqlite" import "$name.log"
        bridgebook --store "$name.sqlite" runs > runs.txt
        bridgebook --store "$name.sqlite" backup "$name-copy.sqlite"
        bridgebook --store "$name.sqlite" backup --force "$name-copy.sqlite"
        bridgebook --store "$name-copy.sqlite" doctor store integrity runs run-contents
        bridgebook merge "$name-copy.sqlite"
        bridgebook export claims -o "$name.md"
        bridgebook export skill -o "$name-skill"
        bridgebook --store "$name.sqlite" sql "SELECT 1"
        test -s "$name.md"; test -s "$name-skill/SKILL.md"; test -s "$name-copy.sqlite"
        ls | LC_ALL=C grep -c "$(printf '^caf\\351')"
        """, store: copy(in: folder), in: folder.path)
      #expect(result.status == 0, "\(result.err)")
      #expect(result.out.hasSuffix("\n5\n"), "\(result.out)")
      #expect(result.out.contains("caf\\xE9.md: "), "\(result.out)")
    }

    private func copy(in folder: TemporaryFolder) throws -> String {
      try SharedStore.copy(to: folder.path("shared.sqlite"))
      return folder.path("shared.sqlite")
    }

    @Test func aMissingOneIsNamedReadably() throws {
      let result = try Program.shell("bridgebook diagnose \"$(printf 'no\\377ne')\"")
      #expect(result.status == 2)
      #expect(result.err.contains("no\\xFFne"), "\(result.err)")
    }
  }
#endif
