import Bridgebook
import Testing

/// Numbers, addresses and tokens are recognized by their context; text that only looks similar is
/// kept.
@Suite struct RedactionPositionTests {
  private static let uuid = "3f2504e04f8941d39a0c0305e82c3301"
  private static let token = "740f4707bebcf74f9b7c25d48e3358945f6aa01da5ddb387462c7eaf61bb78ad"
  private static let zeros = String(repeating: "0", count: 31)

  @Test(arguments: [
    ("process 54324 exited", "process 1 exited"),
    ("Process: 54324, process=54325", "Process: 1, process=2"),
    ("killed process 54324.", "killed process 1."),
    ("ppid 54320, PPID: 1, ppid=54320", "ppid 1, PPID: 2, ppid=1"),
    ("processIdentifier = 54324", "processIdentifier = 1"),
    ("Shelf [54327] launched", "Shelf [1] launched"),
    (
      "Shelf[54327] launched by Atlas(UIKitCore) [54328]",
      "Shelf[1] launched by Atlas(UIKitCore) [2]"
    ),
    ("Shelf (54326) exited, Shelf(54326): done", "Shelf (1) exited, Shelf(1): done"),
    ("Process:             shelf [327]", "Process:             shelf [1]"),
    ("Parent Process:      launchd [1]", "Parent Process:      launchd [1]"),
    (
      "process (326), runningboardd(33) and backboardd [66]",
      "process (1), runningboardd(2) and backboardd [3]"
    ),
    ("[54327] scene connected", "[1] scene connected"),
    ("(54326) scene connected", "(1) scene connected"),
    ("10:15:07.123 [54327] scene connected", "10:15:07.123 [1] scene connected"),
    (
      "2026-11-21 10:15:07.466884+0100  (54326) connected",
      "2026-11-21 10:15:07.466884+0100  (1) connected"
    ),
    ("<Notice> [54327] connected", "<Notice> [1] connected"),
    ("[info] [54327] connected", "[info] [1] connected"),
    (
      "exited [54327], terminated (54326), child: [54325]", "exited [1], terminated (2), child: [3]"
    ),
    ("Shelf[54327:991] closed [54327], items (54327)", "Shelf[1:1] closed [1], items (1)"),
    ("pid 331 is gone, [331]", "pid 1 is gone, [1]"),
    (
      "Shelf[54327:991] in [12:54327], [54327,3], [54327, 3], ( 54327 ) and <54327>",
      "Shelf[1:1] in [12:1], [1,3], [1, 3], ( 1 ) and <1>"
    ),
    ("proc 54404 exited, Thread 774213, thread 3", "proc 1 exited, Thread 1, thread 3"),
    (
      "file:///%2FUsers%2Fanna%2Fx, %5CUsers%5Canna%5Cx, %5cusers%5cshared%5cx",
      "file:///%2FUsers%2Fuser1%2Fx, %5CUsers%5Cuser1%5Cx, %5cusers%5cshared%5cx"
    ),
    (
      "token 740F4707 BEBCF74F 9B7C25D4 8E335894 5F6AA01D A5DDB387 462C7EAF 61BB78AD.",
      "token 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000001."
    ),
    (
      "bytes 12345678 12345678 12345678 12345678 12345678 12345678 12345678 12345678",
      "bytes 12345678 12345678 12345678 12345678 12345678 12345678 12345678 12345678"
    ),
    (
      "{3f2504e0_4f89_41d3_9a0c_0305e82c3301}", "{00000000_0000_0000_0000_000000000001}"
    ),
    ("to anna@bücher.example and ben@例え.jp", "to user1@example.com and user2@example.com"),
    ("jürgen.groß@firma.de, 用户@例子.广告", "user1@example.com, user2@example.com"),
    ("“jürgen@bücher.example”", "“user1@example.com”"),
    ("at aabb.ccdd.eeff up, a483.e712.9f06", "at 0000.0000.0001 up, 0000.0000.0002"),
    ("mac 0011.2233.4455.", "mac 0000.0000.0001."),
    (
      "at 00.1a.2b.3c.4d.5e up, mac 00.11.22.33.44.55",
      "at 00.00.00.00.00.01 up, mac 00.00.00.00.00.02"
    ),
    (#"c:\users\bob\x, C:\USERS\EVE\x"#, #"c:\users\user1\x, C:\USERS\user2\x"#),
    (#"C:\Users\anna\App\A.swift of anna"#, #"C:\Users\user1\App\A.swift of user1"#),
    (#"{"path":"C:\\Users\\anna\\x"}"#, #"{"path":"C:\\Users\\user1\\x"}"#),
    (#"C:\Users\Anna Lind\AppData, C:\Users\ben"#, #"C:\Users\user1\AppData, C:\Users\user2"#),
    (#"D:\Documents and Settings\anna\x"#, #"D:\Documents and Settings\user1\x"#),
    ("registered \(token)", "registered \(zeros)\(zeros)01"),
    (
      "deviceToken=<740f4707 bebcf74f 9b7c25d4 8e335894 5f6aa01d a5ddb387 462c7eaf 61bb78ad>",
      "deviceToken=<00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000001>"
    ),
    ("session \(uuid) began", "session \(zeros)1 began"),
    ("id:\(uuid.uppercased())", "id:\(zeros)1"),
  ])
  func isReplaced(original: String, redacted: String) {
    var redactor = Redactor()
    #expect(redactor.redact(original) == redacted)
  }

  @Test(arguments: [
    "items[3] = 4, cells [3] moved, rows (12) reloaded", "[3] <UILabel>, (12) rows", "[0] (0)",
    "Error (404) not found, Code (40412), Status [50012]", "offset [54327], width (102400)",
    "items[54327].title, Rows[54327][2], Grid(54327)(3)", "to process 500 in one pass",
    "process 512 rows, process 300 items", "process 3 of 5", "process 2026-11-21, process 12.55",
    "process 100%, processor 54324, processing 54324", "sha256: \(token)", "SHA256(\(token))",
    "md5 \(uuid)", "contentHash=\(token)", "etag: \"\(uuid)\"", "Caches/\(uuid).png",
    "12345678901234567890123456789012", "1234.5678.9012 and 2026.1121.1015",
    "v1.aabb.ccdd.eeff, aabb.ccdd.eeff.com, aabb.ccdd.eeffe, face.edge.dawn",
    "UIView (54326 points), Build (15123), Version [15123]", "Shelf 4.2 (15123)",
    "[20261121] row, (20261121)", #"C:\Users\Public\x, C:\Users\Default, \Users and Users\"#,
    "Shelf (1024), Shelf [12]", "a@b, Icon@2x.png, @State, x@größe", "Section[100] inserted",
    "heading=12 (54326.5)", "<Map: x = 54326; (54326, 2)>", "body [54326, 54327]",
    "<740f4707 bebcf74f>", "0x0 740f4707", "ids: [54327] loaded", "exited (255), child [12]",
    "10:15:07 rows [54327]", "1.5 (54326) 2026.5 [54327]", "[1] [54327]",
  ])
  func stays(text: String) {
    var redactor = Redactor()
    #expect(redactor.redact(text) == text)
  }

  @Test func aShortNumberOfAProcessIsNoIndex() {
    var redactor = Redactor()
    #expect(
      redactor.redact("pid 331 moved rows (331), items[331]")
        == "pid 1 moved rows (331), items[331]")
    #expect(redactor.redact("closed, (331)") == "closed, (1)")
  }

  /// The header of a line is not part of its text.
  @Test(arguments: [true, false])
  func theProcessOfAHeaderIsKnownInTexts(remembers: Bool) {
    let text =
      "peer [4327] left\n2022-05-30 10:15:07.466884+0100 Atlas[4327:549001] opened\npeer [4327] left\n"
      + "closed, (4327)\nrow [12]\n"
    let run = Imported(Array(text.utf8), redactor: Redactor(), remembersTexts: remembers)
    #expect(
      run.events.map { $0.split(separator: " ").dropFirst(2).joined(separator: " ") } == [
        "peer [4327] left", "opened @1", "peer [4327] left", "closed, (1)", "row [12]",
      ])
  }

  @Test func aNameInAPathOfWindowsIsKnownBeforeItsLine() {
    var users = UserNames()
    Array("Begin anna\nat C:\\Users\\anna\\x\n".utf8).withUnsafeBytes { users.consume($0) }
    users.finish()
    var redactor = Redactor(users: users)
    #expect(redactor.redact("Begin anna") == "Begin user1")
  }
}
