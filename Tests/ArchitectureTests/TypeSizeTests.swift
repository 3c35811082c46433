import Testing

/// Types are limited too, because a limit on files alone would let a type grow over many files.
@Suite struct TypeSizeTests {
  private static let limit = 300
  private static let sizes = TypeSize.all(in: ScannedFile.all)

  @Test func typesStayShort() {
    #expect(TypeSizeTests.sizes.count > 500)
    for size in TypeSizeTests.sizes
    where size.lineCount > TypeSizeTests.limit && !TypeSizeExceptions.tables.contains(size.name) {
      Issue.record(
        "\(size.name) has \(size.lineCount) lines over all its extensions; divide it into parts that own their state"
      )
    }
  }

  @Test(arguments: TypeSizeExceptions.tables)
  func exceptionsAreLong(_ name: String) {
    let count = TypeSizeTests.sizes.first { $0.name == name }?.lineCount ?? 0
    #expect(count > TypeSizeTests.limit, "\(name) is no exception any more")
  }

  @Test func extensionsOfOneModuleCountTogether() {
    let files = [
      ScannedFile(
        path: "Sources/Bridgebook/Book/A.swift",
        text: """
          import Testing

          package final class Box<Value>: Equatable {
            // }
            struct Inner {}
            let text = "{"
          }

          enum Other {}
          """),
      ScannedFile(
        path: "Sources/Bridgebook/Book/B.swift",
        text: "extension Box\nwhere Value: Equatable {\n}\n"),
      ScannedFile(path: "Sources/Platform/C.swift", text: "extension Box {}\n"),
    ]
    let sizes = TypeSize.all(in: files).map { "\($0.name) \($0.lineCount)" }
    #expect(sizes == ["Bridgebook.Box 8", "Bridgebook.Other 1", "Platform.Box 1"])
  }
}
