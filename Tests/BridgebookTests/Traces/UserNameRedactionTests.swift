import Bridgebook
import Testing

/// Names that occur in paths are replaced everywhere.
@Suite struct UserNameRedactionTests {
  /// Names in paths are learned before the first line is read, however the bytes are divided.
  @Test func namesOfUsersAreKnownBeforehand() {
    let text =
      "hello anna.lind\n\\/Users\\/Anna.Lind\\/x\n/home/ben/x, Ben's map\nBen, will it?\n/home/will/a\n"
      + "GET https://shop.example.com/Users/profile/which/is/longer/than/a/name/may/be/so/that/"
      + "it/is/cut/off hello profile"
    let bytes = Array(text.utf8)
    let catalog = MessageCatalog([
      MessagePattern(
        id: "a", pattern: "this will cause", gotchas: [], severity: .note, isOnceOnly: false)
    ])
    for cut in 0...bytes.count {
      var users = UserNames(catalog: catalog)
      bytes.withUnsafeBytes {
        users.consume(UnsafeRawBufferPointer(rebasing: $0[..<cut]))
        users.consume(UnsafeRawBufferPointer(rebasing: $0[cut...]))
      }
      users.finish()
      let redacted = Imported(bytes, cuts: [cut], redactor: Redactor(users: users))
      #expect(
        redacted.events == [
          "1 note hello user1", #"2 note \/Users\/user1\/x"#, "3 note /home/user2/x, user2's map",
          "4 note user2, will it?", "5 note /home/user3/a",
          "6 note GET https://shop.example.com/Users/user4/which/is/longer/than/a/name/may/be/so/"
            + "that/it/is/cut/off hello profile",
        ])
    }
  }

  /// From a pipe, a name is known only after its path was read, but then also in remembered texts.
  @Test func aNameLearnedLateIsReplacedInATextThatIsRemembered() {
    let text = "hello anna\nhello anna\n/Users/anna/x\nhello anna\n"
    for remembers in [true, false] {
      let run = Imported(
        Array(text.utf8), redactor: Redactor(), remembersTexts: remembers)
      #expect(run.events.map { $0.contains("anna") } == [true, true, false, false])
    }
  }

  @Test func namesBeyondTheirCapacityAreReported() {
    let names = (0..<1_030).map { "anna\($0)b" }
    var text = names.map { "/Users/\($0)/x\n" }.joined() + "/Users/ANNA7b/x\n"
    text += "by anna7b, anna1023b\nby anna1024b\n"
    let run = Imported(Array(text.utf8), redactor: Redactor())
    #expect(run.issues.map(\.code) == [.redacted, .redactionFull])
    #expect(run.issues.map(\.count) == [1_033, 6])
    #expect(
      run.events.suffix(2) == ["1032 note by user8, user1024", "1033 note by anna1024b"])
  }

  /// The longer of two names with a common beginning is matched, regardless of which was learned
  /// first.
  @Test(arguments: ["/Users/anna/x /Users/anna.lind/x", "/Users/anna.lind/x /Users/anna/x"])
  func aNameMayBeginLikeAnother(paths: String) {
    var redactor = Redactor()
    _ = redactor.redact(paths)
    let redacted = redactor.redact("anna anna.lind anna.lindt anna.b")
    let (anna, lind) = paths.hasPrefix("/Users/anna/") ? (1, 2) : (2, 1)
    #expect(redacted == "user\(anna) user\(lind) user\(anna).lindt user\(anna).b")
  }
}
