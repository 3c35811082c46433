internal import Bridgebook

/// The plug-in for coding agents: one skill, one server, one command, and the manifests for each
/// client.
///
/// The folder is laid out as the root of a repository that clients add as a marketplace: Xcode 27
/// and Codex read `.agents/plugins`, Claude Code `.claude-plugin`, Cursor `.cursor-plugin`, and
/// clients of Agent Plugins 1.0.0 the plug-in's own `plugin.json`. `npx skills` reads
/// `.agents/skills`.
package struct PluginFolder {
  /// A file of the folder.
  package struct File {
    /// The path in the folder.
    package let name: String
    package let text: String
    /// Whether the file is executable.
    package var isProgram = false
  }

  private static let name = "bridgebook"
  private static let summary =
    "Which bridge between SwiftUI and UIKit or AppKit to build, and what goes wrong with it"
  private static let author = "The bridgebook authors"
  private static let category = "Developer Tools"
  /// The path of the plug-in in the repository; Codex does not accept the repository itself as a
  /// plug-in.
  private static let plugin = ".agents/plugins/bridgebook"
  private static let launcher = "bin/bridgebook-mcp"

  private let version: String

  /// - Parameter version: the version of the program.
  package init(version: String) {
    self.version = version
  }

  /// All files of the folder.
  package var files: [File] {
    let skill = SkillText.page(name: PluginFolder.name)
    let plugin = PluginFolder.plugin
    return [
      File(name: ".agents/plugins/marketplace.json", text: codexMarketplace.document),
      File(name: "\(plugin)/.claude-plugin/plugin.json", text: claudeManifest.document),
      File(name: "\(plugin)/.codex-plugin/plugin.json", text: codexManifest.document),
      File(name: "\(plugin)/.cursor-plugin/plugin.json", text: cursorManifest.document),
      File(name: "\(plugin)/.mcp.json", text: servers.document),
      File(
        name: "\(plugin)/\(PluginFolder.launcher)", text: PluginLauncher.script, isProgram: true),
      File(name: "\(plugin)/commands/\(WrapperFix.name).md", text: PluginFolder.command),
      File(name: "\(plugin)/mcp.json", text: portableServers.document),
      File(name: "\(plugin)/plugin.json", text: portableManifest.document),
      File(name: "\(plugin)/skills/\(PluginFolder.name)/SKILL.md", text: skill),
      File(name: ".agents/skills/\(PluginFolder.name)/SKILL.md", text: skill),
      File(name: ".claude-plugin/marketplace.json", text: claudeMarketplace.document),
      File(name: ".cursor-plugin/marketplace.json", text: cursorMarketplace.document),
    ]
  }

  // MARK: Manifests

  /// The members that all manifests share.
  private var identity: [(String, JSONValue)] {
    [
      ("name", .string(PluginFolder.name)), ("version", .string(version)),
      ("description", .string(PluginFolder.summary)),
      ("author", .object([("name", .string(PluginFolder.author))])),
      ("license", .string("MIT")),
      ("keywords", .strings(["swiftui", "uikit", "appkit", "representable", "mcp"])),
    ]
  }

  // Agent Plugins 1.0.0: https://agent-plugins.org/schemas/1.0.0/plugin.schema.json
  private var portableManifest: JSONValue {
    .object(
      [("$schema", .string("https://agent-plugins.org/schemas/1.0.0/plugin.schema.json"))]
        + identity)
  }

  // https://code.claude.com/docs/en/plugins-reference; skills, commands and servers are found by
  // their location.
  private var claudeManifest: JSONValue { .object(identity) }

  // https://developers.openai.com/codex/plugins/build
  private var codexManifest: JSONValue {
    .object(
      identity + [
        ("skills", .string("./skills/")), ("mcpServers", .string("./.mcp.json")),
        (
          "interface",
          .object([
            ("displayName", .string("bridgebook")),
            ("shortDescription", .string(PluginFolder.summary)),
            ("developerName", .string(PluginFolder.author)),
            ("category", .string(PluginFolder.category)),
          ])
        ),
      ])
  }

  // https://cursor.com/docs/plugins/building, schema in cursor/plugins: schemas/plugin.schema.json
  private var cursorManifest: JSONValue {
    .object(
      identity + [
        ("skills", .string("./skills/")), ("commands", .string("./commands/")),
        ("mcpServers", .string("./.mcp.json")),
      ])
  }

  // MARK: Marketplaces

  private var codexMarketplace: JSONValue {
    .object([
      ("name", .string(PluginFolder.name)),
      ("interface", .object([("displayName", .string("bridgebook"))])),
      (
        "plugins",
        .array([
          .object([
            ("name", .string(PluginFolder.name)),
            (
              "source",
              .object([
                ("source", .string("local")), ("path", .string("./" + PluginFolder.plugin)),
              ])
            ),
            (
              "policy",
              .object([
                ("installation", .string("AVAILABLE")), ("authentication", .string("ON_INSTALL")),
              ])
            ), ("category", .string(PluginFolder.category)),
          ])
        ])
      ),
    ])
  }

  private var claudeMarketplace: JSONValue { marketplace }

  private var cursorMarketplace: JSONValue { marketplace }

  /// The marketplace file of Claude Code and Cursor, which read the same members.
  private var marketplace: JSONValue {
    .object([
      ("name", .string(PluginFolder.name)),
      ("owner", .object([("name", .string(PluginFolder.author))])),
      (
        "plugins",
        .array([
          .object([
            ("name", .string(PluginFolder.name)),
            ("source", .string("./" + PluginFolder.plugin)),
            ("description", .string(PluginFolder.summary)),
          ])
        ])
      ),
    ])
  }

  // MARK: The server

  /// Agent Plugins 1.0.0: https://agent-plugins.org/schemas/1.0.0/mcp.schema.json; allows a path in
  /// the plug-in.
  private var portableServers: JSONValue {
    .object([
      ("$schema", .string("https://agent-plugins.org/schemas/1.0.0/mcp.schema.json")),
      (
        "mcpServers",
        .object([
          (
            PluginFolder.name,
            .object([
              ("type", .string("stdio")), ("command", .string("./" + PluginFolder.launcher)),
            ])
          )
        ])
      ),
    ])
  }

  /// The servers for clients that read `.mcp.json`.
  ///
  /// Contains the launcher script itself, because Claude Code, Codex and Cursor each name the
  /// plug-in's folder differently, if at all.
  private var servers: JSONValue {
    .object([
      (
        "mcpServers",
        .object([
          (
            PluginFolder.name,
            .object([
              ("command", .string("/bin/sh")), ("args", .strings(["-c", PluginLauncher.script])),
            ])
          )
        ])
      )
    ])
  }

  // MARK: The command

  private static var command: String {
    let first =
      "Call the tool diagnose of the server bridgebook with the console log: as text, or as the path of a log that is "
      + "still being written, then with from and the nextOffset of the last answer. If there is no log yet, ask for "
      + "one, and call the tool check with the file of the wrapper meanwhile."
    let steps = ([first] + WrapperFix.steps).enumerated().map {
      "\($0.offset + 1). \($0.element)\n"
    }
    // Clients replace $ARGUMENTS with the user's input.
    return """
      ---
      description: Diagnoses a console log, explains what provoked each finding, and fixes the wrapper
      argument-hint: "[path of a log] [file of the wrapper]"
      ---

      A SwiftUI wrapper of a UIKit or AppKit class misbehaves. Find out why from its console, and fix it. The user wrote:
      $ARGUMENTS


      """ + steps.joined()
  }
}
