import Foundation
import TestSupport
import Testing

/// The plug-in for coding agents: its copies in the repository, its manifests, and its launcher
/// script.
@Suite struct PluginTests {
  private let folder: TemporaryFolder
  private static let plugin = ".agents/plugins/bridgebook"

  init() throws {
    folder = try TemporaryFolder()
    let made = try Program.run(
      ["--store", SharedStore.path, "export", "plugin", "-o", "made"], in: folder.path)
    #expect(made.status == 0, "\(made.err)")
  }

  private func made(_ name: String) throws -> String {
    try String(contentsOfFile: folder.path("made/\(name)"), encoding: .utf8)
  }

  private func names() throws -> [String] {
    let files = try FileManager.default.subpathsOfDirectory(atPath: folder.path("made"))
    return files.filter {
      var isFolder: ObjCBool = false
      return FileManager.default.fileExists(
        atPath: folder.path("made/\($0)"), isDirectory: &isFolder) && !isFolder.boolValue
    }.sorted()
  }

  private func document(_ name: String) throws -> [String: Any] {
    let value = try JSONSerialization.jsonObject(with: Data(try made(name).utf8))
    return try #require(value as? [String: Any])
  }

  /// `RECORD_GOLDENS=1` writes the copies, and fails so that the changes are reviewed.
  @Test func theRepositoryHoldsWhatExportMakes() throws {
    let names = try names()
    #expect(names.count == 13)
    for name in names {
      let copy = Repository.root.appendingPathComponent(name)
      let text = try made(name)
      let isProgram = FileManager.default.isExecutableFile(atPath: folder.path("made/\(name)"))
      #expect(isProgram == name.contains("/bin/"))
      guard
        (try? String(contentsOf: copy, encoding: .utf8)) != text
          || FileManager.default.isExecutableFile(atPath: copy.path) != isProgram
      else { continue }
      if ProcessInfo.processInfo.environment["RECORD_GOLDENS"] == "1" {
        try FileManager.default.createDirectory(
          at: copy.deletingLastPathComponent(), withIntermediateDirectories: true)
        try? FileManager.default.removeItem(at: copy)
        try FileManager.default.copyItem(
          at: folder.url.appendingPathComponent("made/\(name)"), to: copy)
        Issue.record("recorded \(name); review the change")
      } else {
        Issue.record("\(name) is not what export plugin makes; RECORD_GOLDENS=1 records it")
      }
    }
  }

  /// These folders contain only exported files.
  @Test func theRepositoryHoldsNothingElse() throws {
    let made = Set(try names())
    for top in [".agents", ".claude-plugin", ".cursor-plugin"] {
      let url = Repository.root.appendingPathComponent(top)
      for path in try FileManager.default.subpathsOfDirectory(atPath: url.path) {
        var isFolder: ObjCBool = false
        let file = url.appendingPathComponent(path).path
        guard FileManager.default.fileExists(atPath: file, isDirectory: &isFolder),
          !isFolder.boolValue
        else { continue }
        #expect(made.contains("\(top)/\(path)"), "\(top)/\(path)")
      }
    }
  }

  /// A manifest's documented format, with the allowed and the required members.
  private struct Form {
    let file: String
    let allowed: Set<String>
    let needed: Set<String>
    /// The address of the documentation.
    let source: String
  }

  private static let identity: Set<String> = [
    "name", "version", "description", "author", "license", "keywords",
  ]

  private static let forms = [
    Form(
      file: "\(plugin)/plugin.json",
      allowed: identity.union(["$schema", "homepage", "repository", "extensions"]),
      needed: ["$schema", "name"],
      source: "https://agent-plugins.org/schemas/1.0.0/plugin.schema.json"),
    Form(
      file: "\(plugin)/mcp.json", allowed: ["$schema", "mcpServers"],
      needed: ["$schema", "mcpServers"],
      source: "https://agent-plugins.org/schemas/1.0.0/mcp.schema.json"),
    Form(
      file: "\(plugin)/.claude-plugin/plugin.json",
      allowed: identity.union([
        "homepage", "repository", "commands", "agents", "skills", "hooks", "mcpServers",
        "outputStyles", "lspServers",
      ]), needed: ["name"], source: "https://code.claude.com/docs/en/plugins-reference"),
    Form(
      file: "\(plugin)/.codex-plugin/plugin.json",
      allowed: identity.union([
        "homepage", "repository", "skills", "mcpServers", "apps", "hooks", "interface",
      ]), needed: ["name", "version", "description"],
      source: "https://developers.openai.com/codex/plugins/build"),
    Form(
      file: "\(plugin)/.cursor-plugin/plugin.json",
      allowed: identity.union([
        "displayName", "minClientVersions", "publisher", "homepage", "repository", "logo",
        "category", "tags", "commands", "agents", "skills", "rules", "hooks", "variables",
        "mcpServers",
      ]), needed: ["name"],
      source: "https://github.com/cursor/plugins/blob/main/schemas/plugin.schema.json"),
    Form(
      file: ".cursor-plugin/marketplace.json",
      allowed: ["name", "owner", "metadata", "plugins"], needed: ["name", "plugins"],
      source: "https://github.com/cursor/plugins/blob/main/schemas/marketplace.schema.json"),
    Form(
      file: ".claude-plugin/marketplace.json",
      allowed: ["name", "owner", "metadata", "plugins"], needed: ["name", "owner", "plugins"],
      source: "https://code.claude.com/docs/en/plugins/create-marketplace"),
    Form(
      file: ".agents/plugins/marketplace.json", allowed: ["name", "interface", "plugins"],
      needed: ["name", "plugins"], source: "https://developers.openai.com/codex/plugins/build"),
    Form(
      file: "\(plugin)/.mcp.json", allowed: ["mcpServers"], needed: ["mcpServers"],
      source: "https://code.claude.com/docs/en/mcp"),
  ]

  @Test func everyManifestHasTheFormThatIsDocumented() throws {
    #expect(try names().filter { $0.hasSuffix(".json") } == Self.forms.map(\.file).sorted())
    for form in Self.forms {
      let members = Set(try document(form.file).keys)
      #expect(members.isSubset(of: form.allowed), "\(form.file): \(form.source)")
      #expect(members.isSuperset(of: form.needed), "\(form.file): \(form.source)")
    }
    for name in [
      "plugin.json", ".claude-plugin/plugin.json", ".codex-plugin/plugin.json",
      ".cursor-plugin/plugin.json",
    ] {
      let manifest = try document("\(Self.plugin)/\(name)")
      let text = try #require(manifest["name"] as? String)
      #expect(text.wholeMatch(of: /[a-z0-9]+(-[a-z0-9]+)*/) != nil)
      let version = try version()
      #expect(manifest["version"] as? String == version)
      let author = try #require(manifest["author"] as? [String: Any])
      #expect(Set(author.keys).isSubset(of: ["name", "email"]))
    }
  }

  private func version() throws -> String? {
    try Program.run("--version").out.split(separator: " ").last
      .map { $0.trimmingCharacters(in: .newlines) }
  }

  @Test func everyPathOfAManifestLeadsToAFile() throws {
    var paths: [(String, String)] = []
    for name in [".claude-plugin/marketplace.json", ".cursor-plugin/marketplace.json"] {
      let plugins = try #require(try document(name)["plugins"] as? [[String: Any]])
      for plugin in plugins { paths.append((name, try #require(plugin["source"] as? String))) }
    }
    let codex = ".agents/plugins/marketplace.json"
    for plugin in try #require(try document(codex)["plugins"] as? [[String: Any]]) {
      let source = try #require(plugin["source"] as? [String: Any])
      #expect(source["source"] as? String == "local")
      paths.append((codex, try #require(source["path"] as? String)))
      let policy = try #require(plugin["policy"] as? [String: Any])
      #expect(policy["installation"] as? String == "AVAILABLE")
      #expect(policy["authentication"] as? String == "ON_INSTALL")
    }
    for name in [".codex-plugin/plugin.json", ".cursor-plugin/plugin.json"] {
      let manifest = try document("\(Self.plugin)/\(name)")
      for member in ["skills", "mcpServers", "commands"] {
        guard let path = manifest[member] as? String else { continue }
        paths.append((name, "./\(Self.plugin)/\(path.dropFirst(2))"))
      }
    }
    #expect(paths.count == 8)
    for (file, path) in paths {
      #expect(path.hasPrefix("./") && !path.contains(".."), "\(file): \(path)")
      #expect(
        FileManager.default.fileExists(atPath: folder.path("made/\(path.dropFirst(2))")),
        "\(file): \(path)")
    }
    let servers = try #require(
      try document("\(Self.plugin)/mcp.json")["mcpServers"] as? [String: [String: String]])
    #expect(servers == ["bridgebook": ["type": "stdio", "command": "./bin/bridgebook-mcp"]])
  }

  @Test func theSkillIsOneTextThatAsksTheProgram() throws {
    let skill = try made("\(Self.plugin)/skills/bridgebook/SKILL.md")
    #expect(try made(".agents/skills/bridgebook/SKILL.md") == skill)
    let lines = skill.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines[0] == "---" && lines[1] == "name: bridgebook" && lines[3] == "---")
    let description = lines[2].dropFirst("description: ".count)
    #expect(lines[2].hasPrefix("description: ") && description.count <= 1_024)
    #expect(!description.contains(": ") && !description.contains("<"))
    // Every tool that the skill names exists in the server, and every command runs.
    for tool in ["recommend", "diagnose", "check", "search", "show", "simulate"] {
      #expect(skill.contains("`\(tool)`"))
      #expect(try Program.run("help", tool).status == 0)
    }
    #expect(skill.contains("takes precedence"))
    #expect(!skill.contains("references/"))
    let whole = try Program.run(
      ["--store", SharedStore.path, "export", "skill", "-o", "bridgebook"], in: folder.path)
    #expect(whole.status == 0)
    let exported = try String(contentsOfFile: folder.path("bridgebook/SKILL.md"), encoding: .utf8)
    for line in lines
    where line.hasPrefix("| ") || line.hasPrefix("1. ") || line.hasPrefix("description") {
      #expect(exported.contains(line), "\(line)")
    }
  }

  @Test func theCommandStepsAreThoseOfThePrompt() throws {
    let command = try made("\(Self.plugin)/commands/fix-my-wrapper.md")
    #expect(command.hasPrefix("---\ndescription: "))
    #expect(command.contains("$ARGUMENTS"))
    #expect(command.contains("Fix the cause in the wrapper, not the symptom."))
  }

  // MARK: The launcher

  private static let initialize =
    #"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":"2025-11-25"}}"#

  /// Runs a shell line that begins with environment variables.
  private func launch(_ line: String) throws -> Program.Output {
    try folder.write(Self.initialize + "\n", to: "requests")
    return try Program.start("/bin/sh", ["-c", line], in: folder.path).output()
  }

  /// Returns the script as a file, and as the command in `.mcp.json`.
  private func starts() throws -> [String] {
    let servers = try document("\(Self.plugin)/.mcp.json")["mcpServers"] as? [String: [String: Any]]
    let server = try #require(servers?["bridgebook"])
    #expect(server["command"] as? String == "/bin/sh")
    let words = try #require(server["args"] as? [String])
    #expect(words.count == 2 && words[0] == "-c")
    #expect(words[1] == (try made("\(Self.plugin)/bin/bridgebook-mcp")))
    try folder.write(words[1], to: "inline.sh")
    return [
      "'\(folder.path("made/\(Self.plugin)/bin/bridgebook-mcp"))'",
      "/bin/sh -c \"$(cat '\(folder.path("inline.sh"))')\"",
    ]
  }

  @Test func theServerStartsWithAnEmptyPath() throws {
    for start in try starts() {
      // The program is found by its variable, in a home folder, and by `PATH`.
      let home = folder.path("home")
      try? FileManager.default.createDirectory(
        atPath: home + "/.local/bin", withIntermediateDirectories: true)
      try? FileManager.default.createSymbolicLink(
        atPath: home + "/.local/bin/bridgebook", withDestinationPath: Program.path)
      let store = "BRIDGEBOOK_STORE='\(SharedStore.path)'"
      for environment in [
        "PATH= BRIDGEBOOK='\(Program.path)' HOME='\(home)'", "PATH= HOME='\(home)'",
        "BRIDGEBOOK='\(Program.path)'",
        "PATH='\(URL(fileURLWithPath: Program.path).deletingLastPathComponent().path)'",
      ] {
        let result = try launch("/usr/bin/env -i \(store) \(environment) \(start) < requests")
        #expect(result.status == 0, "\(environment): \(result.err)")
        #expect(result.out.contains(#""protocolVersion":"2025-11-25""#), "\(environment)")
      }
    }
  }

  @Test func whoeverHasNoProgramIsToldHowToInstallIt() throws {
    // If the program is installed on this machine, the script finds it, and this case cannot be
    // tested.
    guard
      !["/opt/homebrew/bin", "/usr/local/bin", "/home/linuxbrew/.linuxbrew/bin", "/usr/bin"]
        .contains(where: { FileManager.default.fileExists(atPath: $0 + "/bridgebook") })
    else { return }
    for start in try starts() {
      for environment in ["PATH=", "", "PATH= HOME=/nonexistent", "PATH=/bin BRIDGEBOOK=/bin"] {
        let result = try launch("/usr/bin/env -i \(environment) \(start) < requests")
        #expect(result.status == 127)
        #expect(result.out == "")
        #expect(result.err.contains("brew install"))
        #expect(result.err.contains("BRIDGEBOOK"))
      }
    }
  }
}
