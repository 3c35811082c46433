import Foundation
import Testing

/// Checks that the manual page covers all commands; `manual.sh` checks that it renders.
@Suite struct ManualPageTests {
  @Test func everyCommandAndEveryOptionIsThere() throws {
    let page = try Program.run(["help", "--man"])
    #expect(page.status == 0)
    #expect(page.err == "")
    #expect(page.out.hasPrefix(".TH BRIDGEBOOK 1 "))
    for option in ["\\-\\-output, \\-o PATH", "\\-\\-help, \\-h", "\\-\\-version, \\-V"] {
      #expect(page.out.contains("\n.B \"\(option)\"\n"), "\(option)")
    }
    for command in HelpTests.commands {
      #expect(page.out.contains("\n.SS \"\(command)"), "\(command)")
      for example in try HelpTests.examples(of: command) {
        let start = example.prefix { $0 != "\"" && $0 != "-" && $0 != "'" }
        #expect(page.out.contains("\n.B \"\(start)"), "\(example)")
      }
    }
  }

  @Test func theVersionIsThatOfTheProgram() throws {
    let version = try Program.run(["--version"]).out.trimmingCharacters(in: .newlines)
    #expect(
      try Program.run(["help", "--man"]).out.split(separator: "\n")[0].contains("\"\(version)\""))
  }

  @Test func thePageIsPlainASCII() throws {
    #expect(
      try Program.run(["help", "--man"]).bytes.allSatisfy { $0 == 10 || (32...126).contains($0) })
  }
}
