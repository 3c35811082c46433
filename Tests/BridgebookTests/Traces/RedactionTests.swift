import Bridgebook
import TestSupport
import Testing

/// Texts that identify a person or a device are replaced, equal texts by equal replacements.
@Suite struct RedactionTests {
  @Test(arguments: [
    ("at /Users/anna.lind/App/A.swift", "at /Users/user1/App/A.swift"),
    ("/home/ben, /Users/Shared/x, /Users/anna", "/home/user1, /Users/Shared/x, /Users/user2"),
    (#"{"path":"\/Users\/anna\/x"}"#, #"{"path":"\/Users\/user1\/x"}"#),
    ("group.de.lind.Shelf de.lind.Shelf.", "group.com.example.app1 com.example.app1."),
    ("com.lind.a com.lind.b com.lind.a", "com.example.app1 com.example.app2 com.example.app1"),
    ("com.apple.SwiftUI Row.swift view.frame", "com.apple.SwiftUI Row.swift view.frame"),
    ("“com.lind.shelf”", "“com.example.app1”"),
    ("<UIView: 0x600003d14a80; x = 3>", "<UIView: 0x0001; x = 3>"),
    ("0x000000018c3e1a20 0x18c3e1a20 0x0", "0x0001 0x0001 0x0"),
    ("“0x600003d14a80”", "“0x0001”"),
    ("Shelf[27001:549001] a Shelf[27001:5490ff] b", "Shelf[1:1] a Shelf[1:2] b"),
    ("Shelf[88001]: items[3] = 4", "Shelf[1]: items[3] = 4"),
    ("PID: 4002, TID: 0xf900, pid=4002", "PID: 1, TID: 0x1, pid=1"),
    (#""processID":31,"threadID":"77""#, #""processID":1,"threadID":"1""#),
    (
      "/Containers/Data/Application/8C1D2B3A-0001-4ABC-9DEF-0123456789AB/Documents",
      "/Containers/Data/Application/00000000-0000-0000-0000-000000000001/Documents"
    ),
    ("00008030-001A2B3C4D5E6F70", "00000000-0000000000000001"),
    (
      "udid 9b1d3e5f7a9b1d3e5f7a9b1d3e5f7a9b1d3e5f7a",
      "udid 0000000000000000000000000000000000000001"
    ),
    ("Anna's iPhone and Anna’s iPad", "device1 and device2"),
    ("“anna’s iPhone”", "“device1”"),
    ("on Anna Lind's iPhone 15 Pro Max now", "on device1 now"),
    ("Annas iPhone", "device1"),
    ("アンナのiPhone", "device1"),
    ("iPhone von anna", "device1"),
    ("iPad Pro de Anna Lind", "device1"),
    ("iPhone d’Anna", "device1"),
    ("annas-MacBook-Pro.local", "device1"),
    ("Annas-iPhone, Anna-Lind-iPad", "device1, device2"),
    ("mailto anna@lind.se, Icon@2x.png, @self", "mailto user1@example.com, Icon@2x.png, @self"),
    (
      "UIActivityViewController can only be used modally or as contentViewController in popover on iPad.",
      "UIActivityViewController can only be used modally or as contentViewController in popover on iPad."
    ),
    ("iPhone 15 Pro (17.2)", "iPhone 15 Pro (17.2)"),
    ("attribute 529001, heading=12", "attribute 529001, heading=12"),
    ("/Users/anna/x of Anna, anna’s, ANNA", "/Users/user1/x of user1, user1’s, user1"),
    ("/Users/anna/x annabel Hanna anna_b", "/Users/user1/x annabel Hanna anna_b"),
    ("/Users/runner/x runner main", "/Users/user1/x runner main"),
    (
      "GET https://shop.example.com/home/feed/top: feed, /home/settings: settings view",
      "GET https://shop.example.com/home/user1/top: feed, /home/user2: settings view"
    ),
    (
      "http://10.0.0.4:80/Users/center/x https://home/feed/x center feed",
      "http://0.0.0.1:80/Users/user1/x https://home/user2/x center feed"
    ),
    (
      #"api/Users/profile, v2\/Users\/profile\/x profile"#,
      #"api/Users/user1, v2\/Users\/user1\/x profile"#
    ),
    ("file:///Users/anna/x anna", "file:///Users/user1/x user1"),
    (#"file:\/\/localhost\/Users\/anna anna"#, #"file:\/\/localhost\/Users\/user1 user1"#),
    ("/System/Volumes/Data/Users/anna anna", "/System/Volumes/Data/Users/user1 user1"),
    ("/home/anna/x:/Users/bert anna bert", "/home/user1/x:/Users/user2 user1 user2"),
    ("“/Users/anna” anna, „/home/bert/x“ bert", "“/Users/user1” user1, „/home/user2/x“ user2"),
    ("anna@jupiter ~ % log stream", "user1@device1 ~ % log stream"),
    ("anna@jupiter:~/Atlas$ jupiter", "user1@device1:~/Atlas$ jupiter"),
    ("anna@Annas-Mac-mini ~ % Annas-Mac-mini.local", "user1@device1 ~ % device1"),
    ("cpu 50% done, foo@bar 50% done", "cpu 50% done, foo@bar 50% done"),
    (
      "Nov 21 10:15:07 jupiter kernel[0]: jupiter.local up",
      "Nov 21 10:15:07 device1 kernel[1]: device1 up"
    ),
    (
      "Nov 21 10:15:07 Annas-MacBook-Pro kernel[0]: Annas-iPhone",
      "Nov 21 10:15:07 device1 kernel[1]: device2"
    ),
    (
      "Nov 21 10:15:07 jupiter Atlas(UIKitCore)[88001] <Notice>: x",
      "Nov 21 10:15:07 device1 Atlas(UIKitCore)[1] <Notice>: x"
    ),
    (
      "cells[3] <UILabel: 0x600003d14a80; tag = 3>, cells[3] <Notice: x>, Atlas[88001] <Error>: x",
      "cells[3] <UILabel: 0x0001; tag = 3>, cells[3] <Notice: x>, Atlas[1] <Error>: x"
    ),
    (
      "Nov 21 10:15:07 laid cells[3] <UILabel>, Nov 21 10:15:07 jupiter Atlas[88001] <Info>: x",
      "Nov 21 10:15:07 laid cells[3] <UILabel>, Nov 21 10:15:07 device1 Atlas[1] <Info>: x"
    ),
    ("10:15:07.466 moved row[3] now", "10:15:07.466 moved row[3] now"),
    ("10:15:07.466 updated items[3]: apple", "10:15:07.466 updated items[1]: apple"),
    ("at 21 10:15:07 updated items[3]: apple", "at 21 10:15:07 updated items[1]: apple"),
    ("Nov  1 10:15:07  jupiter kernel[0]: x", "Nov  1 10:15:07  device1 kernel[1]: x"),
    (
      "2026-11-21 10:15:07.466884+0100  jupiter Atlas[88001]: x",
      "2026-11-21 10:15:07.466884+0100  device1 Atlas[1]: x"
    ),
    ("2026-11-21T10:15:07.5 jupiter Atlas[8]: x", "2026-11-21T10:15:07.5 device1 Atlas[1]: x"),
    ("10:15:07 localhost Atlas[88001]: x", "10:15:07 localhost Atlas[1]: x"),
    (
      "ping 192.168.7.31 10.4.5.6:8080 192.168.7.31 http://93.184.5.6/x",
      "ping 0.0.0.1 0.0.0.2:8080 0.0.0.1 http://0.0.0.3/x"
    ),
    ("anna@172.20.3.4, host 8.8.4.4, 203.0.113.9.", "anna@0.0.0.1, host 0.0.0.2, 0.0.0.3."),
    (
      "iOS 17.0.1.2, Version: \"140.20.33.44\", Atlas/210.4.5.6 (17.0.1.2)",
      "iOS 17.0.1.2, Version: \"140.20.33.44\", Atlas/210.4.5.6 (17.0.1.2)"
    ),
    (
      "127.0.0.1 0.0.0.0 255.255.255.255 1.200.3.4.5 300.1.1.1 v10.0.0.1 10.0.0.1-beta",
      "127.0.0.1 0.0.0.0 255.255.255.255 1.200.3.4.5 300.1.1.1 v10.0.0.1 10.0.0.1-beta"
    ),
    (
      "fe80::1c2d:3eff:fe4f:5a6b%en0 2001:db8:0:0:0:0:0:7 FE80::1C2D:3EFF:FE4F:5A6B",
      "2001:db8::1%en0 2001:db8::2 2001:db8::1"
    ),
    (
      "10:15:07 10:15:07:621 std::vector Facade::add ab::cd Map.swift:63:12 ::1 8:30",
      "10:15:07 10:15:07:621 std::vector Facade::add ab::cd Map.swift:63:12 ::1 8:30"
    ),
    (
      "a4:83:e7:12:9f:06 A4-83-E7-12-9F-06 A4:83:E7:12:9F:06",
      "00:00:00:00:00:01 00-00-00-00-00-02 00:00:00:00:00:01"
    ),
    (
      "22-05-30-10-15-07 00:00:00:00:00:00 ff:ff:ff:ff:ff:ff a4:83:e7:12:9f:06:11",
      "22-05-30-10-15-07 00:00:00:00:00:00 ff:ff:ff:ff:ff:ff a4:83:e7:12:9f:06:11"
    ),
    ("a4:83:e7:12:9f:06: up, ip 10.0.0.4: up", "00:00:00:00:00:01: up, ip 0.0.0.1: up"),
    (
      "serial number: F2LXK0ABCDEF \"SerialNumber\" = \"C02XK1ABCDEF\"",
      "serial number: 000000000001 \"SerialNumber\" = \"000000000002\""
    ),
    (
      "192.168.7.31-192.168.7.40 10.0.0.4-10.0.0.9 nas-192.168.7.31_a",
      "0.0.0.1-0.0.0.2 0.0.0.3-0.0.0.4 nas-0.0.0.1_a"
    ),
    (
      "192.168.7.31.52344 > 192.168.7.44.443 10.0.0.4.52344 10.0.0.4.5 1.2.3.4.52344",
      "0.0.0.1.52344 > 0.0.0.2.443 0.0.0.3.52344 10.0.0.4.5 1.2.3.4.52344"
    ),
    (
      "host/192.168.7.31:8080 nas/192.168.7.31 nas/10.0.0.4:80 Atlas/10.0.0.4 Atlas/10.0.0.4 (3)",
      "host/0.0.0.1:8080 nas/0.0.0.1 nas/0.0.0.2:80 Atlas/10.0.0.4 Atlas/10.0.0.4 (3)"
    ),
    (
      "192.168.7.31.local 10.0.0.4.local, 10.0.0.4.locale 192.168.7.31a 2-10.0.0.4a",
      "0.0.0.1.local 0.0.0.2.local, 10.0.0.4.locale 192.168.7.31a 2-10.0.0.4a"
    ),
    (
      "64:ff9b::192.168.7.77 ::ffff:192.168.7.77 fe80::1.443 10:15:07.192.168.7",
      "2001:db8::1 ::ffff:0.0.0.2 2001:db8::3.443 10:15:07.192.168.7"
    ),
    (
      "bssid:a4:83:e7:12:9f:06 mac-A4-83-E7-12-9F-06 addr:fe80::1c2d:3eff:fe4f:5a6b ip:2001:db8::7",
      "bssid:00:00:00:00:00:01 mac-00-00-00-00-00-02 addr:2001:db8::1 ip:2001:db8::2"
    ),
    (
      "0a:a4:83:e7:12:9f:06 face:ab:fe80:1 x::fe80::1",
      "0a:a4:83:e7:12:9f:06 face:ab:fe80:1 x::fe80::1"
    ),
    (
      "Serial Number (system): C02XK1ABCDEF, serial number C02XK1ABCDEG, serialNo: C02XK1ABCDEF",
      "Serial Number (system): 000000000001, serial number 000000000002, serialNo: 000000000001"
    ),
    (
      "serial QUEUE00012, serial number 20261121, serial number INCREMENT, serialNonce: C02XK1ABCDEF",
      "serial QUEUE00012, serial number 20261121, serial number INCREMENT, serialNonce: C02XK1ABCDEF"
    ),
    (
      "appVersion: 10.2.0.1, 10.3.0.45 (build 7), OS X 10.9.5.1, 10.3.0.46 build 8",
      "appVersion: 10.2.0.1, 10.3.0.45 (build 7), OS X 10.9.5.1, 10.3.0.46 build 8"
    ),
    ("10.3.0.45 (building), X 10.9.5.1", "0.0.0.1 (building), X 0.0.0.2"),
    (
      "face::add1 feed::b2 fe80::1 febf::2 fd00::1 ff02::1 2001::7",
      "face::add1 feed::b2 2001:db8::1 2001:db8::2 2001:db8::3 2001:db8::4 2001:db8::5"
    ),
    ("image@large 50 % done large", "image@large 50 % done large"),
    ("so image@large scale % done", "so image@large scale % done"),
    ("anna@jupiter Atlas % ls", "user1@device1 Atlas % ls"),
    ("serial queue: 3, serial: true, SerialNumber", "serial queue: 3, serial: true, SerialNumber"),
  ])
  func aText(original: String, redacted: String) {
    var redactor = Redactor()
    #expect(redactor.redact(original) == redacted)
  }

  @Test func noSecretSurvivesWhateverStandsAroundIt() {
    // The first path reveals one name; the others must be found on their own.
    let secrets = [
      "/Users/cleonalind/x", "de.bertanalind.Shelf", "0x6000beef01", "Bertanalind's iPhone",
      "iPad von bertanalind", "bertanalind@mail.se", "bertanalinds-MacBook.local",
      "/home/cleonalind", "192.168.77.231", "fe80::beef:1", "a4:83:e7:be:ef:06", "annalind",
    ]
    let marks = [
      " ", "\"", "'", "(", ")", "[", "<", ">", ", ", ": ", "=", "“", "”", "„", "–", "。", "\u{A0}",
      "\t",
      "\\", "{", "}", ";", "|", "«", "»",
    ]
    var generator = SeededGenerator(seed: 41)
    for _ in 0..<Effort.amount(brief: 100, full: 400) {
      var text = "/Users/annalind/Desktop"
      for _ in 0..<Int.random(in: 1...4, using: &generator) {
        text += marks.randomElement(using: &generator) ?? ""
        text += secrets.randomElement(using: &generator) ?? ""
        text += marks.randomElement(using: &generator) ?? ""
      }
      var redactor = Redactor()
      let redacted = redactor.redact(text)
      let traces = ["nalind", "beef", "be:ef", "77.231"].filter { redacted.contains($0) }
      #expect(traces == [], "\(text) → \(redacted)")
      for end in stride(from: 0, to: text.utf8.count, by: 3) {
        _ = redactor.redact(String(decoding: text.utf8.prefix(end), as: UTF8.self))
      }
    }
  }

  @Test func whatAFullTableDoesNotKnowIsReplacedAllTheSame() {
    let text = (0..<9).map { "view 0x60000\($0) moved\n" }.joined()
    var run = Imported(Array(text.utf8), redactor: Redactor(capacity: 4))
    #expect(run.issues.map(\.code) == [.redacted, .redactionFull])
    #expect(run.issues.map(\.count) == [9, 5])
    #expect(run.events.suffix(2).map { $0.hasSuffix("view 0x0000 moved") } == [true, true])
    run = Imported(Array(text.utf8), redactor: Redactor(capacity: 9))
    #expect(run.issues.map(\.code) == [.redacted])
    #expect(Set(run.events.map { $0.drop { $0 != " " } }).count == 9)
  }

  @Test(arguments: Fixture.all)
  func aRedactedRunHasTheSameEvents(_ fixture: Fixture) {
    let bytes = Array(fixture.text.utf8)
    let whole = Imported(bytes)
    let redacted = Imported(bytes, redactor: Redactor())
    #expect(redacted.kinds == whole.kinds)
    #expect(redacted.lines == whole.lines)
    #expect(redacted.times == whole.times)
    #expect(redacted.depths == whole.depths)
    #expect(redacted.scores == whole.scores)
    #expect(redacted.cannotShow == whole.cannotShow)
    #expect(redacted.hash == whole.hash)
    for cut in stride(from: 1, to: bytes.count, by: Effort.amount(brief: 5, full: 1))
    where Imported(bytes, cuts: [cut], redactor: Redactor()) != redacted {
      Issue.record("cut at \(cut)")
      return
    }
    for original in [
      "549001", "27001", "0x1740001", "df0001", "com.example.shelf", "com.example.Shelf",
      "/Users/me", "88001", "804b98a8", "4002", "77120", "0x1f", "pid: 3", "com.example.work",
    ] {
      #expect(!redacted.events.contains { $0.contains(original) }, "\(original)")
    }
  }
}
